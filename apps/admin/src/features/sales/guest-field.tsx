import { keepPreviousData } from '@tanstack/react-query'
import * as generalCopy from '@trivet/core/copy/general'
import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import { Search, UserPlus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { messageOf, trpc } from '../../lib/trpc.ts'
import { NewGuestDialog } from './new-guest-dialog.tsx'
import type { SaleGuest } from './sale-draft.ts'

type GuestFieldProps = { guest: SaleGuest | null; onChoose: (guest: SaleGuest | null) => void }

const mostShown = 6

/** Who is on the phone: somebody with an account, or one that is opened now. */
export function GuestField({ guest, onChoose }: GuestFieldProps) {
  return guest ? (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 break-words">
        <span className="block font-medium">{guest.name}</span>
        <span className="text-muted-foreground">{guest.email}</span>
      </p>
      <Button type="button" variant="secondary" size="sm" onClick={() => onChoose(null)}>
        Somebody else
      </Button>
    </div>
  ) : (
    <GuestSearch onChoose={onChoose} />
  )
}

function GuestSearch({ onChoose }: Pick<GuestFieldProps, 'onChoose'>) {
  const [text, setText] = useState('')
  const [isOpening, setIsOpening] = useState(false)
  const q = useDeferredValue(text.trim())
  const isAsked = q.length > 1
  const found = trpc.accounts.page.useQuery(
    { q, pageNumber: 1 },
    { enabled: isAsked, placeholderData: keepPreviousData },
  )
  const users = (isAsked && found.data?.users.filter(({ isDisabled }) => !isDisabled)) || []
  return (
    <div className="grid gap-3">
      <TextField
        type="search"
        label="Name, email or phone"
        icon={<Search aria-hidden strokeWidth={1.75} />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter would send the whole form
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        error={found.error ? messageOf(found.error, generalCopy.errorOccurred) : undefined}
      />
      <p role="status" className="text-muted-foreground">
        {isAsked && found.isSuccess && users.length === 0 && 'Nobody has an account by that'}
      </p>
      {users.length > 0 && (
        <ul aria-label="Accounts found" className="divide-y rounded-input border">
          {users.slice(0, mostShown).map(({ _id, name, email, phone }) => (
            <li key={_id}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 px-3 py-2 text-left hover:bg-muted"
                onClick={() => onChoose({ _id, name, email })}
              >
                <span className="font-medium">{name}</span>
                <span className="min-w-0 break-all text-muted-foreground">
                  {[email, phone].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button
        type="button"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => setIsOpening(true)}
      >
        <UserPlus aria-hidden strokeWidth={1.75} />
        New guest…
      </Button>
      {isOpening && <NewGuestDialog typed={text} onOpened={onChoose} onClose={() => setIsOpening(false)} />}
    </div>
  )
}
