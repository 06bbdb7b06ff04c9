import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import type { Dashboard } from '@trivet/core/contract/dashboard'
import type { DataCopy } from '@trivet/core/contract/privacy'
import * as privacyCopy from '@trivet/core/copy/privacy'
import { addDays } from '@trivet/core/dates'
import { todayIn } from './clock.ts'
import { call, orderFor, placeOrder, productBySlug } from './system/api-guest.ts'
import { owner } from './staff-steps.ts'

const password = 'a pan for every week'
const name = 'Ottoline Quistgaard'

test('a guest takes their data along, waits for the order to be over, and is gone; the dashboard counts as before', async ({
  page,
  baseURL,
}, { project }) => {
  const address = baseURL ?? ''
  const email = `${randomUUID()}@example.com`
  const guest = await signedIn(address, '/users', { name, email, password })
  const staff = await signedIn(address, '/users/login', owner)
  const start = addDays(todayIn('America/Chicago'), project.name === 'phone' ? 300 : 320)
  const week = { start, end: addDays(start, 7) }
  const body = await orderFor(address, await productBySlug(address, 'essential-kit'), week)
  const paid = { ...body, paymentToken: 'tok_test_success' }
  const { body: order } = await placeOrder(address, guest.token, paid)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.userInfo,
    JSON.stringify(guest),
  ] as const)

  await test.step('takes a file along that can be read', async () => {
    await page.goto('/profile')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: privacyCopy.downloadMyData }).click()
    const copy = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as DataCopy
    expect(copy.email).toBe(email)
    expect(JSON.stringify(copy.parts)).toContain(order.number)
  })

  await test.step('reads why it is too early', async () => {
    await page.getByRole('link', { name: privacyCopy.eraseMyAccount }).click()
    await expect(page.getByRole('heading', { name: privacyCopy.erasureNotYet })).toBeVisible()
    await expect(page.getByText(`Order ${order.number} is not over.`)).toBeVisible()
    await expect(page.getByRole('button', { name: privacyCopy.eraseMyAccount })).toHaveCount(0)
  })

  for (const status of ['packed', 'dispatched', 'delivered', 'collected', 'completed']) {
    const note = status === 'collected' ? 'All there' : ''
    const step = { method: 'PUT', token: staff.token, body: { status, note } }
    expect((await call(address, `/orders/${order._id}/status`, step)).status).toBe(200)
  }
  const before = await numbersOf(address, staff.token)

  await test.step('erases the account with the password', async () => {
    await page.reload()
    await erase(page)
    await expect(page.getByText(privacyCopy.accountErased)).toBeVisible()
  })

  expect(await numbersOf(address, staff.token)).toEqual(before)
  const refused = await call(address, '/users/login', { method: 'POST', body: { email, password } })
  expect(refused.status).toBe(401)
  const found = await call<{ users: unknown[] }>(address, '/admin/users?q=quistgaard', { token: staff.token })
  expect(found.body.users).toEqual([])
})

async function erase(page: Page) {
  await page.getByLabel(new RegExp(privacyCopy.passwordAgain)).fill(password)
  await page.getByRole('checkbox', { name: new RegExp(privacyCopy.cannotBeUndone) }).check()
  await page.getByRole('button', { name: privacyCopy.eraseMyAccount }).click()
}

async function signedIn(address: string, path: string, body: object): Promise<Session> {
  return (await call<Session>(address, path, { method: 'POST', body })).body
}

/** The dashboard but for who people are. */
async function numbersOf(address: string, token: string): Promise<string> {
  const { body } = await call<Dashboard>(address, '/admin/dashboard', { token })
  return JSON.stringify(body, (key, value: unknown) =>
    key === 'name' || key === 'email' ? undefined : value,
  )
}
