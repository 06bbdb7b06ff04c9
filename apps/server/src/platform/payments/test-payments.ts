import type { Charge, ChargeResult, Payments } from './payments.ts'

const outcomes: Record<string, (charge: Charge) => ChargeResult> = {
  tok_test_success: ({ orderId, change }) => ({
    status: 'paid',
    reference: change ? `test_${orderId}_${change}` : `test_${orderId}`,
  }),
  tok_test_declined: () => ({ status: 'declined', reason: 'declined' }),
  tok_test_insufficient: () => ({ status: 'declined', reason: 'insufficient-funds' }),
  tok_test_confirm: () => ({ status: 'confirmation-required' }),
}

/** The provider that needs no account. An unknown token is declined, as a real provider would. */
export const testPayments: Payments = {
  provider: 'test',
  async charge(charge) {
    const outcome = outcomes[charge.token]
    return outcome ? outcome(charge) : { status: 'declined', reason: 'declined' }
  },
  async refund({ refundId }) {
    return { reference: `test_refund_${refundId}` }
  },
}
