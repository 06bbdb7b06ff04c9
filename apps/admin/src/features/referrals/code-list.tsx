import { keepPreviousData } from '@tanstack/react-query'
import { codeStates, type ReferralFilter } from '@trivet/core/contract/referrals'
import { FilterSelect } from '../../components/filter-select.tsx'
import { RecordList } from '../../components/record-list.tsx'
import { useListState } from '../../lib/list-state.ts'
import { knownWord, signedSort } from '../../lib/list-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { codeColumns, codeStateLabels } from './code-columns.tsx'

const stateOptions = [
  { value: '', label: 'All codes' },
  ...codeStates.map((value) => ({ value, label: codeStateLabels[value] })),
]

/** All codes of all hosts; only those somebody can use are called active. */
export function CodeList() {
  const list = useListState({
    filters: ['state'],
    defaultSort: { column: 'created', direction: 'descending' },
  })
  const query = trpc.referrals.list.useQuery(
    {
      q: list.search,
      state: knownWord(codeStates, list.filter('state')),
      sort: signedSort<ReferralFilter['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <RecordList
      name="codes"
      caption="Referral codes"
      list={list}
      query={query}
      failure="Failed to load referral codes"
      columns={codeColumns}
      rowsOf={({ referralCodes }) => referralCodes}
      nouns={['code', 'codes']}
      none="No host has a code yet"
      searchLabel="Code, name or email"
      filters={
        <FilterSelect list={list} name="state" label="State" options={stateOptions} className="w-40" />
      }
      csv={{ name: 'referrals' }}
    />
  )
}
