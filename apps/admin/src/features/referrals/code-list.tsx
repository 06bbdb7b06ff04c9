import { keepPreviousData } from '@tanstack/react-query'
import { codeStates, type ReferralFilter } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { CsvButton } from '../../components/csv-button.tsx'
import { ListToolbar } from '../../components/list-toolbar.tsx'
import { PageLinks } from '../../components/page-links.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTableLook } from '../../components/table-look.tsx'
import { useListState } from '../../lib/list-state.ts'
import { countText, knownWord, signedSort } from '../../lib/list-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { codeColumns, codeStateLabels, CodesTable } from './codes-table.tsx'

const newestFirst = { column: 'created', direction: 'descending' } as const

const stateOptions = [
  { value: '', label: 'All codes' },
  ...codeStates.map((value) => ({ value, label: codeStateLabels[value] })),
]

/** All codes of all hosts; only those somebody can use are called active. */
export function CodeList() {
  const list = useListState({ filters: ['state'], defaultSort: newestFirst })
  const sort = list.sort ?? newestFirst
  const state = knownWord(codeStates, list.filter('state'))
  const query = trpc.referrals.list.useQuery(
    {
      q: list.search,
      state,
      sort: signedSort<NonNullable<ReferralFilter['sort']>>(sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const { look, menu } = useTableLook('codes', codeColumns)
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel="Code, name or e-mail"
        summary={countText(query.data?.total, 'code', 'codes')}
        actions={
          <>
            {menu}
            <CsvButton address={`/api/admin/referrals.csv?${list.view()}`} name="trivet-referrals.csv" />
          </>
        }
      >
        <SelectField
          label="State"
          hideLabel
          fieldClassName="w-40"
          options={stateOptions}
          value={state ?? ''}
          onChange={(event) => list.setFilter('state', event.target.value)}
        />
      </ListToolbar>
      <QueryState query={query} failure="Failed to load referral codes">
        {({ referralCodes, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <CodesTable
              codes={referralCodes}
              look={look}
              sort={sort}
              onSortChange={list.setSort}
              list={list}
            />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
    </>
  )
}
