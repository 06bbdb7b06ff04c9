import { randomUUID } from 'node:crypto'
import type { Session } from '@trivet/core/contract/accounts'
import type { StopReportListOutput } from '@trivet/core/contract/dispatch'
import type { Order } from '@trivet/core/contract/orders'
import { keptDayRemoved } from '@trivet/core/copy/dispatch'
import { addDays, startOfDay, type CalendarDate } from '@trivet/core/dates'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { demoAccounts } from '../../apps/server/prisma/seed/people.ts'
import { todayIn } from '../clock.ts'
import { movedShop } from '../moved-shop.ts'
import { call, orderFor, placeOrder, productBySlug, register } from './api-guest.ts'

const shop = await movedShop()
const { address } = shop
const austin = 'America/Chicago'
const day = addDays(todayIn(austin), 120)
const hour = 3_600_000
const admin = demoAccounts.find(({ staffRole }) => staffRole === 'owner')
// the smallest picture there is, as a camera would hand it over
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow', baseURL: address })

test.beforeAll(() => shop.start())

test.afterAll(() => shop.stop())

test('a day without network is reported through closing the app, sent once, and of two phones one is told who was first', async ({
  browser,
}) => {
  const [left, met] = await test.step('two kitchens are to be delivered', async () => [
    await rent(day),
    await rent(day),
  ])
  const nine = startOfDay(day, austin).getTime() + 9 * hour
  await shop.moveTo(nine)
  const token = await signInStaff()
  const one = await phone(browser, token, nine)
  const two = await phone(browser, token, nine)

  await test.step('at nine both phones load the day', async () => {
    for (const { page } of [one, two]) {
      await page.goto('/admin/day')
      await expect(page.getByRole('link', { name: 'Guest' })).toHaveCount(2)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    }
  })

  await test.step('one driver turns the sequence around, and the phone keeps it', async () => {
    const stops = () =>
      one.page
        .getByRole('link', { name: 'Guest' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const turned = (await stops()).toReversed()
    await one.page.getByRole('button', { name: 'Change the sequence' }).click()
    await one.page.getByRole('button', { name: 'later' }).first().click()
    await expect(one.page.getByText('is stop 2 of 2')).toBeVisible()
    await one.page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(stops).toEqual(turned)
    await one.page.reload()
    await expect.poll(stops).toEqual(turned)
    await one.page.getByRole('button', { name: 'Change the sequence' }).click()
    await one.page.getByRole('button', { name: 'As planned' }).click()
    await expect(one.page.getByText('In the planned sequence')).toBeVisible()
    await one.page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(stops).toEqual(turned.toReversed())
  })

  let page = one.page
  await test.step('without network one stop is left with a photo, the app is closed, another is handed over', async () => {
    await one.context.setOffline(true)
    await openStop(page, left)
    await page.getByRole('button', { name: 'Delivered' }).last().click()
    await expect(page.getByText('Take a photo of where you left it')).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: picture })
    await expect(page.getByRole('img', { name: 'What was photographed' })).toBeVisible()
    await page.getByRole('button', { name: 'Delivered' }).last().click()
    await expect(page.getByText('1 report is not sent yet.')).toBeVisible()
    await page.close()

    page = await one.context.newPage()
    await page.goto('/admin/day')
    await expect(page.getByText('Delivered, not sent')).toBeVisible()
    await openStop(page, met)
    await page.getByRole('textbox', { name: 'Who took it' }).fill('Sam Rivera')
    await page.getByRole('button', { name: 'Delivered' }).last().click()
    await expect(page.getByText('2 reports are not sent yet.')).toBeVisible()
  })

  await test.step('meanwhile the other phone met nobody at the second stop', async () => {
    await openStop(two.page, met)
    await two.page.getByRole('button', { name: 'Nobody there' }).click()
    await two.page.getByRole('button', { name: 'Report it' }).click()
    await expect.poll(() => outcomesOf(token, met)).toEqual(['nobody-there'])
  })

  await shop.moveTo(startOfDay(day, austin).getTime() + 17 * hour)
  await test.step('at five the session is over: everything waits for its driver', async () => {
    await one.context.setOffline(false)
    await expect(page.getByText('sent after you sign in')).toBeVisible({ timeout: 30_000 })
    expect(await outcomesOf(await signInStaff(), left)).toEqual([])
    await signIn(page)
    await expect.poll(async () => outcomesOf(await signInStaff(), left)).toEqual(['delivered'])
  })

  await test.step('the second stop says who was there, and is sent again by decision', async () => {
    await expect(page.getByText('Not taken: look at it')).toBeVisible()
    await openStop(page, met)
    await expect(page.getByText(/met nobody there/)).toBeVisible()
    await page.getByRole('button', { name: 'Send mine again' }).click()
    await expect.poll(async () => outcomesOf(await signInStaff(), met)).toEqual(['nobody-there', 'delivered'])
    await expect(page.getByText('not sent yet')).toHaveCount(0)
  })
})

