import { Button } from '@trivet/ui/button'
import type { ButtonProps } from '@trivet/ui/button'
import { cn } from '@trivet/ui/cn'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

type AddToCartButtonProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  onAdd: () => void
  /** Said to screen readers where several such buttons stand on a page. */
  itemName?: string
}

const restMilliseconds = 1200

/** Shows that it has added, and rests for that moment: a double click adds one. */
export function AddToCartButton({ onAdd, itemName, className, ...props }: AddToCartButtonProps) {
  const [isDone, setIsDone] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function press() {
    if (isDone) return
    onAdd()
    setIsDone(true)
    timer.current = setTimeout(() => setIsDone(false), restMilliseconds)
  }

  return (
    <Button
      {...props}
      // not disabled: the keyboard's focus stays where it is
      aria-disabled={isDone || undefined}
      onClick={press}
      className={cn('aria-disabled:cursor-default aria-disabled:opacity-100', className)}
    >
      <span className="grid">
        <span aria-hidden={isDone} className={cn('[grid-area:1/1]', isDone && 'invisible')}>
          Add to Cart{itemName && <span className="sr-only">: {itemName}</span>}
        </span>
        {isDone && (
          <span className="flex items-center justify-center gap-1.5 [grid-area:1/1]">
            <Check aria-hidden strokeWidth={2} className="size-5" />
            Added{itemName && <span className="sr-only">: {itemName}</span>}
          </span>
        )}
      </span>
    </Button>
  )
}
