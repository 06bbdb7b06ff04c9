import { expect, test, type Page } from '@playwright/test'
import { register, signIn } from './shop-steps.ts'

const lines = (page: Page) => page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')

test('a cart goes along to another device, once, and what is cleared on one is gone from the other', async ({
  page,
  browser,
}) => {
  await page.goto('/login')
  const email = await register(page)
  await addToCart(page, 'chefs-kit')
  await expect.poll(() => savedPieces(page)).toBe(1)

  const other = await (await browser.newContext()).newPage()
  await addToCart(other, 'dutch-oven')
  await other.goto('/login?redirect=cart')
  await signIn(other, email)
  await expect(other.getByText("1 × Chef's Kit added")).toBeVisible()
  await expect(lines(other)).toHaveCount(2)
  await expect.poll(() => savedPieces(other)).toBe(2)

  await test.step('signing out and in again doubles nothing', async () => {
    await other.evaluate(() => localStorage.removeItem('userInfo'))
    await other.goto('/login?redirect=cart')
    await signIn(other, email)
    await expect(lines(other)).toHaveCount(2)
    await other.reload()
    await expect(other.getByRole('spinbutton', { name: "Quantity of Chef's Kit" })).toHaveValue('1')
  })

  await test.step('the first device has what was added on the second', async () => {
    await page.goto('/cart')
    await expect(lines(page)).toHaveCount(2)
  })

  await test.step('what is cleared on one is gone from the other', async () => {
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    await expect.poll(() => savedPieces(page)).toBe(0)
    await other.reload()
    await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  })
  await other.context().close()
})

test('a session that ends asks to sign in again in each tab, and whoever signs in next finds nothing of who was there before', async ({
  page,
  context,
}) => {
  const phone = (tab: Page) => tab.getByLabel('Phone', { exact: true })
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Please sign in again' })
  await page.goto('/login')
  const email = await register(page)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/profile')
    await phone(tab).fill('555 0100')
  }

  await test.step('both tabs ask, and go on with what was typed', async () => {
    // signed out elsewhere
    await page.request.post('/api/users/logout', { headers: await bearer(page) })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog(other)).toBeVisible()
    await signIn(dialog(page), email)
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(dialog(other)).toHaveCount(0)
    await expect(phone(other)).toHaveValue('555 0100')
  })

  await test.step('the other tab follows whoever signs in next, and shows nothing else', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/\/login\?redirect=profile$/)
    await page.goto('/login')
    const next = await register(page)
    await expect(other).toHaveURL(/\/profile$/)
    await expect(other.getByLabel('Email', { exact: true })).toHaveValue(next)
    await expect(phone(other)).toHaveValue('')
  })
})

async function addToCart(page: Page, slug: string) {
  await page.goto(`/products/${slug}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByText(/added to cart/)).toBeVisible()
}

/** How many pieces the account holds, as the server tells it. */
async function savedPieces(page: Page): Promise<number> {
  const answer = await page.request.get('/api/users/cart', { headers: await bearer(page) })
  const { cart }: { cart: { items: { qty: number }[] } } = await answer.json()
  return cart.items.reduce((sum, { qty }) => sum + qty, 0)
}

async function bearer(page: Page) {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}').token as string,
  )
  return { authorization: `Bearer ${token}` }
}
