import * as paymentsCopy from '@trivet/core/copy/payments'
import { lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useShopInfo } from '../../lib/use-shop-info.ts'
import type { LiveKeys } from './payment-fields.tsx'
import type { WalletButtonsProps } from './wallet-buttons.ts'

// without its script the page is as where no wallet is offered: the card form is there
const noButtons = () => ({ default: () => null })
const StripeWallets = lazy<ComponentType<WalletButtonsProps & { publishableKey: string }>>(() =>
  import('./live/stripe-wallets.tsx').then((module) => ({ default: module.StripeWallets })).catch(noButtons),
)
const TestWallet = lazy<ComponentType<WalletButtonsProps>>(() =>
  import('./test-wallet.tsx').then((module) => ({ default: module.TestWallet })).catch(noButtons),
)

type WalletPaymentProps = Omit<WalletButtonsProps, 'onOffered'> & {
  /** Only where cards are really charged. */
  keys: LiveKeys | undefined
  /** What pressing a button agrees to; stands before them. */
  children?: ReactNode
}

/** Apple Pay, Google Pay and Link, above the card form; nothing at all in a browser that offers none of them. */
export function WalletPayment({ keys, children, ...page }: WalletPaymentProps) {
  const [isOffered, setIsOffered] = useState(false)
  const isTest = useShopInfo()?.payments === 'test'
  if (page.amountCents === 0 || !(keys || isTest)) return null
  const buttons = { ...page, onOffered: setIsOffered }
  return (
    // the buttons say only once they are drawn whether there are any
    <div
      {...(isOffered
        ? { role: 'group', 'aria-label': paymentsCopy.payByWallet, className: 'mb-6' }
        : { inert: true, className: 'invisible h-0 overflow-hidden' })}
    >
      {isOffered && children}
      <div className={isOffered ? 'mt-4' : ''}>
        <Suspense>
          {keys ? (
            <StripeWallets publishableKey={keys.stripe.publishableKey} {...buttons} />
          ) : (
            <TestWallet {...buttons} />
          )}
        </Suspense>
      </div>
      {isOffered && (
        <p className="mt-6 flex items-center gap-4 text-small text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
          {paymentsCopy.orPayByCard}
        </p>
      )}
    </div>
  )
}
