import * as addressCopy from '@trivet/core/copy/address'
import * as waitingListCopy from '@trivet/core/copy/waiting-list'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Session } from '@trivet/core/contract/accounts'
import { addDays, startOfDay } from '@trivet/core/dates'
import { extractText } from 'unpdf'
import { todayIn } from './clock.ts'
import { movedShop } from './moved-shop.ts'
import { chooseDates, fillAddress, fillCard, register, untilFirstPaper } from './shop-steps.ts'
import { call } from './system/api-guest.ts'
import { runJob } from './system/database.ts'
import { owner, signInAsOwner } from './staff-steps.ts'

const austin = 'America/Chicago'
const today = todayIn(austin)
const hour = 3_600_000
const toldToTheDriver = ['(512) 555-0100', 'Gate #4711', 'Blue door']

test('a guest is told where we do not deliver; what they tell the driver is on order, board and documents, not on a shared trip', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.slow()
  const address = baseURL ?? ''
  const start = addDays(today, project.name === 'phone' ? 301 : 303)
  await page.goto('/login')
  const email = await register(page)
  await bookEssentialKit(page, start)

  await test.step('a town that we do not deliver to is refused, with a place on the waiting list', async () => {
    await fillAddress(page)
    await page.getByLabel(/Postal code/i).fill('59718')
    await page.getByLabel(/City/).fill('Bozeman')
    await page.getByLabel(/State/).fill('MT')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(page.getByText(/We do not deliver to 59718 yet/).first()).toBeVisible()
    await expect(page).toHaveURL(/step=address/)
    await page.getByRole('button', { name: waitingListCopy.tellMe }).click()
    await expect(page.getByText(waitingListCopy.waitingListJoined)).toBeVisible()
  })

  await test.step('another one, with all that the driver needs, is shown again before the payment', async () => {
    await fillAddress(page)
    await page.getByLabel('Phone (optional)').fill('512 555 0100')
    await page.getByLabel('When should we deliver?').selectOption('9am to 12pm')
    await page.getByLabel('Gate code or key box (optional)').fill('Gate #4711')
    await page.getByLabel('Delivery notes (optional)').fill('Blue door')
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    const review = page.getByRole('region', { name: 'Your order' })
    for (const words of [...toldToTheDriver, '9am to 12pm']) await expect(review).toContainText(words)
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
  })
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('the order has it', async () => {
    const delivery = page.getByRole('region', { name: 'Delivery', exact: true })
    for (const words of toldToTheDriver) await expect(delivery).toContainText(words)
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('9am')
  })

  await test.step('a shared trip has the place and the hours alone', async () => {
    await page.getByRole('button', { name: 'Share this trip' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const link = await dialog.getByLabel('Link to this trip').inputValue()
    const friend = await browser.newPage({ baseURL: address })
    await friend.goto(new URL(link).pathname)
    await expect(friend.getByRole('main')).toContainText('1200 Barton Springs Rd')
    const whole = await friend.content()
    for (const words of ['#4711', '555-0100', '5550100', 'Blue door']) expect(whole).not.toContain(words)
    await friend.close()
  })

  const { staff, token } = await openAsStaff(browser, address)

  await test.step('board, packing list and route sheet have it', async () => {
    await staff.goto(`/admin/dispatch?view=day&day=${start}`)
    const visit = staff.getByRole('listitem').filter({ hasText: '1200 Barton Springs Rd' }).last()
    for (const words of toldToTheDriver) await expect(visit).toContainText(words)
    for (const paper of [
      `/admin/orders/${orderId}/packing-list.pdf`,
      `/admin/dispatch/route-sheet.pdf?day=${start}`,
    ]) {
      const pdf = await staff.request.get(`/api${paper}`, {
        headers: { authorization: `Bearer ${token}` },
        ...untilFirstPaper,
      })
      const { text } = await extractText(new Uint8Array(await pdf.body()), { mergePages: true })
      for (const words of toldToTheDriver) expect(text.replaceAll(/\s+/g, ' '), paper).toContain(words)
    }
  })

  await test.step('staff read who waits in Bozeman, on the page and in the file', async () => {
    await staff.goto('/admin/waiting-list')
    for (const words of [email, '59718 Bozeman']) await expect(staff.getByRole('main')).toContainText(words)
    const csv = await staff.request.get('/api/admin/waiting-list.csv', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect((await csv.text()).split(/\r?\n/).find((line) => line.includes(email))).toContain('59718')
  })
  await staff.close()
})

test.describe('an order to an Airbnb listing', () => {
  let shop: Awaited<ReturnType<typeof movedShop>>

  test.beforeAll(async () => {
    shop = await movedShop()
    await shop.start()
  })

  test.afterAll(() => shop.stop())

  test('waits for its street: the guest is reminded, staff cannot dispatch it, and then it goes @desk', async ({
    browser,
  }) => {
    test.slow()
    const { address } = shop
    const start = addDays(today, 12)
    const aWeekBefore = startOfDay(addDays(start, -7), austin).getTime() + 10 * hour
    const page = await browser.newPage({ baseURL: address })
    await page.goto('/login')
    await register(page)
    await bookEssentialKit(page, start)

    await test.step('is booked with the town alone', async () => {
      await page.getByText('Paste an Airbnb listing').click()
      await page.getByLabel('Airbnb listing URL').fill('https://www.airbnb.com/rooms/12345')
      await page.getByRole('button', { name: 'Get Details' }).click()
      await page.getByLabel(/^Deliver to this listing/).check()
      await page.getByLabel(/Postal code/i).fill('78704')
      await page.getByLabel(/City/).fill('Austin')
      await page.getByRole('button', { name: 'Continue to Payment' }).click()
      await fillCard(page, '4242 4242 4242 4242')
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
      await expect(page.getByRole('heading', { name: 'Where do we deliver?' })).toBeVisible()
    })
    const orderUrl = page.url()
    const orderId = new URL(orderUrl).pathname.split('/').at(-1) ?? ''

    await test.step('a week before, the guest is asked by mail', async () => {
      await shop.moveTo(aWeekBefore)
      await runJob(shop.dataDir, 'orders.remind-of-addresses')
      await expect(async () => {
        await page.goto('/dev/mailbox')
        await page
          .getByRole('link', { name: /^Where do we deliver/ })
          .first()
          .click({ timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await expect(page.getByRole('region', { name: 'The mail as plain text' })).toContainText(orderId)
    })

    const { staff, token } = await openAsStaff(browser, address)
    const become = (status: string) =>
      call<{ code?: string }>(address, `/orders/${orderId}/status`, {
        method: 'PUT',
        token,
        body: { status },
      })

    await test.step('staff find it among those without a street, and cannot dispatch it', async () => {
      expect((await become('packed')).status).toBe(200)
      expect(await become('dispatched')).toMatchObject({ status: 409, body: { code: 'ADDRESS_NEEDED' } })
      await staff.goto('/admin/orders?view=address-needed')
      await staff.getByRole('link', { name: /^T-/ }).first().click()
      await expect(staff).toHaveURL(new RegExp(orderId))
      await staff.getByText('Steps that are not open').click()
      await expect(staff.getByText(addressCopy.addressNeededForDispatch)).toBeVisible()
    })

    await test.step('the guest gives the street, and the van leaves', async () => {
      await page.clock.setSystemTime(aWeekBefore)
      await page.goto(orderUrl)
      await page.getByLabel(/Street/).fill('500 Congress Ave')
      await page.getByRole('button', { name: 'Send the address' }).click()
      await expect(page.getByRole('heading', { name: 'Where do we deliver?' })).toBeHidden()
      await expect(page.getByRole('region', { name: 'Delivery', exact: true })).toContainText(
        '500 Congress Ave',
      )
      expect((await become('dispatched')).status).toBe(200)
    })
    await Promise.all([staff.close(), page.close()])
  })
})

/** Up to the address step, a week from this day on. */
async function bookEssentialKit(page: Page, start: ReturnType<typeof addDays>) {
  await page.goto('/products/essential-kit')
  await page.getByRole('button', { name: 'Book Now' }).click()
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await chooseDates(page, ['Delivery date', start], ['Pickup date', addDays(start, 7)])
  await page.getByRole('button', { name: 'Continue to Address' }).click()
}

async function openAsStaff(browser: Browser, address: string): Promise<{ staff: Page; token: string }> {
  const staff = await browser.newPage({ baseURL: address })
  await signInAsOwner(staff)
  const { body } = await call<Session>(address, '/users/login', {
    method: 'POST',
    body: owner,
  })
  return { staff, token: body.token }
}
