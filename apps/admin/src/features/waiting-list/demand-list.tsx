import type { WaitingListPage } from '@trivet/core/contract/waiting-list'
import { countText } from '../../lib/list-words.ts'

/** Where people wait, the most wanted first. */
export function DemandList({ demand }: Pick<WaitingListPage, 'demand'>) {
  if (demand.length === 0) return null
  return (
    <section aria-labelledby="demand" className="mb-6">
      <h2 id="demand" className="mb-2 type-h3">
        Where they wait
      </h2>
      <ul className="flex flex-wrap gap-2 text-small">
        {demand.map(({ zipArea, place, people }) => (
          <li key={zipArea} className="rounded-cloth border bg-card px-3 py-1.5">
            <span className="font-mono font-medium">{zipArea}</span> {place}
            {': '}
            {countText(people, 'person', 'people')}
          </li>
        ))}
      </ul>
    </section>
  )
}
