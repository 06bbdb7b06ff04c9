import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { endSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import type { Choice } from './choice.ts'
import { ChoiceList } from './choice-list.tsx'
import { SearchStatus } from './search-status.tsx'
import { useChoices } from './use-choices.ts'

type CommandMenuProps = { onClose: () => void; onShowKeys: () => void }

/** Everything by a few letters: arrow keys choose, Enter opens. */
export function CommandMenu({ onClose, onShowKeys }: CommandMenuProps) {
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const logout = trpc.users.logout.useMutation({ onSettled: () => endSession() })
  const [typed, setTyped] = useState('')
  const { groups, choices, search, remember } = useChoices(typed, {
    onShowKeys,
    onLogout: () => logout.mutate(),
  })
  // by its id: what is chosen stays so while more lines come in
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = choices.find(({ id }) => id === chosenId) ?? choices[0]
  const optionId = ({ id }: Choice) => `${listId}-${id}`

  function open(choice: Choice) {
    remember(choice)
    onClose()
    if (choice.to) void navigate(choice.to)
    choice.run?.()
  }

  function move(step: number) {
    const index = chosen ? choices.indexOf(chosen) : -1
    const next = choices[(index + step + choices.length) % choices.length]
    if (!next) return
    setChosenId(next.id)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (event.nativeEvent.isComposing) return
    if (step) move(step)
    else if (event.key === 'Enter' && chosen) open(chosen)
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Search"
        description="Orders by number, e-mail, name or address; users, products, codes, payouts and pages"
        hideDescription
        initialFocus={field}
        className="max-sm:top-2 max-sm:bottom-auto max-sm:max-h-[calc(100dvh-1rem)] sm:top-20 sm:max-h-[calc(100dvh-7rem)] sm:translate-y-0"
      >
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search the console"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder="Number, e-mail, name, address…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosenId(null)
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full rounded-input border border-input bg-card px-4 text-body max-md:text-[1rem]"
        />
        <SearchStatus typed={typed} search={search} count={choices.length} />
        <ChoiceList
          id={listId}
          groups={groups}
          chosenId={chosen?.id}
          optionId={optionId}
          onPoint={({ id }) => setChosenId(id)}
          onOpen={open}
        />
      </DialogContent>
    </Dialog>
  )
}
