import * as accountsCopy from '@trivet/core/copy/accounts'
import type { LegalVersions } from '@trivet/core/legal'
import type { StandingOrder } from '@trivet/core/contract/orders'
import { Button } from '@trivet/ui/button'
import type { PriceChange } from '@trivet/core/pricing'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { PriceChanges } from './price-changes.tsx'

const remedies = {
  cart: { label: 'See your cart', to: paths.cart() },
  dates: { label: 'Choose other dates', to: paths.booking({ step: 'dates' }) },
  address: { label: 'Confirm or replace the address', to: paths.booking({ step: 'address' }) },
  'my-orders': { label: `See ${accountsCopy.myOrders}`, to: paths.profile({ tab: 'orders' }) },
} as const

type Remedy = keyof typeof remedies

type OrderProblem = {
  message: string
  changes?: readonly PriceChange[]
  remedy?: Remedy | 'other-method'
  standing?: StandingOrder
  terms?: LegalVersions
}

type OrderProblemTextProps = {
  problem: OrderProblem
  otherMethod: { name: string; choose: () => void }
  onBesides: (standing: StandingOrder) => void
  agreedTo: LegalVersions
  onTermsRead: (inForce: LegalVersions) => void
}

/** What stopped the order, and the way to where it can be put right. */
export function OrderProblemText({
  problem,
  otherMethod,
  onBesides,
  agreedTo,
  onTermsRead,
}: OrderProblemTextProps) {
  const { message, changes = [], remedy, standing, terms } = problem
  return (
    <>
      <p>{message}</p>
      <PriceChanges changes={changes} />
      {terms && <ChangedTerms agreedTo={agreedTo} inForce={terms} onRead={() => onTermsRead(terms)} />}
      {standing && (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <Link
            to={paths.confirmation({ orderId: standing.orderId })}
            className="underline underline-offset-4"
          >
            See that order
          </Link>
          <Button variant="link" onClick={() => onBesides(standing)}>
            Order it a second time
          </Button>
        </p>
      )}
      {remedy === 'other-method' && (
        <Button variant="link" onClick={otherMethod.choose}>
          Pay with {otherMethod.name} instead
        </Button>
      )}
      {remedy && remedy !== 'other-method' && (
        <Link to={remedies[remedy].to} className="underline underline-offset-4">
          {remedies[remedy].label}
        </Link>
      )}
    </>
  )
}
