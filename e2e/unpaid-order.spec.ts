import * as ordersCopy from '@trivet/core/copy/orders'
import { addDays } from '@trivet/core/dates'
import { expect, test, type Page } from '@playwright/test'
import { todayIn } from './clock.ts'
import { fillAddress, fillCard, ordersOf, register, walkToPayment } from './shop-steps.ts'

const asksForConfirmation = '4000 0025 0000 3155'
const start = addDays(todayIn('America/Los_Angeles'), 60)
const bank = 'Your bank asks you to confirm this payment'

for (const hasCode of [true, false]) {
  const price = hasCode ? '$63.14' : '$68.04'
  const how = hasCode ? 'with a host’s code' : 'without a code'

  test(`a tab that crashes at the bank’s question leads back to the one order, ${how}`, async ({ page }) => {
    await beginOrder(page, hasCode)
    await fillCard(page, asksForConfirmation)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('alertdialog', { name: bank })).toBeVisible()

    // the browser comes back to where the page was scrolled to
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.reload()
    const waiting = page.getByRole('region', {
      name: ordersCopy.unpaidOrderTitle,
    })
    await expect(waiting).toBeFocused()
    await expect(waiting.getByText(ordersCopy.unpaidOrderTitle)).toBeInViewport()
    await expect(waiting.getByText(price, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeHidden()

    // Back, and the cart, say so too
    await page.goBack()
    await expect(waiting).toBeVisible()
    await page.goto('/cart')
    await expect(waiting).toBeVisible()
    await page.goto('/profile')
    await waiting.getByRole('link', { name: `Pay ${price}` }).click()

    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Order confirmed' })).toBeVisible()
    expect(await ordersOf(page)).toMatchObject([{ status: 'confirmed', totalPrice: Number(price.slice(1)) }])
    await page.goto('/cart')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  test(`a second tab is led to the order of the first, and dropping it frees its price, ${how}`, async ({
    page,
    context,
  }) => {
    await beginOrder(page, hasCode)
    const second = await context.newPage()
    await second.goto('/booking?step=payment')
    await expect(second.getByRole('heading', { name: 'When are you there?' })).toBeHidden()
    await openPayment(second)
    await fillCard(page, asksForConfirmation)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('alertdialog', { name: bank })).toBeVisible()

    await fillCard(second, '4242 4242 4242 4242')
    await second.getByRole('button', { name: 'Place Order' }).click()
    const waiting = second.getByRole('region', {
      name: ordersCopy.unpaidOrderTitle,
    })
    await expect(waiting.getByRole('link', { name: `Pay ${price}` })).toBeVisible()
    expect(await ordersOf(second)).toHaveLength(1)

    await waiting.getByRole('button', { name: 'Drop this order' }).click()
    await expect(second.getByText(ordersCopy.unpaidOrderDropped)).toBeVisible()
    await expect(second.getByText(price, { exact: true }).first()).toBeAttached()
    await second.getByRole('button', { name: 'Place Order' }).click()
    await expect(second).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
    expect((await ordersOf(second)).map(({ status }) => status).sort()).toEqual(['cancelled', 'confirmed'])
  })

  test(`killed before the answer, or after a decline, a guest ends with one order, ${how}`, async ({
    page,
  }) => {
    await beginOrder(page, hasCode)
    await fillCard(page, '4000 0000 0000 0002')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByText('Your card was declined', { exact: false }).first()).toBeVisible()
    await page.reload()
    await expect(page.getByText(price, { exact: true }).first()).toBeAttached()

    // the order reaches the shop, the answer never reaches the page
    await page.route('**/trpc/orders.place', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await fillCard(page, '4242 4242 4242 4242')
    const sent = page.waitForEvent('requestfailed', (request) => request.url().includes('orders.place'))
    await page.getByRole('button', { name: 'Place Order' }).click()
    await sent
    await page.unroute('**/trpc/orders.place')
    await page.reload()
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(
      page
        .getByText(/may have been placed already/)
        .or(page.getByText('Order confirmed'))
        .first(),
    ).toBeVisible()
    expect((await ordersOf(page)).filter(({ isPaid }) => isPaid)).toHaveLength(1)
  })
}

test('without a network nothing is ordered, then or later, and nothing that was typed is lost', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await beginOrder(page, false)
  await fillCard(page, '4242 4242 4242 4242')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('alert')).toContainText('No answer came back; are you online?')

  await test.step('what cannot be loaded leaves the page as it is', async () => {
    await page.getByRole('button', { name: /^Cart, / }).click()
    await expect(page.getByText('Part of this page did not arrive', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Name on card')).toHaveValue('Sam Rivera')
  })

  await page.context().setOffline(false)
  await test.step('once the network is back, the next press loads it', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Cart, / }).click()
    await expect(page.getByRole('link', { name: 'View Cart' })).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(await ordersOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/confirmation/*')
  expect(await ordersOf(page)).toHaveLength(1)
  expect(errors).toEqual([])
})

/** A new guest with one kit in the cart, at the last step. */
async function beginOrder(page: Page, hasCode: boolean) {
  await page.goto('/login')
  await register(page)
  if (hasCode) {
    await page.goto(`/?ref=${await codeOfHost(page)}`)
    await expect(page.getByText('10% off your first order')).toBeVisible()
  }
  await walkToPayment(page, start)
}

/** In another tab the cart is there already; the address is asked for again. */
async function openPayment(page: Page) {
  await page.goto('/booking?step=address')
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
}

async function codeOfHost(page: Page): Promise<string> {
  const data = { email: 'host@trivet.test', password: 'trivet-host' }
  const { token } = (await (await page.request.post('/api/users/login', { data })).json()) as {
    token: string
  }
  const headers = { authorization: `Bearer ${token}` }
  const { code } = (await (await page.request.post('/api/referral/generate', { headers })).json()) as {
    code: string
  }
  return code
}
