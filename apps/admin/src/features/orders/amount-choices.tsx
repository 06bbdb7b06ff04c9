import type { StaffOrder } from '@trivet/core/contract/orders'
import { formatMoney, toCents, toDecimal, type Cents } from '@trivet/core/money'
import { formatDeadline } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'

type AmountChoicesProps = {
  order: Pick<StaffOrder, 'policy' | 'status'>
  left: Cents
  /** Puts the amount into the field. */
  onChoose: (amount: string) => void
}

/** The amounts one mostly wants: what the policy gives, and everything that is left. */
export function AmountChoices({ order: { policy, status }, left, onChoose }: AmountChoicesProps) {
  const choose = (amount: Cents) => onChoose(toDecimal(amount).toFixed(2))
  const given = policy && toCents(policy.refund)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {policy && given !== null && (
          <Button variant="secondary" size="sm" onClick={() => choose(given)}>
            Policy: {policy.refundPercent}%, {formatMoney(given)}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => choose(left)}>
          Everything: {formatMoney(left)}
        </Button>
      </div>
      <p className="text-muted-foreground">{verdictOf({ policy, status })}</p>
    </div>
  )
}

function verdictOf({ policy, status }: AmountChoicesProps['order']): string {
  if (!policy) return `By the policy nothing comes back of an order that is ${status}.`
  if (!policy.deadline)
    return 'By the policy nothing comes back any more: the delivery is less than a day away.'
  const until = formatDeadline(new Date(policy.deadline), policy)
  return `By the policy ${policy.refundPercent}% comes back until ${until}.`
}
