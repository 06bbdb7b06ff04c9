import { expect, test } from '@playwright/test'
import { signInAsOwner } from './staff-steps.ts'

const steps = [
  ['Pack', 'In the warehouse'],
  ['Load', 'In the van'],
  ['Deliver', 'At the guest’s'],
  ['Collect', 'In the van'],
  ['Count', 'Back and counted'],
] as const

test('a crate is packed, loaded, delivered, collected and counted by its number, and the order says where it is @desk', async ({
  page,
}) => {
  await signInAsOwner(page)

  await page.goto('/admin/orders?status=confirmed')
  await page.getByRole('link', { name: /^T-/ }).first().click()
  const crates = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Crates' }) })
  await expect(crates).toContainText('No labels yet')
  const order = page.url()
  await crates.getByRole('button', { name: 'Crate labels (PDF)' }).click()
  const first = crates.getByRole('listitem').first()
  await expect(first).toContainText('Not packed yet')
  const number = /C-\w+-\w/.exec(await first.innerText())?.[0] ?? ''

  await crates.getByRole('link', { name: 'Scan' }).click()
  const field = page.getByRole('textbox', { name: 'Crate number' })
  const scanned = page.getByRole('region', { name: 'Scanned' }).getByRole('listitem')
  for (const [index, [step, place]] of steps.entries()) {
    await page.getByRole('group', { name: 'What is done' }).getByRole('button', { name: step }).click()
    await field.fill(number.slice(2).toLowerCase())
    await field.press('Enter')
    await expect(scanned).toHaveCount(index + 1)
    await expect(scanned.first()).toContainText(place)
  }
  await expect(scanned.first().getByRole('link', { name: 'Count the pieces' })).toBeVisible()

  await page.goto(order)
  await expect(crates.getByRole('listitem').first()).toContainText('Back and counted')
})
