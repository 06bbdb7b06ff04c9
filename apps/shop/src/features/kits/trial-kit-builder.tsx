import { applyKitTemplate, defaultKitName, fallbackKitProducts, priceKit } from '@trivet/core/kits'
import { toDecimal } from '@trivet/core/money'
import type { KitTemplate } from '@trivet/core/contract/kits'
import type { KitDraft } from '@trivet/core/kits'
import { Button } from '@trivet/ui/button'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { KitBuilder } from './kit-builder.tsx'
import { fallbackListing } from './kit-listing.ts'
import { KitListingView } from './kit-listing-view.tsx'
import { readKitFilter } from './kit-filter.ts'
import { useKitWork } from './use-kit-work.ts'
import type { KitActions } from './use-kit-work.ts'

/** The builder over the built-in list: it asks the shop for nothing, writes nothing and forgets everything. */
export function TrialKitBuilder() {
  const work = useKitWork({ start: emptyDraft, remember: forget })
  const isEmpty = work.draft.lines.length === 0
  return (
    <KitBuilder
      isTrial
      title="Kit builder test page"
      work={work}
      listing={<TrialListing onAdd={work.add} />}
      templates={mockTemplates}
      actions={
        <>
          <p className="text-caption text-muted-foreground">
            Mock products. What you lay out stays on this page and is forgotten when you leave it.
          </p>
          <Button
            variant="secondary"
            className="mt-3 w-full"
            // not disabled: the keyboard's focus stays where it is
            aria-disabled={isEmpty || undefined}
            onClick={isEmpty ? undefined : () => work.replace(emptyDraft)}
          >
            Clear the cloth
          </Button>
        </>
      }
    />
  )
}

function TrialListing({ onAdd }: { onAdd: KitActions['add'] }) {
  const [query] = useSearchParams()
  const filter = readKitFilter(query)
  return (
    <KitListingView
      listing={fallbackListing(filter)}
      filter={filter}
      hrefFor={paths.debugKitBuilder}
      onAdd={onAdd}
    />
  )
}

const emptyDraft: KitDraft = { name: defaultKitName, lines: [] }

const forget = () => undefined

const mockTemplates = { list: [mockTemplate()], error: null }

function mockTemplate(): KitTemplate {
  const slugs = [
    'everyday-chefs-knife',
    'large-frying-pan',
    'large-saucepan',
    'wooden-spoon-set',
    'cutting-board',
  ]
  const lines = applyKitTemplate({ items: slugs.map((slug) => ({ slug, quantity: 1 })) }, fallbackKitProducts)
  const { itemCount, totalCents } = priceKit(lines)
  return {
    id: 'mock-template',
    name: 'Mock Dinner',
    description: 'A knife, a pan, a pot, spoons and a board.',
    itemCount,
    estimatedPrice: toDecimal(totalCents),
    categories: [...new Set(lines.map(({ category }) => category))],
    items: lines.map(({ unitPriceCents, depositCents, weightGrams, ...item }) => ({
      ...item,
      price: toDecimal(unitPriceCents),
      weight: weightGrams ?? 0,
      depositAmount: toDecimal(depositCents ?? 0),
    })),
  }
}
