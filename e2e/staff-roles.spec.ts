import { expect, test } from '@playwright/test'
import { permissionRequired } from '@trivet/core/copy/staff'

test('a driver signs in, lands on the stops of the day, and opens neither payments nor settings', async ({
  page,
}) => {
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Fill in as driver' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/admin\/day$/)
  await expect(page.getByText('Dario Quist')).toBeVisible()

  for (const [path, permission] of [
    ['payments', 'refunds'],
    ['settings', 'settings'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: permissionRequired(permission) })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to your work' }).click()
  await expect(page).toHaveURL(/\/admin\/day$/)
})
