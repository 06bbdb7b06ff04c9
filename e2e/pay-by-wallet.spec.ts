import * as paymentsCopy from '@trivet/core/copy/payments'
import { addDays } from '@trivet/core/dates'
import { expect, test, type Page } from '@playwright/test'
import { todayIn } from './clock.ts'
import { fillCard, ordersOf, register, walkToPayment } from './shop-steps.ts'

const start = addDays(todayIn('America/Los_Angeles'), 75)

/** The wallet's sheet over the payment step of a new guest. */
async function openSheet(page: Page) {
  await page.goto('/login')
  await register(page)
  await walkToPayment(page, start)
  await page.getByRole('button', { name: paymentsCopy.testWallet }).click()
  return page.getByRole('dialog', { name: paymentsCopy.testWallet })
}

test('a declined wallet and another card in it pay one order', async ({ page }) => {
  const sheet = await openSheet(page)
  await sheet.getByLabel('A card that is declined').check()
  await sheet.getByRole('button', { name: 'Pay $68.04' }).click()
  await expect(page.getByRole('alert').getByText(paymentsCopy.paymentDeclined)).toBeInViewport()

  await page.getByRole('button', { name: paymentsCopy.testWallet }).click()
  await sheet.getByLabel('A card that pays').check()
  await sheet.getByRole('button', { name: 'Pay $68.04' }).click()
  await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
  expect(await ordersOf(page)).toMatchObject([{ status: 'confirmed', isPaid: true, totalPrice: 68.04 }])
})

test('a sheet that is dismissed leaves nothing behind, and the card pays one order', async ({ page }) => {
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet).toBeHidden()
  expect(await ordersOf(page)).toEqual([])

  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
  expect(await ordersOf(page)).toMatchObject([{ status: 'confirmed', isPaid: true }])
})
