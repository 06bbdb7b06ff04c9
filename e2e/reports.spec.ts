import { expect, test } from '@playwright/test'
import { signInAsOwner } from './staff-steps.ts'

test('the owner reads the tax of the year, follows a figure to its orders, and takes the file along @desk', async ({
  page,
}) => {
  await signInAsOwner(page)
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible()

  await page.getByRole('link', { name: 'Tax', exact: true }).click()
  await page.getByRole('button', { name: 'Year to date' }).click()
  await expect(page).toHaveURL(/\/reports\/tax\?range=year$/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe('trivet-tax.csv')

  const table = page.getByRole('table', { name: 'Tax' })
  await table
    .getByRole('link', { name: /, Tax,/ })
    .first()
    .click()
  await expect(page.getByText(/^Orders behind Tax/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'All orders' }).click()
  await expect(page.getByText(/^Orders behind/)).toBeHidden()
})
