import type { Subscriber } from '@trivet/core'
import { Button } from '@trivet/ui/button'
import { column, type Sort } from '@trivet/ui/data-table'
import { Instant } from '../../components/instant.tsx'
import { NoRows, type NoRowsProps } from '../../components/no-rows.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import type { TableLook } from '../../components/table-look.tsx'

export function subscriberColumns(onUnsubscribe: (subscriber: Subscriber) => void) {
  return [
    column('E-mail', ({ email }: Subscriber) => <span className="font-medium break-all">{email}</span>, {
      sortKey: 'email',
      className: 'w-full min-w-56',
    }),
    column('Since', ({ subscribedAt }: Subscriber) => <Instant at={subscribedAt} />, { sortKey: 'since' }),
    column('Until', ({ unsubscribedAt }: Subscriber) =>
      unsubscribedAt ? <Instant at={unsubscribedAt} /> : '—',
    ),
    column('End it', (subscriber: Subscriber) =>
      subscriber.unsubscribedAt ? (
        '—'
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Unsubscribe ${subscriber.email}`}
          onClick={() => onUnsubscribe(subscriber)}
        >
          Unsubscribe
        </Button>
      ),
    ),
  ]
}

type SubscribersTableProps = {
  subscribers: readonly Subscriber[]
  look: TableLook<Subscriber>
  sort: Sort
  onSortChange: (sort: Sort) => void
  list: NoRowsProps['list']
}

export function SubscribersTable({ subscribers, look, list, ...sorting }: SubscribersTableProps) {
  return (
    <RecordTable
      {...look}
      {...sorting}
      caption="Readers of the newsletter"
      rows={subscribers}
      rowKey={(subscriber) => subscriber._id}
      empty={<NoRows list={list} things="addresses" none="Nobody is subscribed yet" />}
    />
  )
}
