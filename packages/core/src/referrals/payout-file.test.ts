import { describe, expect, test } from 'vitest'
import { decidePayoutFile, payoutFile, type PayoutToSend } from './payout-file.ts'

const bank = { accountHolder: 'Noor Haddad', routingNumber: '021000021', accountNumber: '000123456' }
const byPaypal: PayoutToSend = {
  id: 'p1',
  hostId: 'noor',
  status: 'pending',
  method: 'paypal',
  amountCents: 4550,
  details: { paypalEmail: 'noor@example.com', bank: null },
}
const byBank: PayoutToSend = {
  ...byPaypal,
  id: 'p2',
  method: 'bankTransfer',
  details: { paypalEmail: null, bank },
}

describe('payouts go into one file', () => {
  test('when all of them wait, in one way, to hosts whose details are known', () => {
    const payouts = [byPaypal, { ...byPaypal, id: 'p3', hostId: 'ben' }]
    expect(decidePayoutFile({ method: 'paypal', payouts, actorId: 'staff' })).toEqual({ ok: true })
    expect(decidePayoutFile({ method: 'bankTransfer', payouts: [byBank], actorId: 'staff' })).toEqual({
      ok: true,
    })
  })

  test.each([
    ['own-payout', { hostId: 'staff' }],
    ['already-processed', { status: 'processed' }],
    ['other-method', { method: 'bankTransfer' }],
    ['details-missing', { details: { paypalEmail: null, bank } }],
  ] as const)('and not for one among them: %s', (code, change) => {
    const payouts = [byPaypal, { ...byPaypal, ...change }]
    expect(decidePayoutFile({ method: 'paypal', payouts, actorId: 'staff' })).toEqual({
      ok: false,
      code,
      facts: {},
    })
  })
})

test('a file for PayPal has recipient, amount, currency, reference, note and wallet, and no header', () => {
  expect(payoutFile('paypal', { payouts: [byPaypal], note: 'Thank you' })).toEqual({
    header: null,
    rows: [['noor@example.com', { cents: 4550 }, 'USD', 'p1', 'Thank you', 'PAYPAL']],
  })
})

test('a file for a bank has the columns of an ACH batch, the reference behind them', () => {
  expect(payoutFile('bankTransfer', { payouts: [byBank], note: 'Thank you' })).toEqual({
    header: ['Recipient name', 'Routing number', 'Account number', 'Account type', 'Amount', 'Reference'],
    rows: [['Noor Haddad', '021000021', '000123456', '1', { cents: 4550 }, 'p2']],
  })
})
