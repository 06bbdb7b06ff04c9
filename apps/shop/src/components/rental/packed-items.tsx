import type { PackedItem } from '@trivet/core/contract/kits'
import { cn } from '@trivet/ui/cn'

type PackedItemsProps = {
  kitName: string
  items: readonly Pick<PackedItem, 'product' | 'name' | 'quantity'>[] | undefined
  className?: string
}

/** What a custom kit, or one in which a piece was swapped, is packed from; nothing for anything else. */
export function PackedItems({ kitName, items = [], className }: PackedItemsProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label={`Packed in ${kitName}`} className={cn('text-caption text-muted-foreground', className)}>
      {items.map(({ product, name, quantity }) => (
        <li key={product}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
  )
}
