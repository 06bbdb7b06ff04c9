import { keepPreviousData } from '@tanstack/react-query'
import { reviewStates, type ReviewFilter, type StaffReview } from '@trivet/core/contract/reviews'
import { useState } from 'react'
import { FilterSelect } from '../components/filter-select.tsx'
import { ListPage } from '../components/list-page.tsx'
import { ModerateDialog } from '../features/reviews/moderate-dialog.tsx'
import { reviewColumns } from '../features/reviews/review-columns.tsx'
import { useListState } from '../lib/list-state.ts'
import { knownWord, signedSort } from '../lib/list-words.ts'
import { trpc } from '../lib/trpc.ts'

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
  const list = useListState({
    filters: ['state', 'rating'],
    defaultSort: { column: 'written', direction: 'descending' },
  })
  const query = trpc.reviews.list.useQuery(
    {
      q: list.search,
      state: knownWord(reviewStates, list.filter('state')),
      rating: knownWord(ratings, list.filter('rating')),
      sort: signedSort<ReviewFilter['sort']>(list.sort),
      pageNumber: list.page,
    },
    { placeholderData: keepPreviousData },
  )
  const [chosen, setChosen] = useState<StaffReview | null>(null)
  return (
    <ListPage
      title="Reviews"
      name="reviews"
      caption="Reviews"
      list={list}
      query={query}
      failure="Failed to load the reviews"
      columns={reviewColumns(setChosen)}
      rowsOf={({ reviews }) => reviews}
      nouns={['review', 'reviews']}
      none="Nobody has written a review yet"
      searchLabel="Product, name or words"
      filters={
        <>
          <FilterSelect list={list} name="state" label="State" options={stateOptions} className="w-44" />
          <FilterSelect list={list} name="rating" label="Rating" options={ratingOptions} className="w-36" />
        </>
      }
      csv={{ name: 'reviews' }}
    >
      {chosen && <ModerateDialog review={chosen} onClose={() => setChosen(null)} />}
    </ListPage>
  )
}
