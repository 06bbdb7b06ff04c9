import * as accountsCopy from '@trivet/core/copy/accounts'
import * as referralsCopy from '@trivet/core/copy/referrals'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { formatMoney, shareOf, toCents } from '@trivet/core/money'
import { commissionOf, referralDiscountBasisPoints } from '@trivet/core/referrals'
import { expect, test, type Browser, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { extractText, getDocumentProxy } from 'unpdf'
import { todayIn } from './clock.ts'
import {
  chooseDates,
  confirmEmail,
  fillAddress,
  fillCard,
  holdBack,
  register,
  untilFirstPaper,
  walkToPayment as walkToReview,
} from './shop-steps.ts'
import { owner, signInAsOwner } from './staff-steps.ts'

const today = todayIn('America/Los_Angeles')
const kit = 'essential-kit'

test('a host refers a guest and is paid for it', async ({ page, browser, baseURL }, { project }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const start = addDays(today, project.name === 'phone' ? 120 : 100)
  const price = toCents((await product(page)).price)
  const discountCents = shareOf(price, referralDiscountBasisPoints)
  const discount = formatMoney(-discountCents)
  const commission = formatMoney(commissionOf({ rentalCostCents: price, discountCents }))
  const staff = await staffToken(page)
  const guest = await anotherVisitor(browser, baseURL)
  let code = ''
  let orderId = ''

  await test.step('becomes a host in the profile and generates a code', async () => {
    await becomeHost(page)
    await page.getByRole('button', { name: 'Generate Referral Code' }).click()
    await expect(page.getByText(referralsCopy.referralGenerated)).toBeVisible()
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expect(page.getByText(referralsCopy.referralCopied)).toBeVisible()
    code = await clipboard(page)
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })

  await test.step('has a QR code, a card and an email that all lead to the code', async () => {
    const link = `${baseURL}/?ref=${code}`
    const qr = page.getByRole('img', { name: /QR code that leads to/ })
    await qr.scrollIntoViewIfNeeded()
    await expect(qr).toHaveJSProperty('complete', true)
    expect(await scan(page, await qr.getAttribute('src'))).toBe(link)
    expect(await qr.boundingBox()).toMatchObject({ width: 200, height: 200 })
    for (const name of [/PDF, 4 × 6 in/, /PDF, A6/]) {
      const href = await page.getByRole('link', { name }).first().getAttribute('href')
      const pdf = await (await page.request.get(href ?? '', untilFirstPaper)).body()
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
      expect(text).toContain(code)
    }
    await page.getByRole('button', { name: 'Copy email' }).click()
    await expect(page.getByText('Email copied to clipboard!')).toBeVisible()
    expect(await clipboard(page)).toContain(link)
  })

  await test.step('a guest opens the link, signs up and pays 10% less on the first order', async () => {
    await arriveByLink(guest, code)
    await fillCart(guest, start)
    await expect(guest.getByText('10% off your first order').first()).toBeVisible()
    await expect(guest.getByText(discount, { exact: true }).first()).toBeVisible()
    await guest.getByRole('button', { name: 'Login to Checkout' }).first().click()
    await register(guest)
    await walkToPayment(guest)
    await expect(guest.getByText(discount, { exact: true }).first()).toBeAttached()
    orderId = await pay(guest)
    await expect(guest.getByText(discount, { exact: true }).first()).toBeVisible()
  })

  await test.step('the same guest gets nothing off the second order, and reads why', async () => {
    await arriveByLink(guest, code)
    await fillCart(guest, addDays(start, 30))
    await expect(guest.getByText(referralsCopy.referralFirstOrderOnly)).toBeVisible()
    await expect(guest.getByText('Referral discount')).toHaveCount(0)
  })

  await test.step('nor does the host with a code of her own', async () => {
    await arriveByLink(page, code)
    await fillCart(page, addDays(start, 30))
    await expect(page.getByText(referralsCopy.referralOwnCode)).toBeVisible()
    await expect(page.getByText('Referral discount')).toHaveCount(0)
  })

  await test.step('the commission is on its way until staff complete the order', async () => {
    await page.goto('/host-dashboard')
    await expectFigure(page, 'On its way', commission)
    await expectFigure(page, 'Available for payout', '$0.00')
    await expectFigure(page, 'Total referrals', '1')
    await expect(page.getByRole('button', { name: 'Request Payout' })).toHaveCount(0)
    for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed']) {
      const changed = await page.request.put(`/api/orders/${orderId}/status`, {
        headers: { authorization: `Bearer ${staff}` },
        // nobody counts here what comes back
        data: { status, note: status === 'collected' ? 'All there' : '' },
      })
      expect(changed.status(), status).toBe(200)
    }
    await page.reload()
    await expectFigure(page, 'Available for payout', commission)
    await expectFigure(page, 'On its way', '$0.00')
  })

  const email = await emailOf(page)

  await test.step('no payout goes to an email that nobody confirmed', async () => {
    await page.getByRole('button', { name: 'Request Payout' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request Payout' })
    await dialog.getByRole('button', { name: /^Request \$/ }).click()
    await expect(dialog.getByText(accountsCopy.confirmEmailFirst)).toBeVisible()
    await confirmEmail(page, email)
    await page.goto('/host-dashboard')
  })

  await test.step('a payout that fails comes back, once', async () => {
    await requestPayout(page)
    await expectFigure(page, 'Available for payout', '$0.00')
    await decidePayout(browser, baseURL, email, 'Failed')
    await page.reload()
    await expectFigure(page, 'Available for payout', commission)
    await expect(page.getByText('The amount went back to your available earnings.')).toHaveCount(1)
  })

  await test.step('the next one is paid out', async () => {
    await requestPayout(page)
    await decidePayout(browser, baseURL, email, 'Processed')
    await page.reload()
    await expectFigure(page, 'Total paid out', commission)
    await expectFigure(page, 'Available for payout', '$0.00')
    await expectFigure(page, 'Total earned', commission)
    await expect(page.getByRole('button', { name: 'Request Payout' })).toHaveCount(0)
  })

  await test.step('the credit pays for a kitchen of the host’s own first', async () => {
    await page.goto('/profile')
    await expect(page.getByRole('region', { name: 'Account credit' })).toContainText(commission)
    await walkToReview(page, addDays(start, 60))
    await expect(page.getByRole('checkbox', { name: `Use my account credit (${commission})` })).toBeChecked()
    await pay(page)
    await expect(page.getByText(`−${commission}`, { exact: true }).first()).toBeVisible()
  })
})

test('a guest books from the page of a rental without typing its address', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const start = addDays(today, project.name === 'phone' ? 170 : 140)
  const guest = await anotherVisitor(browser, baseURL)
  let link = ''

  await test.step('a host saves the rental', async () => {
    await becomeHost(page)
    await page.getByRole('button', { name: 'Generate Referral Code' }).click()
    await expect(page.getByText(referralsCopy.referralGenerated)).toBeVisible()
    await page.getByRole('button', { name: 'Add a listing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a listing' })
    await dialog.getByLabel('Name of the rental').fill('Casa Azul')
    await fillAddress(page)
    await dialog.getByLabel('Airbnb listing URL').fill('https://m.airbnb.co.uk/rooms/12345?guests=2')
    await expect(dialog.getByText('Saved as https://www.airbnb.com/rooms/12345')).toBeVisible()
    await dialog.getByLabel('How to get in').fill('The key box opens with #2580.')
    // on a phone it lies over the lower half of the form while it is there
    await expect(page.getByText(referralsCopy.referralGenerated)).toBeHidden()
    await dialog.getByLabel('Pans', { exact: true }).check()
    await dialog.getByRole('button', { name: 'Save listing' }).click()
    const listing = page.getByRole('article', { name: 'Casa Azul' })
    await expect(listing).toBeVisible()
    link = (await listing.getByRole('link', { name: 'Casa Azul' }).getAttribute('href')) ?? ''
  })

  await test.step('its page tells what is there, and nothing of where it is', async () => {
    const answer = await guest.goto(link)
    const html = (await answer?.text()) ?? ''
    expect(html).toContain('Casa Azul')
    expect(html).toContain('noindex')
    // the company of the shop has the same ZIP code, so of the page only what it answers and shows is looked at for it
    const told = await (await guest.request.get(`/api/stays/${link.split('/').at(-1)}`)).text()
    const shown = await guest.getByRole('main').innerText()
    for (const secret of ['Barton Springs', '#2580', 'rooms/12345']) expect(html).not.toContain(secret)
    for (const text of [told, shown]) expect(text).not.toMatch(/\b78704\b/)
  })

  await test.step('one press adds what is missing as one kit, at the price that was told before', async () => {
    const missing = guest.getByRole('region', { name: 'What is missing' })
    const told =
      (await missing
        .getByText(/^\$[\d.]+ \/ week$/)
        .first()
        .textContent()) ?? ''
    await expect(missing.getByText(/^One custom kit of \d+ pieces/)).toBeVisible()
    await missing.getByRole('link', { name: 'Build it' }).click()
    await expect(guest).toHaveURL(/\/login\?redirect=build-kit/)
    await guest.goto(link)
    await missing.getByRole('button', { name: 'Add what is missing' }).click()
    await expect(guest).toHaveURL(/\/login/)
    await register(guest)
    await expect(guest.getByText('Custom Kit "Casa Azul kit" added to cart')).toBeVisible()
    await missing.getByRole('link', { name: 'View Cart' }).click()
    const lines = guest.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
    await expect(lines.filter({ hasText: 'Casa Azul kit' }).first()).toContainText(told)
    await expect(guest.getByText(/^Refundable deposits for this rental: \$\d/).first()).toBeVisible()
  })

  await test.step('the guest books with the code and no address', async () => {
    await chooseDates(guest, ['Start date', start], ['End date', addDays(start, 7)])
    await expect(guest.getByText('Referral discount').first()).toBeVisible()
    await guest.getByRole('button', { name: 'Proceed to Checkout' }).first().click()
    await guest.getByRole('button', { name: 'Continue to Dates' }).click()
    await guest.getByRole('button', { name: 'Continue to Address' }).click()
    await expect(guest.getByText('The address of')).toBeVisible()
    await expect(guest.getByLabel(/Street/)).toHaveCount(0)
    await guest.getByRole('button', { name: 'Continue to Payment' }).click()
    await pay(guest)
  })

  await test.step('and reads address and notes once it is paid', async () => {
    await expect(guest.getByText('1200 Barton Springs Rd')).toBeVisible()
    await expect(guest.getByText('The key box opens with #2580.')).toBeVisible()
  })
})

test('the way into the host program stays in its place when the profile above it comes', async ({ page }) => {
  await page.goto('/login?redirect=profile')
  await register(page)
  const release = await holdBack(page, /\/trpc\/.*(users\.profile|accountCredit\.mine)/)
  await page.reload()
  const button = page.getByRole('button', { name: 'Become a Host' })
  await expect(page.getByLabel('Full name')).toBeHidden()
  const before = await button.boundingBox()
  release()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await expect(page.getByText('No credit yet')).toBeVisible()
  const after = await button.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60)
})

