import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import type { Pickup } from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import { addDays } from '@trivet/core/dates'
import { todayIn } from './clock.ts'
import { call, orderFor, placeOrder, productBySlug } from './system/api-guest.ts'
import { owner, signInAsOwner } from './staff-steps.ts'

const today = todayIn('America/Chicago')
const total = '68.04'

test('an unpaid order goes out on account alone, is paid in cash, and completed once nothing is due', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const address = baseURL ?? ''
  const start = addDays(today, project.name === 'phone' ? 260 : 280)
  const guest = await signedUp(address)
  const week = { start, end: addDays(start, 7) }
  const body = await orderFor(address, await productBySlug(address, 'essential-kit'), week)
  const { body: order } = await placeOrder(address, guest.token, body)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  // its days are ahead, so each step asks
  const stepEarly = async (name: string) => {
    await button(name).click()
    await page.getByRole('alertdialog', { name: 'Before its day' }).getByRole('button', { name }).click()
  }
  await signInAsOwner(page)

  await test.step('among many it is named and left out, until somebody says why', async () => {
    await page.goto(`/admin/orders?q=${order.number}`)
    await expect(page.getByText(`Unpaid $${total}`)).toBeVisible()
    await page.getByRole('checkbox', { name: `Select order ${order.number}` }).click()
    await button('Change status…').click()
    const dialog = page.getByRole('dialog', { name: 'Change status' })
    await dialog.getByLabel('New status').selectOption('Confirmed')
    await expect(dialog.getByRole('list', { name: 'Unpaid orders' })).toContainText('Sam Rivera')
    await expect(dialog.getByRole('button', { name: 'Change 0 orders' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  })

  await test.step('on its page too', async () => {
    await page.goto(`/admin/orders/${order._id}`)
    await expect(button('Mark as confirmed on account…')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as confirmed', exact: true })).toHaveCount(0)
    await button('Mark as confirmed on account…').click()
    const dialog = page.getByRole('dialog', { name: 'Put on account' })
    await dialog.getByLabel(/Reason/).fill('Pays in cash at the door')
    await dialog.getByRole('button', { name: 'Mark as confirmed' }).click()
    await expect(page.getByText('Order put on account')).toBeVisible()
    for (const [step, change] of [
      ['packed', 'Confirmed → Packed'],
      ['dispatched', 'Packed → Dispatched'],
      ['delivered', 'Dispatched → Delivered'],
    ]) {
      await stepEarly(`Mark as ${step}`)
      await expect(page.getByRole('listitem').filter({ hasText: change })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Pickup checklist' })).toBeVisible()
  })

  await test.step('the cash is booked after the delivery', async () => {
    await button('Mark as paid…').click()
    const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
    await dialog.getByLabel(/Amount/).fill(total)
    await dialog.getByLabel('How it came').selectOption('Cash')
    await dialog.getByLabel(/Reference/).fill(`Driver ${order.number}`)
    await dialog.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(page.getByText('Order marked as paid')).toBeVisible()
  })

  await test.step('what came back damaged keeps it from being completed', async () => {
    await loseOnePiece(address, order._id)
    await page.reload()
    await expect(button(/^Waive \$/)).toBeVisible()
    await expect(button('Mark as completed')).toHaveCount(0)
  })

  const guestsTab = await (await browser.newContext({ baseURL: address })).newPage()
  await test.step('its guest pays it on the order’s page', async () => {
    const entry = [storageKeys.userInfo, JSON.stringify(guest)] as const
    await guestsTab.addInitScript(([key, value]) => localStorage.setItem(key, value), entry)
    await guestsTab.goto(`/confirmation/${order._id}`)
    await expect(guestsTab.getByText('To be paid')).toBeVisible()
    await guestsTab.getByRole('button', { name: /^Pay \$/ }).click()
    const dialog = guestsTab.getByRole('dialog', { name: 'Pay what is open' })
    await dialog.getByLabel('Name on card').fill('Sam Rivera')
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
    await dialog.getByLabel('Expiry (MM/YY)').fill('12/39')
    await dialog.getByLabel('CVC').fill('123')
    await dialog.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(guestsTab.getByText('To be paid')).toHaveCount(0)
    await guestsTab.context().close()
  })

  await test.step('then it is completed, and the reason stands in its timeline', async () => {
    await page.reload()
    await stepEarly('Mark as completed')
    const timeline = page.getByRole('listitem')
    await expect(timeline.filter({ hasText: 'Collected → Completed' })).toBeVisible()
    await expect(timeline.filter({ hasText: 'Put on account' })).toContainText('Pays in cash at the door')
  })
})

async function signedUp(address: string): Promise<Session> {
  const { body } = await call<Session>(address, '/users', {
    method: 'POST',
    body: { name: 'Sam Rivera', email: `${randomUUID()}@example.com`, password: 'a pan for every week' },
  })
  return body
}

/** The pickup, counted with one piece missing that has a value. */
async function loseOnePiece(address: string, orderId: Order['_id']) {
  const { body: session } = await call<Session>(address, '/users/login', { method: 'POST', body: owner })
  const path = `/admin/dispatch/orders/${orderId}/pickup`
  const { body: pickup } = await call<Pickup>(address, path, { token: session.token })
  const lost = pickup.boxes.flatMap(({ pieces }) => pieces).find((piece) => piece.replacementPrice > 0)
  const counts = [{ product: lost?.product, missing: 1 }]
  const done = await call(address, path, { method: 'POST', token: session.token, body: { counts } })
  expect(done.status).toBe(200)
}
