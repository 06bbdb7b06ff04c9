import { expect, test } from '@playwright/test'
import { register } from './shop-steps.ts'
import { signInAsOwner } from './staff-steps.ts'

test('no page asks the browser for what its own policy refuses @desk', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('refused: ')) refused.push(message.text())
  })
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.log(`refused: ${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  await signInAsOwner(page)
  await page.goto('/login')
  await register(page)
  await page.goto('/booking')
  await expect(page.getByRole('heading', { name: 'Recommended add-ons' })).toBeVisible()
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  expect(refused).toEqual([])
})
