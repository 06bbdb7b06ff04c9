import { kitRuleMessage } from '@trivet/core/copy/kits'
import { checkKit } from '@trivet/core/kits'
import type { KitDraft } from '@trivet/core/kits'
import { Button } from '@trivet/ui/button'
import { useId } from 'react'
import { isSampleProduct } from './kit-listing.ts'

type KitActionsProps = {
  draft: KitDraft
  running: 'save' | 'cart' | null
  onSave: () => void
  onAddToCart: () => void
}

/** Save kit and Add to Cart, and why they cannot be pressed yet. */
export function KitActions({ draft, running, onSave, onAddToCart }: KitActionsProps) {
  const reasonId = useId()
  const { firstProblem } = checkKit(draft.lines)
  const hasSamples = draft.lines.some(({ product }) => isSampleProduct(product))
  const reason = hasSamples
    ? 'Samples cannot be saved or rented. Take them out first.'
    : firstProblem && kitRuleMessage(firstProblem)
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        className="px-3"
        disabled={reason !== null || running === 'save'}
        loading={running === 'cart'}
        aria-describedby={reason ? reasonId : undefined}
        onClick={onAddToCart}
      >
        Add to Cart
      </Button>
      <Button
        variant="secondary"
        className="px-3"
        disabled={hasSamples || running === 'cart'}
        loading={running === 'save'}
        loadingText="Saving..."
        onClick={onSave}
      >
        Save kit
      </Button>
      {reason && (
        <p id={reasonId} className="col-span-2 text-caption text-muted-foreground">
          {reason}
        </p>
      )}
    </div>
  )
}
