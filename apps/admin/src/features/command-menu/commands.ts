import { FilePlus2, FileUp, Keyboard, LogOut } from 'lucide-react'
import { adminLinks } from '../../components/admin-links.ts'
import { paths } from '../../paths.ts'
import type { Choice } from './choice.ts'

type Actions = { onShowKeys: () => void; onLogout: () => void }

/** The pages of the admin, and what can be done from anywhere. */
export function commands({ onShowKeys, onLogout }: Actions): readonly Choice[] {
  const pages = adminLinks.flatMap(({ links }) =>
    links.map(({ to, label, Icon }) => ({ id: `page:${to}`, label, Icon, to })),
  )
  return [
    ...pages,
    { id: 'new-product', label: 'New product', Icon: FilePlus2, to: paths.newProduct() },
    {
      id: 'import',
      label: 'Import products',
      detail: 'From a CSV file',
      Icon: FileUp,
      to: paths.importProducts(),
    },
    { id: 'keys', label: 'Keyboard shortcuts', Icon: Keyboard, run: onShowKeys },
    { id: 'logout', label: 'Logout', Icon: LogOut, run: onLogout },
  ]
}

/** Those of which a word begins with what was typed. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
}
