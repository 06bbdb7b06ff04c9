import * as accountsCopy from '@trivet/core/copy/accounts'

import { Button } from '@trivet/ui/button'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

const remedies = {
  cart: { label: 'See your cart', to: paths.cart() },
  dates: { label: 'Choose other dates', to: paths.booking({ step: 'dates' }) },
  address: { label: 'Confirm or replace the address', to: paths.booking({ step: 'address' }) },
  'my-orders': { label: `See ${accountsCopy.myOrders}`, to: paths.profile({ tab: 'orders' }) },
} as const

type Remedy = keyof typeof remedies

type OrderProblem = { message: string; remedy?: Remedy | 'other-method' }

type OrderProblemTextProps = {
  problem: OrderProblem
  otherMethod: { name: string; choose: () => void }
}

/** What stopped the order, and the way to where it can be put right. */
export function OrderProblemText({ problem: { message, remedy }, otherMethod }: OrderProblemTextProps) {
  return (
    <>
      <p>{message}</p>
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
