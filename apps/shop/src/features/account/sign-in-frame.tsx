import { cartPeriod } from '@trivet/core/cart'
import { LogoMark } from '@trivet/ui/logo'
import type { ReactNode } from 'react'
import { PageHead } from '../../components/page/page-head.tsx'
import { QuoteDocket } from '../../components/rental/quote-docket.tsx'
import { QuotedItems } from '../../components/rental/quoted-items.tsx'
import { useCart, useCartQuote } from '../../lib/cart.ts'

/** The form on the left; on the cloth beside it what waits for the visitor: the cart, untouched. */
export function SignInFrame({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-12 py-10 lg:grid-cols-12 lg:gap-6 lg:py-16">
      <PageHead title={title} />
      <div className="lg:col-span-5">
        <h1 className="type-h1">{title}</h1>
        {lead && <p className="mt-3 text-muted-foreground">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="weave weave-essential hidden min-h-130 items-center justify-center rounded-cloth border lg:col-span-7 lg:off-right-edge lg:ml-6 lg:flex">
        <KeptCart />
      </div>
    </div>
  )
}

function KeptCart() {
  const { cart, ready } = useCart()
  const quote = useCartQuote()
  if (!ready || cart.items.length === 0) {
    return <LogoMark className="size-40 text-border" />
  }
  return (
    <QuoteDocket
      title="Your cart is kept"
      quote={quote}
      className="w-80"
      footer={
        <div className="flex flex-col gap-3 border-t border-dashed border-input pt-3">
          <QuotedItems lines={quote.lines} days={quote.days} period={cartPeriod(cart)} />
        </div>
      }
    />
  )
}
