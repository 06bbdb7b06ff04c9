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
  const figure = table.getByRole('link', { name: /, Tax,/ }).first()
  const tax = await figure.innerText()
  await figure.click()
  await expect(page.getByText(/^Orders behind Tax/)).toBeVisible()
  await expect(page.getByText(/^They add up to/)).toHaveText(`They add up to ${tax}`)
  const orders = page.getByRole('table', { name: 'Orders' })
  await expect(orders.getByRole('columnheader', { name: 'In the figure' })).toBeVisible()
  await expect(orders.getByRole('row').nth(1).getByRole('cell').last()).toHaveText(/^−?\$[\d,]+\.\d\d$/)
  await page.getByRole('button', { name: 'All orders' }).click()
  await expect(page.getByText(/^Orders behind/)).toBeHidden()
})
