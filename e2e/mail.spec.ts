import { addDays } from '@trivet/core/dates'
import { expect, test } from '@playwright/test'
import { todayIn } from './clock.ts'

type Placed = { _id: string; totalPrice: number }

test('who rents a kit finds its plan and its total in the mailbox', async ({ page, request }) => {
  const signedIn = await request.post('/api/users/login', {
    data: { email: 'guest@trivet.test', password: 'trivet-guest' },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const { products } = (await (await request.get('/api/products?keyword=chef')).json()) as {
    products: { _id: string; countInStock: number }[]
  }
  const day = (ahead: number) => addDays(todayIn('America/Chicago'), ahead)
  const order = {
    orderItems: [{ product: products[0]?._id, qty: 1 }],
    rentalAddress: { street: '1 Main St', city: 'Austin', state: 'TX', postalCode: '78704', country: 'USA' },
    paymentMethod: 'stripe',
    damageProtection: true,
    rentalStart: day(60),
    rentalEnd: day(69),
    paymentToken: 'tok_test_success',
    besides: 'any',
  }
  const place = (totalPrice: number) =>
    request.post('/api/orders', {
      data: { ...order, totalPrice },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    })
  // a total that is not the shop's is answered with the shop's
  const { details } = (await (await place(0)).json()) as { details: { totalPrice: number } }
  const placed = (await (await place(details.totalPrice)).json()) as Placed

  const text = page.getByRole('region', { name: 'The mail as plain text' })
  await expect(async () => {
    await page.goto('/dev/mailbox')
    await page
      .getByRole('link', { name: /^Confirmed/ })
      .first()
      .click({ timeout: 1000 })
    await expect(text).toContainText(placed._id, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(text).toContainText(`$${placed.totalPrice.toFixed(2)}`)
  await expect(text).toContainText('1 Main St')
  await expect(
    page
      .frameLocator('iframe')
      .getByText(`$${placed.totalPrice.toFixed(2)}`)
      .first(),
  ).toBeVisible()

  const calendar = await request.get(
    (await page.getByRole('link', { name: /\.ics$/ }).getAttribute('href')) ?? '',
  )
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
})
