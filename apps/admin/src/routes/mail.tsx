import { keepPreviousData } from '@tanstack/react-query'
import { mailMessages, mailStatuses, type MailListInput, type MailPage } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { useSearchParams } from 'react-router'
import { ConsolePage } from '../components/console-page.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { MailDialog } from '../features/mail/mail-dialog.tsx'
import { statusLabels } from '../features/mail/mail-words.ts'
import { mailColumns, MailsTable } from '../features/mail/mails-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { countText, knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

const newestFirst = { column: 'created', direction: 'descending' } as const

export default function MailRoute() {
  const list = useListState({ filters: ['status'], defaultSort: newestFirst })
  const [open, setOpen] = useOpenMail()
  const sort = list.sort ?? newestFirst
  const status = knownWord(mailStatuses, list.filter('status'))
  const query = trpc.mail.list.useQuery(
    {
      q: list.search,
      status,
      sort: signedSort<NonNullable<MailListInput['sort']>>(sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const { look, menu } = useTableLook(
    'mails',
    mailColumns((mail) => setOpen(mail._id)),
  )
  return (
    <ConsolePage title="Mail">
      <ListToolbar
        list={list}
        searchLabel="Recipient or order number"
        summary={countText(query.data?.total, 'mail', 'mails')}
        actions={menu}
      >
        <SelectField
          label="State"
          hideLabel
          fieldClassName="w-56"
          options={statusOptions(query.data?.counts)}
          value={status ?? ''}
          onChange={(event) => list.setFilter('status', event.target.value)}
        />
      </ListToolbar>
      <QueryState query={query} failure={mailMessages.listFailed}>
        {({ mails, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <MailsTable mails={mails} look={look} sort={sort} onSortChange={list.setSort} list={list} />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
      {open && <MailDialog id={open} onClose={() => setOpen(null)} />}
    </ConsolePage>
  )
}

/** In the address, so that an order can lead to one of its mails. */
function useOpenMail() {
  const [query, setQuery] = useSearchParams()
  const setOpen = (id: string | null) =>
    setQuery(
      (present) => {
        const next = new URLSearchParams(present)
        if (id) next.set('open', id)
        else next.delete('open')
        return next
      },
      // closing it is no step that Back would undo
      { preventScrollReset: true, replace: id === null },
    )
  return [query.get('open'), setOpen] as const
}

function statusOptions(counts: MailPage['counts'] | undefined) {
  return [
    { value: '', label: 'All mails' },
    ...mailStatuses.map((value) => ({
      value,
      label: counts ? `${statusLabels[value]} (${counts[value]})` : statusLabels[value],
    })),
  ]
}
