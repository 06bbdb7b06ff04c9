import * as damageCopy from '@trivet/core/copy/damage'
import * as ordersCopy from '@trivet/core/copy/orders'
import * as tripsCopy from '@trivet/core/copy/trips'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import type { Order } from '@trivet/core/contract/orders'
import { addDays, formatDay, type CalendarDate } from '@trivet/core/dates'
import { extractText } from 'unpdf'
import { barriers } from './barriers.ts'
import { todayIn } from './clock.ts'
import { call, orderFor, placeOrder, productBySlug } from './system/api-guest.ts'
import { untilFirstPaper } from './shop-steps.ts'
import { owner } from './staff-steps.ts'

const today = todayIn('America/Chicago')

// an Essential Kit for a week, delivery and tax
const total = '$68.04'

// a red square, one pixel wide and high
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

test('a guest takes the documents, shares the trip, reports damage and orders again', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const address = baseURL ?? ''
  const start = addDays(today, project.name === 'phone' ? 200 : 220)
  const order = await bookedOrder(page, address, start)
  await page.goto(`/confirmation/${order._id}`)

  await test.step('reads the timeline and sees until when plans may change', async () => {
    const timeline = page.getByRole('region', { name: 'The story so far' })
    await expect(timeline.getByRole('listitem')).toHaveCount(8)
    await expect(timeline.locator('[aria-current=step]')).toContainText('Order confirmed')
    const choices = page.getByRole('region', { name: 'If plans change' })
    await expect(choices).toContainText(damageCopy.damageBeforeDelivery)
    await expect(choices).toContainText('everything until')
    expect(await barriers(page)).toEqual([])
  })

  await test.step('takes invoice and arrival card home', async () => {
    for (const [button, file] of [
      ['Invoice', `trivet-invoice-${order.number}.pdf`],
      ['Arrival card', 'trivet-arrival-card.pdf'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download', untilFirstPaper),
        page.getByRole('button', { name: button }).click(),
      ])
      expect(download.suggestedFilename()).toBe(file)
      const pdf = new Uint8Array(readFileSync(await download.path()))
      const { text } = await extractText(pdf, { mergePages: true })
      const expected = button === 'Invoice' ? `Total ${total}` : '1200 Barton Springs Rd'
      expect(text.replaceAll(/\s+/g, ' ')).toContain(expected)
    }
  })

  const link = await test.step('makes a link for those who come along', async () => {
    await page.getByRole('button', { name: 'Share this trip' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const made = await dialog.getByLabel('Link to this trip').inputValue()
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    return new URL(made).pathname
  })

  const other = await browser.newContext({ baseURL: address })
  const friend = await other.newPage()

  await test.step('who opens it on another device, without an account, sees the trip and no price', async () => {
    const answer = await friend.goto(link)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const main = friend.getByRole('main')
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Your kitchen for Austin')
    await expect(main).toContainText(`${formatDay(start)}, between 9am and 3pm`)
    await expect(main).toContainText('1200 Barton Springs Rd')
    await expect(main).not.toContainText('$')
    await expect(main).not.toContainText(order._id)
    const [calendar] = await Promise.all([
      friend.waitForEvent('download'),
      friend.getByRole('link', { name: 'Add to calendar' }).click(),
    ])
    expect(readFileSync(await calendar.path(), 'utf8')).toContain('BEGIN:VCALENDAR')
    expect(await barriers(friend)).toEqual([])
  })

  await test.step('takes the link back, and it is gone', async () => {
    await page.getByRole('button', { name: 'Share this trip' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(tripsCopy.tripLinksWithdrawn)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    expect((await friend.goto(link))?.status()).toBe(410)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(tripsCopy.tripGone)
    expect(await barriers(friend)).toEqual([])
    await other.close()
  })

  await test.step('reports a broken thing with a photo, once the kitchen is there', async () => {
    await deliver(address, order._id)
    await page.reload()
    await page.getByRole('button', { name: 'Report damage' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/What happened/).selectOption('Broken')
    await dialog.getByLabel(/Tell us more/).fill('The handle came off')
    await dialog
      .getByLabel('Add photo')
      .setInputFiles({ name: 'pan.png', mimeType: 'image/png', buffer: photo })
    await expect(dialog.getByRole('img', { name: 'pan.png' })).toBeVisible()
    const send = dialog.getByRole('button', { name: 'Send report' })
    await expect(send).toBeEnabled()
    expect(await barriers(page)).toEqual([])
    await send.click()
    const reports = page.getByRole('region', { name: 'Reported damage' })
    await expect(reports).toContainText('The handle came off')
    await expect(reports.getByRole('img')).toHaveJSProperty('naturalWidth', 1)
    // what staff wrote for themselves stays with them
    await expect(page.getByRole('main')).not.toContainText('Box 7')
  })

  await test.step('reports a missing piece without one', async () => {
    await page.getByRole('button', { name: 'Report damage' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/What happened/).selectOption('Missing')
    await dialog.getByLabel(/Tell us more/).fill('The peeler is not in the box')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    const reports = page.getByRole('region', { name: 'Reported damage' })
    await expect(reports).toContainText('Essential Kit: missing')
    await expect(
      reports.getByRole('listitem').filter({ hasText: 'The peeler' }).getByRole('img'),
    ).toHaveCount(0)
  })

  await test.step('puts the same things into the cart again, once they are back', async () => {
    await setStatuses(address, order._id, ['collected'])
    await page.reload()
    await page.getByRole('button', { name: 'Order again' }).click()
    await page.waitForURL('**/cart')
    await expect(page.getByRole('main')).toContainText('Essential Kit')
    await expect(page.getByText(ordersCopy.reorderDone)).toBeVisible()
  })
})

/** A paid order of a new guest, who is signed in on this page. */
async function bookedOrder(page: Page, address: string, start: CalendarDate): Promise<Order> {
  const { body: session } = await call<Session>(address, '/users', {
    method: 'POST',
    body: { name: 'Sam Rivera', email: `${randomUUID()}@example.com`, password: 'a pan for every week' },
  })
  const week = { start, end: addDays(start, 7) }
  const body = await orderFor(address, await productBySlug(address, 'essential-kit'), week)
  const placed = await placeOrder(address, session.token, { ...body, paymentToken: 'tok_test_success' })
  const entry = [storageKeys.userInfo, JSON.stringify(session)] as const
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), entry)
  return placed.body
}

async function deliver(address: string, orderId: string) {
  await setStatuses(address, orderId, ['packed', 'dispatched', 'delivered'])
}

async function setStatuses(address: string, orderId: string, statuses: Order['status'][]) {
  const { body: staff } = await call<Session>(address, '/users/login', {
    method: 'POST',
    body: owner,
  })
  for (const status of statuses) {
    const body = { status, note: 'Box 7' }
    const answer = await call(address, `/orders/${orderId}/status`, {
      method: 'PUT',
      token: staff.token,
      body,
    })
    expect(answer.status).toBe(200)
  }
}
