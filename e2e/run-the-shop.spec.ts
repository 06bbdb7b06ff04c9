import { randomUUID } from 'node:crypto'
import type { Order } from '@trivet/core/contract/orders'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { formatMoney, toCents, toDecimal } from '@trivet/core/money'
import { quoteRental } from '@trivet/core/pricing'
import { commissionOf, referralDiscountBasisPoints } from '@trivet/core/referrals'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { todayIn } from './clock.ts'
import { tabTo } from './keyboard-steps.ts'
import { owner } from './staff-steps.ts'

const today = todayIn('America/Los_Angeles')
const kit = 'essential-kit'

test('staff take an order from its arrival to its end, pay another one back in part, and its host', async ({
  page,
}, { project }) => {
  const start = addDays(today, project.name === 'phone' ? 230 : 200)
  const mouse: Hand = {
    press: (target) => target.click(),
    write: (target, text) => target.fill(text),
  }
  await runTheShop(page, mouse, start)
})

// a phone has no Tab
test('all of it without a mouse, and the focus is always seen', { tag: '@desk' }, async ({ page }) => {
  const keys: Hand = {
    async press(target) {
      await tabTo(page, target)
      const isBox = await target.evaluate((element) =>
        element.matches('[type="checkbox"], [type="radio"], [role="radio"]'),
      )
      await page.keyboard.press(isBox ? ' ' : 'Enter')
    },
    async write(target, text) {
      await tabTo(page, target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
  await runTheShop(page, keys, addDays(today, 215))
})

/** How staff reach what they see. */
type Hand = {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
}

async function runTheShop(page: Page, { press, write }: Hand, start: CalendarDate) {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const timeline = panel('Timeline').getByRole('listitem')
  // its days are far ahead, so each step asks
  const stepEarly = async (name: string) => {
    const question = page.getByRole('alertdialog', { name: 'Before its day' })
    await press(button(name))
    await press(question.getByRole('button', { name }))
    await expect(question).toHaveCount(0)
  }
  const host = await hostOfTheShop(page)
  const earnedBefore = await host.available()
  const price = toCents(await priceOf(page, kit))
  const order = await placeOrder(page, { start, code: host.code })
  const discountCents = toCents(order.discountPrice)
  const commissionCents = commissionOf({ rentalCostCents: price, discountCents })
  const commission = formatMoney(commissionCents)

  await test.step('sign in', async () => {
    await page.goto('/admin/login')
    await write(page.getByLabel(/^Email/i), owner.email)
    await write(page.getByLabel('Password', { exact: true }), owner.password)
    await press(button('Sign In'))
    await expect(page).not.toHaveURL(/login/)
  })

  await test.step('the new order is there, with the code of its host', async () => {
    await page.goto('/admin/orders')
    await press(page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'New' }))
    await expect(page.getByRole('link', { name: order.number })).toBeVisible()
    // the address is told first, then the list is asked for
    const listed = page.waitForResponse(
      (answer) => /orders\.list.*q/.test(answer.url()) && answer.url().includes(host.code),
    )
    await write(page.getByRole('searchbox'), host.code)
    await expect(page).toHaveURL(new RegExp(`q=${host.code}`))
    await listed
    await expectNoBarriers(page, 'the list')
    await press(page.getByRole('link', { name: order.number }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
    // somebody told the number on the phone
    await page.goto(`/admin/orders/${order.number.toLowerCase().replaceAll('-', '')}`)
    await expect(page).toHaveURL(new RegExp(`/orders/${order._id}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.number)
    await expect(panel('Host')).toContainText(host.code)
    await expect(panel('Host')).toContainText(commission)
    await expect(panel('Host')).toContainText('On its way')
    await expectNoBarriers(page, 'the order')
  })

  await test.step('it is cancelled by mistake, and as before', async () => {
    await press(button('Cancel order…'))
    await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }))
    await expect(panel('Payment')).toContainText('To be refunded')
    await press(button('Undo'))
    await expect(timeline.filter({ hasText: 'Taken back · Cancelled → Confirmed' })).toContainText('staff')
    await expect(panel('Payment')).not.toContainText('To be refunded')
  })

  await test.step('it is packed, sent out and delivered', async () => {
    await write(page.getByLabel('Internal note'), 'Third floor, no lift')
    await press(button('Save note'))
    await expect(timeline.filter({ hasText: 'Third floor, no lift' })).toBeVisible()
    for (const [step, move] of [
      ['packed', 'Confirmed → Packed'],
      ['dispatched', 'Packed → Dispatched'],
      ['delivered', 'Dispatched → Delivered'],
    ]) {
      await stepEarly(`Mark as ${step}`)
      await expect(timeline.filter({ hasText: move })).toContainText('staff')
    }
  })

  await test.step('a wrong click is undone', async () => {
    await press(button('Undo'))
    await expect(timeline.filter({ hasText: 'Taken back · Delivered → Dispatched' })).toContainText('staff')
    await stepEarly('Mark as delivered')
    await expect(page.getByRole('link', { name: 'Pickup checklist' })).toBeVisible()
  })

  await test.step('it comes back with one item missing', async () => {
    await press(page.getByRole('link', { name: 'Pickup checklist' }))
    const boxes = button('All of it is there')
    await boxes.first().waitFor()
    for (let n = 0; n < (await boxes.count()); n += 1) await press(boxes.nth(n))
    await press(button(/^Not whole/).first())
    await press(button(/^Increase quantity of missing/))
    await expectNoBarriers(page, 'the checklist')
    await press(button('Complete pickup'))
    await expect(panel('Counted at the pickup')).toContainText(': missing')
    await page.goto(`/admin/orders/${order._id}`)
    await expect(timeline.filter({ hasText: 'Delivered → Collected' })).toContainText('missing')
  })

  await test.step('what is missing is due, and is booked before anything else', async () => {
    await expect(button('Mark as completed')).toHaveCount(0)
    const book = button(/^Book \$/)
    const [, due = ''] = /\$([\d.]+)/.exec(await book.innerText()) ?? []
    await press(book)
    const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
    await write(dialog.getByLabel(/Amount/), due)
    await write(dialog.getByLabel(/Reference/), `Driver ${order.number}`)
    await press(dialog.getByRole('button', { name: 'Mark as paid' }))
    await expect(book).toHaveCount(0)
  })

  await test.step('it is completed, and the host’s commission is available', async () => {
    await stepEarly('Mark as completed')
    await expect(timeline.filter({ hasText: 'Collected → Completed' })).toBeVisible()
    await expect(panel('Host')).toContainText('Available for a payout')
    expect(await host.available()).toBe(earnedBefore + commissionCents)
    await press(page.getByText('Steps that are not open'))
    await expect(button('Packed')).toBeDisabled()
  })

  await test.step('the timeline tells all of it, with the mails that went out', async () => {
    for (const event of ['Order placed', 'Payment received', 'Pending → Confirmed', 'View mail']) {
      await expect(timeline.filter({ hasText: event }).first()).toBeVisible()
    }
    const mails = await timeline.filter({ hasText: 'View mail' }).count()
    expect(mails).toBeGreaterThanOrEqual(5)
    await press(page.getByRole('checkbox', { name: 'Mails' }))
    await expect(timeline.filter({ hasText: 'View mail' })).toHaveCount(0)
  })

  const other = await placeOrder(page, { start: addDays(start, 2) })

  await test.step('part of another order is paid back', async () => {
    await page.goto(`/admin/orders/${other._id}`)
    await press(button('Refund…'))
    const dialog = page.getByRole('dialog', { name: 'Refund' })
    await expect(dialog.getByText(/By the policy 100% comes back until/)).toBeVisible()
    await write(dialog.getByLabel(/Amount/), '20')
    await write(dialog.getByLabel(/Reason/), 'The kettle was late')
    await press(dialog.getByRole('button', { name: 'Refund', exact: true }))
    await expect(page.getByText('Partly refunded').first()).toBeVisible()
    await expect(timeline.filter({ hasText: '$20.00: The kettle was late' })).toContainText('staff')
  })

  await test.step('its guest is given credit for the wait', async () => {
    await press(panel('Customer').getByRole('link', { name: 'Sam Rivera' }))
    await press(button('Add credit'))
    const dialog = page.getByRole('dialog', { name: 'Add credit' })
    await write(dialog.getByLabel('Amount in dollars'), '10')
    await write(dialog.getByLabel(/Reason/), 'For the wait')
    await press(dialog.getByRole('button', { name: 'Add credit' }))
    await expect(panel('Account credit')).toContainText('+$10.00')
  })

  await test.step('the host is paid for the orders that the payout lists', async () => {
    const payoutId = await host.requestPayout()
    await page.goto(`/admin/referrals/payouts/${payoutId}`)
    await expect(page.getByRole('link', { name: order.number })).toBeVisible()
    await expectNoBarriers(page, 'the payout')
    await page.goto('/admin/referrals')
    await press(button('Process the payout of Noor Lindqvist'))
    const dialog = page.getByRole('dialog', { name: 'Process payout' })
    await press(dialog.getByLabel('Processed'))
    await press(dialog.getByRole('button', { name: 'Save decision' }))
    await expect(dialog).toHaveCount(0)
    expect(await host.available()).toBe(0)
  })

  await test.step('the audit log has every action', async () => {
    const entry = (name: string) => page.locator('main :is(td, li)').getByText(name, { exact: true })
    await page.goto(`/admin/audit?q=${order._id}`)
    await expect(entry('Order status changed')).toHaveCount(6)
    await expect(entry('Order status taken back')).toHaveCount(2)
    await expect(entry('Pickup completed')).toHaveCount(1)
    await expect(entry('Order noted')).toHaveCount(1)
    await page.goto(`/admin/audit?q=${other._id}`)
    await expect(entry('Order refunded')).toHaveCount(1)
  })
}

async function expectNoBarriers(page: Page, name: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // a list is paler while it is asked for again
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    expect.soft(await barriers(page), `${name}, ${colorScheme}`).toEqual([])
  }
}

async function hostOfTheShop(page: Page) {
  const headers = await signedIn(page, 'host@trivet.test', 'trivet-host')
  const { code } = await (await page.request.get('/api/referral/mycode', { headers })).json()
  return {
    code: String(code),
    async available(): Promise<number> {
      const stats = await (await page.request.get('/api/referral/stats', { headers })).json()
      return toCents(stats.pendingPayout)
    },
    async requestPayout(): Promise<string> {
      const answer = await page.request.post('/api/referral/payout-request', { headers, data: {} })
      return String((await answer.json())._id)
    },
  }
}

/** A paid order of somebody new, as the shop's own pages would place it. */
async function placeOrder(
  page: Page,
  { start, code }: { start: CalendarDate; code?: string },
): Promise<Order> {
  const email = `${randomUUID()}@example.com`
  const password = 'a pan for every week'
  await page.request.post('/api/users', { data: { name: 'Sam Rivera', email, password } })
  const headers = await signedIn(page, email, password)
  const { _id: product, price } = await productOf(page, kit)
  const period = { start, end: addDays(start, 7) }
  const { totalCents } = quoteRental({
    lines: [{ id: product, name: '', unitPriceCents: toCents(price), quantity: 1 }],
    period,
    damageProtection: false,
    referralBasisPoints: code ? referralDiscountBasisPoints : 0,
  })
  const answer = await page.request.post('/api/orders', {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: {
      orderItems: [{ product, qty: 1 }],
      rentalAddress: {
        street: '1200 Barton Springs Rd',
        city: 'Austin',
        state: 'TX',
        postalCode: '78704',
        country: 'USA',
      },
      rentalStart: period.start,
      rentalEnd: period.end,
      paymentMethod: 'stripe',
      paymentToken: 'tok_test_success',
      totalPrice: toDecimal(totalCents),
      ...(code && { referralCode: code }),
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

async function signedIn(page: Page, email: string, password: string) {
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  return { authorization: `Bearer ${(await answer.json()).token}` }
}

async function priceOf(page: Page, slug: string): Promise<number> {
  return (await productOf(page, slug)).price
}

async function productOf(page: Page, slug: string): Promise<{ _id: string; price: number }> {
  return (await page.request.get(`/api/products/slug/${slug}`)).json()
}
