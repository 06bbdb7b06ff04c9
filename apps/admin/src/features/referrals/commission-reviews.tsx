import type { CommissionReview } from '@trivet/core/contract/referrals'
import { signalTexts } from '@trivet/core/copy/referrals'
import { formatDollars } from '@trivet/core/money'
import { Button } from '@trivet/ui/button'
import { column } from '@trivet/ui/data-table'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmailText } from '../../components/email-text.tsx'
import { Instant } from '../../components/instant.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { RecordTable } from '../../components/record-table.tsx'
import { useStaff } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { ReviewCommissionDialog } from './review-commission-dialog.tsx'

const link = 'inline-block py-1 wrap-anywhere underline underline-offset-4'

/** Commissions that staff look at before they can be paid out, each with why. */
export function CommissionReviews() {
  const query = trpc.referrals.commissionReviews.useQuery({ pageNumber: 1 })
  return (
    <section aria-labelledby="reviews" className="mb-8">
      <h2 id="reviews" className="mb-3 font-semibold">
        Commissions to review
      </h2>
      <QueryState query={query} failure="Failed to load the commissions to review">
        {({ reviews, pages }) => (
          <>
            <ReviewTable reviews={reviews} />
            {pages > 1 && (
              <p className="mt-2 text-muted-foreground">
                These are the oldest; more follow as they are decided.
              </p>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

function ReviewTable({ reviews }: { reviews: readonly CommissionReview[] }) {
  const [chosen, setChosen] = useState<CommissionReview | null>(null)
  const staff = useStaff()
  const columns = [
    column('Order', ({ order }: CommissionReview) => (
      <Link to={paths.order(order)} className={`${link} font-mono whitespace-nowrap`}>
        {order.number}
      </Link>
    )),
    column('Host', ({ host }: CommissionReview) => <Person {...host} />, { className: 'min-w-32' }),
    column('Guest', ({ guest }: CommissionReview) => <Person {...guest} />, { className: 'min-w-32' }),
    column('Why', ({ signals }: CommissionReview) => <Signals signals={signals} />, {
      className: 'min-w-48',
    }),
    column('Held since', ({ heldAt }: CommissionReview) => <Instant at={heldAt} />),
    column('Amount', ({ amount }: CommissionReview) => formatDollars(amount), { numeric: true }),
    column('Decide', (review: CommissionReview) =>
      staff && [review.host._id, review.guest._id].includes(staff._id) ? (
        <span className="text-muted-foreground">Yours: a colleague decides</span>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Review the commission of ${review.order.number}`}
          onClick={() => setChosen(review)}
        >
          Review
        </Button>
      ),
    ),
  ]
  return (
    <>
      <RecordTable
        caption="Commissions to review, oldest first"
        columns={columns}
        rows={reviews}
        rowKey={({ order }) => order._id}
        empty="No commission waits for a review"
      />
      {chosen && <ReviewCommissionDialog review={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

function Person({ _id, name, email }: CommissionReview['host']) {
  return (
    <>
      <Link to={paths.user({ _id })} className={link}>
        {name}
      </Link>
      <span className="block text-muted-foreground">
        <EmailText email={email} />
      </span>
    </>
  )
}

function Signals({ signals }: Pick<CommissionReview, 'signals'>) {
  return (
    <ul className="grid list-disc gap-1 pl-4">
      {signals.map((signal) => (
        <li key={signal}>{signalTexts[signal]}</li>
      ))}
    </ul>
  )
}
