import * as cartCopy from '@trivet/core/copy/cart'
import * as catalogCopy from '@trivet/core/copy/catalog'
import * as kitsCopy from '@trivet/core/copy/kits'
import { addDays, type CalendarDate } from '@trivet/core/dates'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { todayIn } from './clock.ts'
import { chooseDates, fillAddress, fillCard, register } from './shop-steps.ts'

const today = todayIn('America/Los_Angeles')

const knife = "Everyday Chef's Knife"
const pan = 'Large Frying Pan, 11 in'
const spoons = 'Wooden Spoons in a Crock'
const board = 'Walnut Cutting Board'

test('a cook builds a kit, saves it, changes it and rents it', async ({ page }, { project }) => {
  // another part of the year for each project, or the phone would find the desktop's order
  const start = addDays(today, project.name === 'phone' ? 260 : 230)
  const knifeId = await productId(page, 'everyday-chefs-knife')
  const later = addDays(start, 30)
  const freeBefore = await freeUnits(page, knifeId, start)
  const freeLater = await freeUnits(page, knifeId, later)

  await test.step('signs up on the way and sees the guide once', async () => {
    await page.goto('/build-kit')
    await expect(page.getByText(kitsCopy.kitSignInRequired)).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=build-kit/)
    await register(page)
    await expect(page).toHaveURL(/\/build-kit$/)
    await expect(page.getByRole('dialog', { name: 'This is your cloth' })).toBeVisible()
    for (let step = 1; step < 5; step += 1) await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Start building' }).click()
    await page.reload()
    await expect(page.getByText('An empty cloth.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('fixes the four messages one after another', async () => {
    await expectReason(page, kitsCopy.kitNeedsItem)
    await add(page, 'Other', board)
    await expectReason(page, kitsCopy.kitNeedsKnife)
    await add(page, 'Knives', knife)
    await expectReason(page, kitsCopy.kitNeedsPanOrPot)
    await add(page, 'Pans', pan)
    await expectReason(page, kitsCopy.kitNeedsUtensil)
    await add(page, 'Utensils', spoons)
    await inSummary(page, async (summary) => {
      await expect(summary.getByText('1 more item for 5%')).toBeVisible()
    })
  })

  await test.step('pays less from five and from ten items on', async () => {
    await add(page, 'Knives', knife)
    await inSummary(page, async (summary) => {
      await expect(summary.getByText('Kit discount 5%')).toBeVisible()
      await expect(summary.getByText('5 more items for 10%')).toBeVisible()
      await summary.getByRole('spinbutton', { name: `Quantity of ${spoons}` }).fill('6')
      await expect(summary.getByText('Kit discount 10%')).toBeVisible()
      await summary.getByLabel('Kit name').fill('Dune House')
    })
    await expect(page.getByRole('button', { name: `Remove ${knife}` })).toHaveCount(2)
  })

  await test.step('loses nothing in a reload, and saves', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: `Remove ${knife}` })).toHaveCount(2)
    await openSummary(page)
    await pressInSummary(page, 'Save kit')
    await expect(page.getByText(kitsCopy.kitSaved)).toBeVisible()
    await expect(page).toHaveURL('/my-kits')
    await expect(page.getByText('10 items · 10% kit discount')).toBeVisible()
  })

  await test.step('changes it, takes a step back and saves again', async () => {
    await page.getByRole('link', { name: 'Edit Dune House' }).click()
    await expect(page).toHaveURL(/\/build-kit\/[0-9a-f]{24}$/)
    await page.getByRole('button', { name: `Remove ${board}` }).click()
    await expect(page.getByRole('button', { name: `Remove ${board}` })).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: `Remove ${board}` })).toHaveCount(1)
    await page.getByRole('button', { name: `Remove ${pan}` }).press('Delete')
    await add(page, 'Pans', 'Small Frying Pan, 8 in')
    await openSummary(page)
    await pressInSummary(page, 'Save kit')
    await expect(page.getByText(kitsCopy.kitUpdated)).toBeVisible()
  })

  await test.step('puts it into the cart and rents it', async () => {
    await page.getByRole('button', { name: /Add to Cart/ }).click()
    await expect(page.getByText(cartCopy.customKitAddedToCart('Dune House'))).toBeVisible()
    await page.getByRole('link', { name: 'View Cart' }).first().click()
    await expect(page.getByRole('list', { name: 'Packed in Dune House' })).toContainText(`2 × ${knife}`)
    await chooseDates(page, ['Start date', start], ['End date', addDays(start, 7)])
    await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click()
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByRole('button', { name: 'Continue to Address' }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect(page.getByRole('list', { name: 'Packed in Dune House' }).first()).toContainText(spoons)
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
    await expect(page.getByRole('list', { name: 'Packed in Dune House' })).toContainText(`2 × ${knife}`)
  })

  await test.step('and the knives in it are taken on those days', async () => {
    expect(await freeUnits(page, knifeId, start)).toBe(freeBefore - 2)
    expect(await freeUnits(page, knifeId, later)).toBe(freeLater)
  })
})