async function becomeHost(page: Page) {
  await page.goto('/login?redirect=profile')
  await register(page)
  await page.getByRole('button', { name: 'Become a Host' }).click()
  await expect(page.getByText(accountsCopy.becameHost)).toBeVisible()
  await expect(page).toHaveURL('/host-dashboard')
}

async function anotherVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-US' })
  return context.newPage()
}

async function arriveByLink(page: Page, code: string) {
  await page.goto(`/?ref=${code}`)
  await expect(page.getByText('10% off your first order')).toBeVisible()
  await expect(page).toHaveURL('/')
}

async function fillCart(page: Page, start: CalendarDate) {
  await page.goto(`/products/${kit}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await expect(page.getByText(/added to cart/).first()).toBeVisible()
  await page.goto('/cart')
  await chooseDates(page, ['Start date', start], ['End date', addDays(start, 7)])
}

async function walkToPayment(page: Page) {
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await page.getByRole('button', { name: 'Continue to Address' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
}

/** Pays and answers the order's id. */
async function pay(page: Page): Promise<string> {
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function requestPayout(page: Page) {
  await page.getByRole('button', { name: 'Request Payout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Payout' })
  await expect(dialog.getByLabel(/Credit to account/)).toBeChecked()
  await dialog.getByRole('button', { name: /^Request \$/ }).click()
  await expect(page.getByText(referralsCopy.payoutRequested)).toBeVisible()
  await expect(page.getByText('Requested', { exact: true }).last()).toBeVisible()
}

/** A member of staff decides the open request of a host in the admin. */
async function decidePayout(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
  outcome: 'Processed' | 'Failed',
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signInAsOwner(page)
  await page.goto('/admin/referrals')
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: /^Process the payout/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Process payout' })
  await dialog.getByLabel(outcome).check()
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await expect(page.getByText(referralsCopy.payoutDone(outcome.toLowerCase()))).toBeVisible()
  await context.close()
}

async function expectFigure(page: Page, name: string, value: string) {
  const overview = page.getByRole('region', { name: 'Earnings overview' })
  const figure = overview.getByText(name, { exact: true }).locator('..')
  await expect(figure, name).toContainText(value)
}

/** What a phone reads off the picture that is shown. */
async function scan(page: Page, src: string | null): Promise<string | undefined> {
  const size = 400
  const pixels = await page.evaluate(
    async ([address, side]) => {
      const picture = new Image(side, side)
      picture.src = address
      await picture.decode()
      const canvas = new OffscreenCanvas(side, side)
      const paper = canvas.getContext('2d')
      if (!paper) return []
      paper.fillStyle = 'white'
      paper.fillRect(0, 0, side, side)
      paper.drawImage(picture, 0, 0, side, side)
      return Array.from(paper.getImageData(0, 0, side, side).data)
    },
    [src ?? '', size] as const,
  )
  return jsQR(Uint8ClampedArray.from(pixels), size, size)?.data
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

function emailOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').email as string)
}

async function product(page: Page): Promise<{ price: number }> {
  return (await page.request.get(`/api/products/slug/${kit}`)).json()
}

async function staffToken(page: Page): Promise<string> {
  const session = await page.request.post('/api/users/login', {
    data: owner,
  })
  return (await session.json()).token
}
