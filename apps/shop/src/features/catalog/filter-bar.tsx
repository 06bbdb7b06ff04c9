import { Plus } from 'lucide-react'
import { lazy } from 'react'
import {
  kitCategories,
  productKindLabel,
  productKinds,
  productSortLabel,
  productSorts,
} from '@trivet/core/catalog'
import { kitCategoryLabels } from '@trivet/core/kits'
import { Button } from '@trivet/ui/button'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { cn } from '@trivet/ui/cn'
import { SelectField } from '@trivet/ui/select-field'
import { TextField } from '@trivet/ui/text-field'
import { PagePart } from '../../components/page/page-part.tsx'
import { tripDatesRoom } from '../../components/rental/trip-dates-room.ts'
import { onceLoaded } from '../../lib/once-loaded.ts'
import { whenSeen } from '../../lib/when-seen.ts'
import { paths } from '../../paths.ts'
import { readCatalogQuery, priceLimits } from './catalog-query.ts'
import type { CatalogFilter } from './catalog-query.ts'
import { KeptFields } from './kept-fields.tsx'
import { priceLimitLabel } from './price-limit-label.ts'
import type { ShowCatalog } from './use-catalog-filter.ts'

const { seen: datesAreSeen, watch: watchDates } = whenSeen()

// the server's HTML has the field; its script may come after the rest of the page, and on a phone that nobody unfolds it on
// never (20 KB and their hydration)
const TripDatesField = lazy(async () => {
  if (!import.meta.env.SSR) await datesAreSeen
  const file = await onceLoaded(import('../../components/rental/trip-dates-field.tsx'))
  return { default: file.TripDatesField }
})

// one element for ever: what is chosen beside it must not disturb it while its script is under way
const tripDates = (
  <PagePart>
    <TripDatesField />
  </PagePart>
)

const sortOptions = productSorts.map((sort) => ({ value: sort, label: productSortLabel(sort) }))

const kindOptions = [
  { value: '', label: 'All' },
  ...productKinds.map((kind) => ({ value: kind, label: productKindLabel(kind) })),
]

const typeOptions = [
  { value: '', label: 'Any type' },
  ...kitCategories.map((type) => ({ value: type, label: kitCategoryLabels[type] })),
]

const priceOptions = [
  { value: '', label: 'Any price' },
  ...priceLimits.map((limit) => ({ value: String(limit), label: priceLimitLabel(limit) })),
]

/**
 * The days of the trip, and what the list is narrowed to and sorted by. Applies at once; a form without script. On phones
 * it is folded away, so that the first product is in sight; unfolding needs no script either.
 */
export function FilterBar({ chosen, show }: { chosen: CatalogFilter; show: ShowCatalog }) {
  const hasDates = chosen.start !== undefined

  function choose(name: 'sort' | 'maxPrice' | 'kind' | 'type', value: string) {
    const read = readCatalogQuery(new URLSearchParams({ [name]: value }))
    // a kit is of no type: the latter choice takes the earlier one's place
    if (name === 'kind' && read.kind === 'kit') return show({ kind: 'kit', type: undefined })
    if (read.type && chosen.kind === 'kit') return show({ type: read.type, kind: undefined })
    show({ [name]: read[name] })
  }

  // an element of its own: what comes in beside what folds has the browser look at all its neighbors again, which were the
  // whole list (on a slow phone 40 of the 170 milliseconds until a chosen collection is shown)
  return (
    <div>
      <details className="group peer lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-tool border bg-card px-5 text-small font-medium hover:bg-muted">
          <Plus aria-hidden strokeWidth={1.75} className="size-4 transition-transform group-open:rotate-45" />
          Dates and filters
        </summary>
      </details>
      <form
        method="get"
        action={paths.catalog()}
        aria-label="Dates and filters"
        onSubmit={(event) => event.preventDefault()}
        className="hidden items-start gap-x-6 gap-y-3 rounded-cloth border bg-card p-4 peer-open:mt-2 peer-open:grid lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <KeptFields
          query={chosen}
          without={['kind', 'type', 'sort', 'maxPrice', 'inStock', 'start', 'end']}
        />
        <div ref={watchDates} className={cn(tripDatesRoom, 'noscript:hidden')}>
          {tripDates}
        </div>
        <noscript>
          <div className="flex flex-wrap gap-3">
            <TextField type="date" name="start" label="Start date" defaultValue={chosen.start} />
            <TextField type="date" name="end" label="End date" defaultValue={chosen.end} />
          </div>
        </noscript>
        <div className="flex flex-wrap items-start gap-3">
          <SelectField
            label="Kit or single piece"
            name="kind"
            fieldClassName="min-w-32 flex-1"
            options={kindOptions}
            value={chosen.kind ?? ''}
            onChange={(event) => choose('kind', event.currentTarget.value)}
          />
          <SelectField
            label="Type of piece"
            name="type"
            fieldClassName="min-w-32 flex-1"
            options={typeOptions}
            value={chosen.type ?? ''}
            onChange={(event) => choose('type', event.currentTarget.value)}
          />
          <SelectField
            label="Price for a week"
            name="maxPrice"
            fieldClassName="min-w-32 flex-1"
            options={priceOptions}
            value={String(chosen.maxPrice ?? '')}
            onChange={(event) => choose('maxPrice', event.currentTarget.value)}
          />
          <SelectField
            label="Sort by"
            name="sort"
            fieldClassName="min-w-32 flex-1"
            options={sortOptions}
            value={chosen.sort ?? 'popular'}
            onChange={(event) => choose('sort', event.currentTarget.value)}
          />
          <CheckboxField
            label="In stock for my dates"
            name="inStock"
            value="yes"
            fieldClassName="min-h-11 basis-full sm:min-h-0"
            hint={hasDates ? undefined : 'Counts once your dates are chosen.'}
            checked={chosen.inStock ?? false}
            onChange={(event) => show({ inStock: event.currentTarget.checked || undefined })}
          />
          <noscript>
            <Button type="submit">Show</Button>
          </noscript>
        </div>
      </form>
    </div>
  )
}
