import { keepPreviousData } from '@tanstack/react-query'
import { reviewStates, type ReviewFilter, type StaffReview } from '@trivet/core'
import { SelectField } from '@trivet/ui/select-field'
import { useState } from 'react'
import { ConsolePage } from '../components/console-page.tsx'
import { CsvButton } from '../components/csv-button.tsx'
import { ListToolbar } from '../components/list-toolbar.tsx'
import { PageLinks } from '../components/page-links.tsx'
import { QueryState } from '../components/query-state.tsx'
import { useTableLook } from '../components/table-look.tsx'
import { ModerateDialog } from '../features/reviews/moderate-dialog.tsx'
import { reviewColumns, ReviewsTable } from '../features/reviews/reviews-table.tsx'
import { useListState } from '../lib/list-state.ts'
import { countText, knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

const newestFirst = { column: 'written', direction: 'descending' } as const

const stateOptions = [
  { value: '', label: 'Shown and hidden' },
  { value: 'visible', label: 'Shown' },
  { value: 'hidden', label: 'Hidden' },
]

const ratings = ['1', '2', '3', '4', '5'] as const

const ratingOptions = [
  { value: '', label: 'All ratings' },
  ...ratings.toReversed().map((value) => ({ value, label: `${value} ${value === '1' ? 'star' : 'stars'}` })),
]

export default function ReviewsRoute() {
  const list = useListState({ filters: ['state', 'rating'], defaultSort: newestFirst })
  const sort = list.sort ?? newestFirst
  const state = knownWord(reviewStates, list.filter('state'))
  const rating = knownWord(ratings, list.filter('rating'))
  const query = trpc.reviews.list.useQuery(
    {
      q: list.search,
      state,
      rating,
      sort: signedSort<NonNullable<ReviewFilter['sort']>>(sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const [chosen, setChosen] = useState<StaffReview | null>(null)
  const { look, menu } = useTableLook('reviews', reviewColumns(setChosen))
  return (
    <ConsolePage title="Reviews">
      <ListToolbar
        list={list}
        searchLabel="Product, name or words"
        summary={countText(query.data?.total, 'review', 'reviews')}
        actions={
          <>
            {menu}
            <CsvButton address={`/api/admin/reviews.csv?${list.view()}`} name="trivet-reviews.csv" />
          </>
        }
      >
        <SelectField
          label="State"
          hideLabel
          fieldClassName="w-44"
          options={stateOptions}
          value={state ?? ''}
          onChange={(event) => list.setFilter('state', event.target.value)}
        />
        <SelectField
          label="Rating"
          hideLabel
          fieldClassName="w-36"
          options={ratingOptions}
          value={rating ?? ''}
          onChange={(event) => list.setFilter('rating', event.target.value)}
        />
      </ListToolbar>
      <QueryState query={query} failure="Failed to load the reviews">
        {({ reviews, page, pages }) => (
          <div aria-busy={query.isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
            <ReviewsTable reviews={reviews} look={look} sort={sort} onSortChange={list.setSort} list={list} />
            <PageLinks page={page} pages={pages} hrefFor={list.hrefFor} />
          </div>
        )}
      </QueryState>
      {chosen && <ModerateDialog review={chosen} onClose={() => setChosen(null)} />}
    </ConsolePage>
  )
}
