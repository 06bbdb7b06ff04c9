import { kitDiscountSteps } from '@trivet/core/kits'
import { Button } from '@trivet/ui/button'

const [first, second] = kitDiscountSteps

/** What an empty cloth says: where to begin. */
export function EmptyCloth({ onTemplates }: { onTemplates: () => void }) {
  return (
    <div className="max-w-110 py-6">
      <p className="type-h2">An empty cloth.</p>
      <p className="mt-3 text-lead text-muted-foreground">
        Lay on it what you cook with: a knife, a pan or pot and a utensil make a kit. The rest is up to you:
        from {first.pieces} pieces on it costs {first.discountPercent}% less, from {second.pieces} on{' '}
        {second.discountPercent}%.
      </p>
      <Button
        variant="secondary"
        className="mt-5 h-auto min-h-control max-w-full py-2 whitespace-normal"
        onClick={onTemplates}
      >
        Start from a template
      </Button>
    </div>
  )
}
