import { readFileSync } from 'node:fs'
import { sampleCompany, sellerLine, standardIdentity } from '@trivet/core/company'
import type { Session } from '@trivet/core/contract/accounts'
import { legalTitles, runBy } from '@trivet/core/copy/legal'
import { addDays, formatUsDate } from '@trivet/core/dates'
import { legalTexts, legalVersions } from '@trivet/core/legal'
import { expect, test, type Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { todayIn } from './clock.ts'
import { chooseDates, fillAddress, fillCard, openCart, register, untilFirstPaper } from './shop-steps.ts'
import { call } from './system/api-guest.ts'
import { owner, signInAsOwner } from './staff-steps.ts'

const today = todayIn('America/Los_Angeles')
const seller = sellerLine(sampleCompany) ?? ''

test('a guest knows who sells and what she agrees to, and finds both again on the order and its invoice', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const address = baseURL ?? ''

  await test.step('reads each legal text from the footer: who runs the shop stands on top', async () => {
    await page.goto('/')
    const legal = page.getByRole('navigation', { name: 'Legal' })
    for (const name of ['Terms of service', 'Privacy', 'Rental agreement']) {
      await legal.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(page.getByText(runBy(standardIdentity.name, seller), { exact: true })).toBeVisible()
    }
  })

  await test.step('opens them beside the payment, which keeps what was typed', async () => {
    await page.goto('/login')
    await register(page)
    await page.goto('/products/chefs-kit')
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await openCart(page)
    const start = addDays(today, project.name === 'phone' ? 70 : 50)
    await chooseDates(page, ['Start date', start], ['End date', addDays(start, 7)])
    await page
      .getByRole('button', { name: 'Proceed to Checkout' })
      .or(page.getByRole('link', { name: 'Proceed to Checkout' }))
      .first()
      .click()
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByRole('button', { name: 'Continue to Address' }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await fillCard(page, '4242 4242 4242 4242')
    const main = page.getByRole('main')
    for (const name of ['terms of service', 'rental agreement', 'privacy notice']) {
      const [text] = await Promise.all([
        page.waitForEvent('popup'),
        // a wallet has the line too
        main
          .getByRole('link', { name: `${name} (opens in a new tab)` })
          .last()
          .click(),
      ])
      await expect(text.getByRole('heading', { level: 1 })).toHaveText(new RegExp(name, 'i'))
      await text.close()
    }
    await expect(page.getByLabel('Name on card')).toHaveValue('Sam Rivera')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL(/\/confirmation\/[0-9a-f]{24}$/)
  })

  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const staff = await signedIn(address)

  await test.step('finds on the order which versions that were, and so do staff', async () => {
    const backOffice = await browser.newContext({ baseURL: address })
    const admin = await backOffice.newPage()
    await signInAsOwner(admin)
    await admin.goto(`/admin/orders/${orderId}`)
    for (const text of legalTexts) {
      const version = `${legalTitles[text]} of ${formatUsDate(legalVersions[text])}`
      await expect(page.getByText(version, { exact: true })).toBeVisible()
      await expect(admin.getByText(version, { exact: true })).toBeVisible()
    }
    await backOffice.close()
  })

  await test.step('takes the invoice, and after a refund the same one with the refund on it', async () => {
    const before = await invoiceText(page)
    const [number] = /Invoice \d{4}-\d{6}/.exec(before) ?? []
    expect(number).toBeDefined()
    for (const words of [
      sampleCompany.legalName,
      sampleCompany.street,
      'Sam Rivera',
      '1200 Barton Springs Rd',
    ]) {
      expect(before).toContain(words)
    }
    const body = { amount: 10, reason: 'A pan was scratched' }
    const refund = await call(address, `/orders/${orderId}/refunds`, { method: 'POST', token: staff, body })
    expect(refund.status).toBe(201)
    await page.reload()
    const after = await invoiceText(page)
    expect(after).toContain(number)
    expect(after).toContain('Refunded −$10.00')
  })
})

async function signedIn(address: string): Promise<string> {
  const { body } = await call<Session>(address, '/users/login', {
    method: 'POST',
    body: owner,
  })
  return body.token
}

async function invoiceText(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download', untilFirstPaper),
    page.getByRole('button', { name: 'Invoice' }).click(),
  ])
  const pdf = new Uint8Array(readFileSync(await download.path()))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
