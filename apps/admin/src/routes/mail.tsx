import * as mailCopy from '@trivet/core/copy/mail'
import { keepPreviousData } from '@tanstack/react-query'
import { mailStatuses, type MailListInput, type MailPage } from '@trivet/core/contract/mail'
import { useSearchParams } from 'react-router'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { mailColumns } from '../features/mail/mail-columns.tsx'
import { MailDialog } from '../features/mail/mail-dialog.tsx'
import { statusLabels } from '../features/mail/mail-words.ts'
import { useListState } from '../lib/list-state.ts'
import { knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

export default function MailRoute() {
  const list = useListState({
    filters: ['status'],
    defaultSort: { column: 'created', direction: 'descending' },
  })
  const [open, setOpen] = useOpenMail()
  const query = trpc.mail.list.useQuery(
    {
      q: list.search,
      status: knownWord(mailStatuses, list.filter('status')),
      sort: signedSort<MailListInput['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const options = statusOptions(query.data?.counts)
  return (
    <ListPage
      title="Mail"
      name="mails"
      caption="Mails"
      list={list}
      query={query}
      failure={mailCopy.listFailed}
      columns={mailColumns((mail) => setOpen(mail._id))}
      rowsOf={({ mails }) => mails}
      nouns={['mail', 'mails']}
      none="No mail was written yet"
      searchLabel="Recipient or order number"
      filters={<FilterSelect list={list} name="status" label="State" options={options} className="w-56" />}
    >
      {open && <MailDialog id={open} onClose={() => setOpen(null)} />}
    </ListPage>
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
