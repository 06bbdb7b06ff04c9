import { expect, type Page } from '@playwright/test'

/** Of the demo; may do everything. */
export const owner = { email: 'admin@trivet.test', password: 'trivet-admin' }

export async function signInAsOwner(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel(/^Email/i).fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
}
