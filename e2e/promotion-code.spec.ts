import { addDays } from '@trivet/core/dates'
import { formatMoney, shareOf, toCents } from '@trivet/core/money'
import { expect, test } from '@playwright/test'
import { todayIn } from './clock.ts'
import { fillCard, ordersOf, register, walkToPayment } from './shop-steps.ts'
import { signInAsOwner } from './staff-steps.ts'

const start = addDays(todayIn('America/Los_Angeles'), 290)
const code = 'HOUSEWARMING'

test('the owner makes a code, a guest comes by its link and pays less, and the code counts it @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await (await browser.newContext({ baseURL })).newPage()

  await test.step('the owner makes it for one order', async () => {
    await signInAsOwner(page)
    await page.goto('/admin/promotion-codes')
    await page.getByRole('link', { name: 'New code' }).click()
    await page.getByLabel('Code', { exact: true }).fill('housewarming')
    await page.getByLabel('Percent', { exact: true }).fill('20')
    await page.getByLabel('Most uses').fill('1')
    await page.getByLabel('Note').fill('Flyer of the journey')
    await page.getByRole('button', { name: 'Create code' }).click()
    await expect(page.getByRole('heading', { name: code })).toBeVisible()
    await expect(page.getByText(`${baseURL}/?code=${code}`)).toBeVisible()
  })

  await test.step('a guest comes by its link, and pays 20% less', async () => {
    await guest.goto(`/?code=${code.toLowerCase()}`)
    await expect(guest.getByText(`Code ${code} is in your cart`).first()).toBeVisible()
    await expect(guest).toHaveURL(`${baseURL}/`)
    await guest.goto('/login')
    await register(guest)
    await walkToPayment(guest, start)
    await expect(guest.getByText(`Promotion code ${code}`).first()).toBeVisible()
    await fillCard(guest, '4242 4242 4242 4242')
    await guest.getByRole('button', { name: /^Place Order/ }).click()
    await guest.waitForURL('**/confirmation/*')
    const [order] = await ordersOf(guest)
    const discountCents = shareOf(toCents(order?.itemsPrice ?? 0), 2000)
    expect(order).toMatchObject({ isPaid: true, discountPrice: discountCents / 100 })
    await expect(guest.getByText(formatMoney(-discountCents), { exact: true }).first()).toBeVisible()
  })

  await test.step('it is used up, its order is found by it, and the next guest reads why', async () => {
    await page.goto('/admin/promotion-codes')
    const row = page.getByRole('row', { name: new RegExp(code) })
    await expect(row.getByText('Used up')).toBeVisible()
    await row.getByRole('link', { name: /^1 of 1/ }).click()
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await guest.goto(`/?code=${code}`)
    await expect(guest.getByText('This code has been used as often as it could be')).toBeVisible()
  })
})
