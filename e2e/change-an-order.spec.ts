import * as ordersCopy from '@trivet/core/copy/orders'
import { randomUUID } from 'node:crypto'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import type { Order } from '@trivet/core/contract/orders'
import { addDays, formatUsDate } from '@trivet/core/dates'
import { expect, test, type Page } from '@playwright/test'
import { todayIn } from './clock.ts'
import { fillCard } from './shop-steps.ts'
import { call, orderFor, placeOrder, productBySlug } from './system/api-guest.ts'

const today = todayIn('America/Chicago')

// an Essential Kit for a week: 49.00, delivery 15.00, tax 4.04; a day more: 7.00 and 0.58 of tax
const week = '$68.04'
const dayMore = '$7.58'
const eightDays = '$75.62'

test('a guest keeps a kitchen longer, moves it and cancels it, each at the price that was said before', async ({
  page,
  baseURL,
}, { project }) => {
  const start = addDays(today, project.name === 'phone' ? 140 : 160)
  const order = await bookedOrder(page, baseURL ?? '', { start, end: addDays(start, 7) })
  await page.goto(`/confirmation/${order._id}`)
  const dialog = page.getByRole('dialog')

  await test.step('keeps it a day longer, once the bank has asked', async () => {
    await page.getByRole('button', { name: 'Keep it longer' }).click()
    await expectRow(page, 'New total', eightDays)
    await expectRow(page, 'To pay now', dayMore)
    await fillCard(page, '4000002500003155')
    await dialog.getByRole('button', { name: `Extend and pay ${dayMore}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(ordersCopy.rentalExtended)).toBeVisible()
    await expect(page.getByRole('main').getByText(eightDays)).toBeVisible()
  })

  await test.step('moves it by two days, back to a week, and gets the day back', async () => {
    await page.getByRole('button', { name: 'Change dates' }).click()
    await dialog.getByLabel('Delivery', { exact: true }).fill(formatUsDate(addDays(start, 2)))
    await dialog.getByLabel('Pickup', { exact: true }).fill(formatUsDate(addDays(start, 9)))
    await page.keyboard.press('Enter')
    await expectRow(page, 'You get back', dayMore)
    await dialog.getByRole('button', { name: 'Change dates' }).click()
    await expect(page.getByText(ordersCopy.datesChanged)).toBeVisible()
    await expect(
      page.getByText('Refunded', { exact: true }).locator('xpath=following-sibling::dd'),
    ).toHaveText(dayMore)
  })

  await test.step('cancels it and gets everything back that is left', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog.getByText(week)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order cancelled' })).toBeFocused()
    await expect(
      page.getByText('Refunded', { exact: true }).locator('xpath=following-sibling::dd'),
    ).toHaveText(eightDays)
  })
})

/** A paid order of a new guest, who is signed in on this page. */
async function bookedOrder(
  page: Page,
  address: string,
  days: { start: string; end: string },
): Promise<Order> {
  const { body: session } = await call<Session>(address, '/users', {
    method: 'POST',
    body: { name: 'Sam Rivera', email: `${randomUUID()}@example.com`, password: 'a pan for every week' },
  })
  const body = await orderFor(address, await productBySlug(address, 'essential-kit'), days)
  const placed = await placeOrder(address, session.token, { ...body, paymentToken: 'tok_test_success' })
  const entry = [storageKeys.userInfo, JSON.stringify(session)] as const
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), entry)
  return placed.body
}

async function expectRow(page: Page, label: string, amount: string) {
  const row = page.getByRole('dialog').getByText(label, { exact: true })
  await expect(row.locator('xpath=following-sibling::dd')).toHaveText(amount)
}