test('a template is laid out, asks before it replaces a kit, and can be undone', async ({ page }) => {
  await page.goto('/login?redirect=build-kit')
  await register(page)
  await leaveGuide(page)
  await page.getByRole('button', { name: 'Start from a template' }).click()
  await page.getByRole('button', { name: /Lay it out.*Weekend for Two/ }).click()
  await expect(page.getByText('Weekend for Two is laid out')).toBeVisible()
  const things = page.getByRole('list', { name: 'Things on your cloth' }).getByRole('button')
  await expect(things).toHaveCount(7)

  await page.getByRole('button', { name: 'Quick start' }).click()
  await page.getByRole('button', { name: /Lay it out.*Morning People/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
  await expect(things).toHaveCount(8)
  const toast = page.getByText('Morning People is laid out').locator('..')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(things).toHaveCount(7)
})

test('a draft waits while its owner signs in again', async ({ page }) => {
  await page.goto('/login?redirect=build-kit')
  await register(page)
  await leaveGuide(page)
  await add(page, 'Knives', knife)
  await page.evaluate(() => localStorage.removeItem('userInfo'))
  await page.goto('/build-kit')
  await expect(page.getByText(kitsCopy.kitSignInRequired)).toBeVisible()
  await register(page)
  await expect(page).toHaveURL(/\/build-kit$/)
  await expect(page.getByRole('button', { name: `Remove ${knife}` })).toBeVisible()
})

test('without the shop’s products the built-in list is there to try things out', async ({ page }) => {
  await page.route(/\/trpc\/[^?]*kitEligible/, (route) => route.abort())
  await page.goto('/login?redirect=build-kit')
  await register(page)
  await leaveGuide(page)
  await expect(page.getByText(catalogCopy.fallbackProductsUsed).first()).toBeVisible({ timeout: 15_000 })
  const items = page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem')
  await expect(items).toHaveCount(6)
  await page.getByRole('link', { name: 'Page 4' }).click()
  await expect(items).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search items' }).fill('zzz')
  await expect(page.getByText(catalogCopy.noKitProductsFound)).toBeVisible()

  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeEnabled({ timeout: 15_000 })
  await page.unroute(/\/trpc\/[^?]*kitEligible/)
  await retry.click()
  await expect(retry).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all items' }).click()
  await expect(items).toHaveCount(12)
})

async function leaveGuide(page: Page) {
  await expect(page.getByRole('dialog', { name: 'This is your cloth' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Lays something on the cloth and waits until it lies there. */
async function add(page: Page, kind: string, name: string) {
  const onCloth = page.getByRole('button', { name: `Remove ${name}` })
  const before = await onCloth.count()
  await page.getByRole('link', { name: new RegExp(`^${kind}`) }).click()
  await page.getByRole('button', { name: `Add ${name}` }).click()
  await expect(onCloth).toHaveCount(before + 1)
}

/** The docket: beside the cloth, and on phones in a sheet. */
async function openSummary(page: Page): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Your kit', exact: true })
  if (!(await opener.isVisible())) return page.getByRole('region', { name: 'Your kit' })
  await opener.click()
  return page.getByRole('dialog', { name: 'Kit summary' })
}

async function inSummary(page: Page, look: (summary: Locator) => Promise<void>) {
  const summary = await openSummary(page)
  await look(summary)
  const close = page.getByRole('button', { name: 'Close' })
  if (await close.isVisible()) await close.click()
}

async function pressInSummary(page: Page, name: string) {
  await page.getByRole('button', { name }).filter({ visible: true }).click()
}

/** Why the kit cannot be rented yet. */
async function expectReason(page: Page, message: string) {
  await inSummary(page, async (summary) => {
    const button = summary.getByRole('button', { name: 'Add to Cart' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(message)
  })
}

async function productId(page: Page, slug: string): Promise<string> {
  const product = await (await page.request.get(`/api/products/slug/${slug}`)).json()
  return product._id
}

async function freeUnits(page: Page, id: string, start: CalendarDate): Promise<number> {
  const end = addDays(start, 7)
  const answer = await page.request.get(`/api/products/${id}/availability?start=${start}&end=${end}`)
  return (await answer.json()).free
}
