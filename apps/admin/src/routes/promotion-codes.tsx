import { keepPreviousData } from '@tanstack/react-query'
import type { PromotionCodeFilter } from '@trivet/core/contract/promotion-codes'
import * as promotionCodesCopy from '@trivet/core/copy/promotion-codes'
import { promotionCodeStates } from '@trivet/core/promotion-codes'
import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { promotionColumns } from '../features/promotion-codes/promotion-columns.tsx'
import { useListState } from '../lib/list-state.ts'
import { knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

const stateOptions = [
  { value: '', label: 'All codes' },
  ...promotionCodeStates.map((value) => ({
    value,
    label: promotionCodesCopy.promotionCodeStateTexts[value],
  })),
]

export default function PromotionCodesRoute() {
  const list = useListState({
    filters: ['state'],
    defaultSort: { column: 'created', direction: 'descending' },
  })
  const query = trpc.promotionCodes.list.useQuery(
    {
      q: list.search,
      state: knownWord(promotionCodeStates, list.filter('state')),
      sort: signedSort<PromotionCodeFilter['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  return (
    <ListPage
      title="Promotion codes"
      note={
        <Button size="sm" render={<Link to={paths.newPromotionCode()} />}>
          New code
        </Button>
      }
      name="promotion-codes"
      caption="Promotion codes"
      list={list}
      query={query}
      failure={promotionCodesCopy.codesLoadFailed}
      columns={promotionColumns}
      rowsOf={({ promotionCodes }) => promotionCodes}
      rowLabel={({ code }) => code}
      rowPath={paths.promotionCode}
      nouns={['code', 'codes']}
      none="No promotion codes yet"
      searchLabel="Code or note"
      filters={
        <FilterSelect
          list={list}
          name="state"
          label="State"
          options={stateOptions}
          className="w-[calc(50%-0.375rem)] sm:w-44"
        />
      }
      csv={{ name: 'promotion-codes' }}
    />
  )
}
