import * as generalCopy from '@trivet/core/copy/general'
import { screen, waitFor, within } from '@testing-library/react'

import { describe, expect, test } from 'vitest'
import { address, storedItems } from '../test/render-booking.tsx'
import { fillCard, placeOrder, recordOrders, refusal, renderPayment } from '../test/render-payment.tsx'
import type { Orders } from '../test/render-payment.tsx'
import { sampleOrder } from '../test/samples.ts'

describe('a bank that asks for confirmation', () => {
  const waiting = () =>
    sampleOrder({ isPaid: false, status: 'pending', paymentStatus: 'confirmation-required' })

  const givenUp = () => ({
    rule: 'refund-by-notice' as const,
    refund: 0,
    refundPercent: 0,
    deadline: null,
    steps: [],
    timeZone: 'America/Chicago',
    order: sampleOrder({ isPaid: false, status: 'cancelled' }),
  })

  async function reachDialog(orders: Orders) {
    const { user } = renderPayment(orders)
    await fillCard(user, '4000002500003155')
    await user.click(placeOrder())
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Your bank asks you to confirm this payment',
    })
    return { user, dialog: within(dialog) }
  }

  test('is confirmed in a dialog, and the order is paid', async () => {
    const paid: unknown[] = []
    const { sent, place } = recordOrders(waiting)
    const { user, dialog } = await reachDialog({
      place,
      pay(input) {
        paid.push(input)
        return sampleOrder()
      },
    })
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(paid).toEqual([{ id: 'b'.repeat(24), paymentToken: 'tok_test_success' }])
    expect(sent).toMatchObject([{ token: 'tok_test_confirm' }])
  })

  test('can be refused; cart and form stay, and the order nobody pays is given up', async () => {
    const cancelled: unknown[] = []
    const { user, dialog } = await reachDialog({
      place: recordOrders(waiting).place,
      cancel(input) {
        cancelled.push(input)
        return givenUp()
      },
    })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not confirmed')
    expect(storedItems()).toHaveLength(1)
    await waitFor(() => expect(cancelled).toEqual([{ id: 'b'.repeat(24), refund: 0 }]))
  })

  test('after a refusal the next try is an order of its own', async () => {
    const { sent, place } = recordOrders(waiting, sampleOrder)
    const { user, dialog } = await reachDialog({ place, cancel: givenUp })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Place Order' }))
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('when it could not be given up, another way to pay still makes an order under a new key', async () => {
    const { sent, place } = recordOrders(
      waiting,
      refusal(422, 'IDEMPOTENCY_MISMATCH', generalCopy.idempotencyMismatch),
      sampleOrder,
    )
    const { user, dialog } = await reachDialog({ place })
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByLabelText('PayPal'))
    await user.click(placeOrder())
    await waitFor(() => expect(address()).toMatch(/^\/confirmation/))
    expect(sent).toHaveLength(3)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })
})
