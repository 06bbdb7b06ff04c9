import { messages } from '@trivet/core'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

type Remedy = 'dates' | 'address' | 'my-orders'

const remedies = {
  dates: { label: 'Choose other dates', to: paths.booking({ step: 'dates' }) },
  address: { label: 'Confirm or replace the address', to: paths.booking({ step: 'address' }) },
  'my-orders': { label: `See ${messages.myOrders}`, to: paths.profile({ tab: 'orders' }) },
} as const satisfies Record<Remedy, { label: string; to: string }>

/** What stopped the order, and the way to where it can be put right. */
export function OrderProblemText({ problem }: { problem: { message: string; remedy?: Remedy } }) {
  const remedy = problem.remedy && remedies[problem.remedy]
  return (
    <>
      <p>{problem.message}</p>
      {remedy && (
        <Link to={remedy.to} className="underline underline-offset-4">
          {remedy.label}
        </Link>
      )}
    </>
  )
}
