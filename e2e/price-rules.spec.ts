import { addDays } from '@trivet/core/dates'
import { formatMoney, shareOf, toCents } from '@trivet/core/money'
import { expect, test } from '@playwright/test'
import { todayIn } from './clock.ts'
import { fillCard, ordersOf, register, walkToPayment } from './shop-steps.ts'
import { signInAsOwner } from './staff-steps.ts'

const start = addDays(todayIn('America/Los_Angeles'), 320)

test('the owner makes a week 15% dearer, and a guest reads it in the price and pays it @desk', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await (await browser.newContext({ baseURL })).newPage()

  await test.step('the owner sees what it does before it is saved', async () => {
    await signInAsOwner(page)
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Add a season' }).click()
    await page.getByLabel('Season', { exact: true }).fill('Harvest')
    await page.getByLabel('First day').fill(start)
    await page.getByLabel('Last day').fill(addDays(start, 13))
    await page.getByLabel('Percent', { exact: true }).fill('15')
    await expect(page.getByText(/^A 14-day Essential Kit from .* goes from/)).toBeVisible()
    await page.getByText(/^What each day costs/).click()
    await expect(page.getByText('+15%', { exact: true })).toHaveCount(14)
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Settings saved')).toBeVisible()
  })

  await test.step('a guest pays it, and their order has it as a row', async () => {
    await guest.goto('/login')
    await register(guest)
    await walkToPayment(guest, start)
    await expect(guest.getByText('Harvest +15%').first()).toBeVisible()
    await fillCard(guest, '4242 4242 4242 4242')
    await guest.getByRole('button', { name: /^Place Order/ }).click()
    await guest.waitForURL('**/confirmation/*')
    const [order] = await ordersOf(guest)
    const seasonCents = shareOf(toCents(order?.itemsPrice ?? 0), 1500)
    expect(order).toMatchObject({
      isPaid: true,
      seasonRows: [{ label: 'Harvest +15%', amount: seasonCents / 100 }],
    })
    await expect(guest.getByText('Harvest +15%')).toBeVisible()
    await expect(guest.getByText(formatMoney(seasonCents), { exact: true })).toBeVisible()
  })

  await test.step('the owner takes the season off again', async () => {
    await page.getByRole('button', { name: 'Remove Harvest' }).click()
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('No season: every day costs the same.')).toBeVisible()
    await expect(page.getByText('Nothing yet.')).toBeVisible()
  })
})
