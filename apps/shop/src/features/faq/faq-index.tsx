import { Docket, DocketRow, DocketTotal } from '@trivet/ui/docket'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { faqGroups } from './faq-groups.ts'

/** How many questions there are, and the way to each group of them. */
export function FaqIndex() {
  const groups = faqGroups(useShopSettings())
  return (
    <nav aria-label="Groups of questions" className="w-full max-w-88">
      <Docket title="Asked so far">
        {groups.map(({ id, title, items }) => (
          <DocketRow
            key={id}
            className="items-center py-0"
            label={
              <a href={`#${id}`} className="inline-flex min-h-9 items-center underline underline-offset-4">
                {title}
              </a>
            }
            value={items.length}
          />
        ))}
        <DocketTotal label="QUESTIONS" value={groups.flatMap(({ items }) => items).length} />
      </Docket>
    </nav>
  )
}
