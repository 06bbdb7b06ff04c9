import type { StaffRole } from '@trivet/core/staff'
import { FilePlus2, FileUp, Keyboard, LogOut, PhoneCall, TicketPercent } from 'lucide-react'
import { adminLinks } from '../../components/admin-links.ts'
import { mayOpen } from '../../lib/may.ts'
import { paths } from '../../paths.ts'
import type { Choice } from './choice.ts'

type Actions = { role: StaffRole | null; onShowKeys: () => void; onLogout: () => void }

/** The pages of the admin that the role may open, and what can be done from anywhere. */
export function commands({ role, onShowKeys, onLogout }: Actions): readonly Choice[] {
  const pages = adminLinks.flatMap(({ links }) =>
    links.map(({ to, label, Icon }) => ({ id: `page:${to}`, label, Icon, to })),
  )
  const all: readonly Choice[] = [
    ...pages,
    { id: 'new-order', label: 'New order', detail: 'For a guest', Icon: PhoneCall, to: paths.newOrder() },
    {
      id: 'new-promotion-code',
      label: 'New promotion code',
      Icon: TicketPercent,
      to: paths.newPromotionCode(),
    },
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
  return all.filter(({ to }) => to === undefined || mayOpen(role, to))
}

/** Those of which a word begins with what was typed. */
export function matching(choices: readonly Choice[], text: string): readonly Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
}
