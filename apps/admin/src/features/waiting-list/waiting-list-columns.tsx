import type { WaitingListEntry } from '@trivet/core/contract/waiting-list'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'

export function waitingListColumns(onErase: (entry: WaitingListEntry) => void) {
  return [
    column(
      'Email',
      ({ email }: WaitingListEntry) => (
        <span className="font-medium">
          <EmailText email={email} />
        </span>
      ),
      {
        sortKey: 'email',
        className: 'w-full min-w-56',
      },
    ),
    column('Place', placeText, { sortKey: 'place' }),
    column('Since', ({ joinedAt }: WaitingListEntry) => <Instant at={joinedAt} />, { sortKey: 'since' }),
    column('Erase', (entry: WaitingListEntry) => (
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Erase ${entry.email}, ${entry.postalCode}`}
        onClick={() => onErase(entry)}
      >
        Erase
      </Button>
    )),
  ]
}

function placeText({ postalCode, city, country }: WaitingListEntry): string {
  return [postalCode, city, country === 'USA' ? '' : country].filter((part) => part !== '').join(' ')
}
