import { ShoppingBasket } from 'lucide-react'
import { useCart } from '../lib/cart.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useDisclosure } from '../lib/use-disclosure.ts'

const MiniCartPanel = lazyPart(() => import('./mini-cart-panel.tsx').then((module) => module.MiniCartPanel))

export function MiniCart() {
  const { count, ready } = useCart()
  const { isOpen, container, triggerProps } = useDisclosure()
  const pieces = `${count} ${count === 1 ? 'item' : 'items'}`
  return (
    <div ref={container} className="sm:relative">
      <button
        type="button"
        {...triggerProps}
        data-cart-place="button"
        onPointerEnter={MiniCartPanel.askAhead}
        onFocus={MiniCartPanel.askAhead}
        aria-label={ready ? `Cart, ${pieces}` : 'Cart'}
        aria-controls={isOpen ? 'mini-cart' : undefined}
        className="relative flex size-11 items-center justify-center rounded-tool hover:bg-foreground/8"
      >
        <ShoppingBasket aria-hidden strokeWidth={1.75} className="size-6" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0 right-0 flex h-5 min-w-5 items-center justify-center rounded-tool bg-primary px-1.5 font-mono text-caption font-medium text-primary-foreground"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      {isOpen && <MiniCartPanel id="mini-cart" />}
    </div>
  )
}
