import { Autocomplete } from '@trivet/ui/autocomplete'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRole } from '../../lib/may.ts'
import { endSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Choice } from './choice.ts'
import { ChoiceLine } from './choice-line.tsx'
import { rememberChoice } from './recent-choices.ts'
import { SearchStatus } from './search-status.tsx'
import { useChoices } from './use-choices.ts'

type CommandMenuProps = { onClose: () => void; onShowKeys: () => void }

/** Everything by a few letters: arrow keys choose, Enter opens. */
export function CommandMenu({ onClose, onShowKeys }: CommandMenuProps) {
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const logout = trpc.users.logout.useMutation({ onSettled: () => endSession() })
  const [typed, setTyped] = useState('')
  const { groups, count, search } = useChoices(typed, {
    role: useRole(),
    onShowKeys,
    onLogout: () => logout.mutate(),
  })

  function open(choice: Choice) {
    rememberChoice(choice)
    onClose()
    if (choice.to) void navigate(choice.to)
    choice.run?.()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Search"
        description="Orders by number, email, name or address; users, products, codes, payouts and pages"
        hideDescription
        initialFocus={field}
        className="max-sm:top-2 max-sm:bottom-auto max-sm:max-h-[calc(100dvh-1rem)] sm:top-20 sm:max-h-[calc(100dvh-7rem)] sm:translate-y-0"
      >
        <Autocomplete
          inputRef={field}
          label="Search the admin"
          placeholder="Number, email, name, address…"
          maxLength={100}
          value={typed}
          onValueChange={setTyped}
          groups={groups}
          renderItem={(choice) => <ChoiceLine {...choice} />}
          onChoose={open}
        >
          <SearchStatus typed={typed} search={search} count={count} />
        </Autocomplete>
      </DialogContent>
    </Dialog>
  )
}
