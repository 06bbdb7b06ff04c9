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

async function addToCart(page: Page, slug: string) {
  await page.goto(`/products/${slug}`)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
  await expect(page.getByText(/added to cart/)).toBeVisible()
}

/** How many pieces the account holds, as the server tells it. */
async function savedPieces(page: Page): Promise<number> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}').token as string,
  )
  const answer = await page.request.get('/api/users/cart', { headers: { authorization: `Bearer ${token}` } })
  const { cart }: { cart: { items: { qty: number }[] } } = await answer.json()
  return cart.items.reduce((sum, { qty }) => sum + qty, 0)
}