test('a phone that reports second shows the stop as the first one left it', async ({ browser }) => {
  const later = addDays(day, 30)
  const order = await rent(later)
  const nine = startOfDay(later, austin).getTime() + 9 * hour
  await shop.moveTo(nine)
  const token = await signInStaff()
  const one = await phone(browser, token, nine)
  const two = await phone(browser, token, nine)
  for (const { page } of [one, two]) {
    await page.goto('/admin/day')
    await openStop(page, order)
  }
  const { page } = two

  await test.step('the second meets nobody, without network', async () => {
    await two.context.setOffline(true)
    await page.getByRole('button', { name: 'Nobody there' }).click()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText('Nobody there, not sent')).toBeVisible()
  })

  await test.step('meanwhile the first one delivers', async () => {
    await one.page.getByRole('textbox', { name: 'Who took it' }).fill('Sam Rivera')
    await one.page.getByRole('button', { name: 'Delivered' }).last().click()
    await expect.poll(() => outcomesOf(token, order)).toEqual(['delivered'])
  })

  await test.step('who was there is said, and dropping one’s own report leaves a delivered stop', async () => {
    await two.context.setOffline(false)
    await expect(page.getByText('Not taken: look at it')).toBeVisible({ timeout: 30_000 })
    await openStop(page, order)
    await expect(page.getByText(/set the order to delivered/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send mine again' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Drop mine' }).click()
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
    await expect(page.getByText('Delivered', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'I am on the way' })).toHaveCount(0)
  })
})

test('a lost phone keeps the day while its session has only run out, and nothing once it was ended', async ({
  browser,
}) => {
  const later = addDays(day, 60)
  const order = await rent(later)
  const nine = startOfDay(later, austin).getTime() + 9 * hour
  await shop.moveTo(nine)
  const { context, page } = await phone(browser, await signInStaff(), nine)

  await test.step('a stop is reported without network, and the phone is gone', async () => {
    await page.goto('/admin/day')
    await openStop(page, order)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Nobody there' }).click()
    await page.getByRole('button', { name: 'Report it' }).click()
    await expect(page.getByText('Nobody there, not sent')).toBeVisible()
  })

  await shop.moveTo(startOfDay(later, austin).getTime() + 17 * hour)
  await test.step('in the evening it finds its session run out, and waits for its driver', async () => {
    await context.setOffline(false)
    await expect(page.getByText('sent after you sign in')).toBeVisible({ timeout: 30_000 })
    await page.reload()
    await expect(page.getByText('Nobody there, not sent')).toBeVisible()
  })

  await test.step('its driver ends it from elsewhere: day and report are gone from the phone, which says so', async () => {
    const elsewhere = await signInStaff()
    const end = { method: 'POST', token: elsewhere.token, body: {} }
    expect((await call(address, '/users/sessions/end-others', end)).status).toBe(200)
    await page.reload()
    await expect(page.getByText(keptDayRemoved(1))).toBeVisible()
    await page.goto('/admin/day')
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
    await signInHere(page)
    await expect(page.getByRole('link', { name: 'Guest' })).toBeVisible()
    await expect(page.getByText('not sent')).toHaveCount(0)
    expect(await outcomesOf(elsewhere, order)).toEqual([])
  })
})

async function rent(start: CalendarDate): Promise<Order> {
  const product = await productBySlug(address, 'chefs-kit')
  const body = await orderFor(address, product, { start, end: addDays(start, 7) })
  const paid = { ...body, paymentToken: 'tok_test_success' }
  const placed = await placeOrder(address, await register(address), paid)
  expect([placed.status, placed.body.status]).toEqual([201, 'confirmed'])
  return placed.body
}

async function signInStaff(): Promise<Session> {
  const { body } = await call<Session>(address, '/users/login', {
    method: 'POST',
    body: { email: admin?.email, password: admin?.password },
  })
  return body
}

async function phone(
  browser: { newContext: (options: object) => Promise<BrowserContext> },
  session: Session,
  at: number,
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: address })
  // a report has the time of its phone
  await context.clock.setSystemTime(at)
  await context.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('came-signed-in')) localStorage.setItem(key, text)
      sessionStorage.setItem('came-signed-in', 'yes')
    },
    ['trivet.admin.session', JSON.stringify(session)] as const,
  )
  return { context, page: await context.newPage() }
}

async function openStop(page: Page, order: Order): Promise<void> {
  await page.locator(`a[href="/admin/day/delivery/${order._id}"]`).click()
  await expect(page.getByText(order.number)).toBeVisible()
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInHere(page)
}

async function signInHere(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(admin?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(admin?.password ?? '')
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function outcomesOf({ token }: Session, { _id }: Order): Promise<string[]> {
  const { body } = await call<StopReportListOutput>(address, `/orders/${_id}/stop-reports`, {
    token,
    key: randomUUID(),
  })
  return body.reports.map(({ outcome }) => outcome)
}
