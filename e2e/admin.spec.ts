import { expect, test, type Page } from '@playwright/test'
import { paths } from '../apps/admin/src/paths.ts'
import { barriers } from './barriers.ts'
import { signInAsOwner } from './staff-steps.ts'

/** Every page of the admin that has an address of its own, and two of them asked for something, and one that is not there. */
const pages = [
  ...Object.values(paths).flatMap((path) => (path.length === 0 ? [`/admin${(path as () => string)()}`] : [])),
  '/admin/dashboard?range=12m',
  '/admin/users?q=nobody-at-all',
  '/admin/no-such-page',
]
/** Lists whose first row leads to a page of one thing. */
const lists = ['/admin/products', '/admin/orders', '/admin/users']

test.beforeEach(({ page }) => signInAsOwner(page))

test('no page has a barrier that axe can see, in light on a wide screen and in dark on a phone', async ({
  page,
}) => {
  for (const path of pages) {
    await goWithin(page, path)
    await expectNoBarriers(page, path)
  }
  for (const path of lists) {
    await page.goto(path)
    const row = page.locator('main tbody tr, main li[data-slot="card"]').first()
    await row.locator('a[href^="/admin/"]').first().click()
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await expectNoBarriers(page, `one of ${path}`)
  }
})

test('what opens over a page has none either', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Search the admin' }).fill('chef')
  await expect(page.getByRole('group', { name: 'Products' })).toBeVisible()
  await expectNoBarriers(page, 'search', null)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectNoBarriers(page, 'keys', null)
})

test('everything is found by a few letters, and opened without a mouse', async ({ page }) => {
  await page.goto('/admin/orders')
  const link = page.locator('main a[href^="/admin/orders/"]:not([href$="/new"])').first()
  const address = (await link.getAttribute('href')) ?? ''
  const number = address.split('/').at(-1) ?? ''
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search the admin' })
  await expect(field).toBeFocused()

  await field.fill('no such thing at all')
  await expect(page.getByText('Nothing found for “no such thing at all”')).toBeVisible()
  for (const [typed, kind] of [
    ['ana alv', 'Users'],
    ['guest@trivet', 'Orders'],
    ['grill', 'Products'],
    ['settings', 'Pages and commands'],
  ] as const) {
    await field.fill(typed)
    await expect(page.getByRole('group', { name: kind }).getByRole('option').first()).toBeVisible()
  }
  await field.fill(number.slice(0, 10))
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${number}$`))

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1)
})

test('an account is changed, and given a role and relieved of it', async ({ page }, { project }) => {
  const name = `Edited on ${project.name}`
  await page.goto('/admin/users?q=guest%40trivet.test')
  await page.getByRole('link', { name: /^(Ana Alvarez|Edited on)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edit user')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Account saved')).toBeVisible()
  for (const saved of ['checked', 'unchecked']) {
    const box = page.getByRole('checkbox', { name: 'Host' })
    await (saved === 'checked' ? box.check() : box.uncheck())
    await page.getByRole('button', { name: 'Save roles' }).click()
    await page.getByRole('button', { name: 'Change roles' }).click()
    await expect(page.getByText('Roles saved').last()).toBeVisible()
    await expect(page.getByText('Signed in nowhere')).toBeVisible()
  }
  // the journeys after this one know her by her name
  await page.getByLabel('Name').fill('Ana Alvarez')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled()
})

test('keys lead through a list, and a page list is a sheet on a phone', async ({ page, isMobile }) => {
  if (isMobile) {
    await page.getByRole('button', { name: 'All pages' }).click()
    const sheet = page.getByRole('dialog', { name: 'All pages' })
    await expect(sheet.getByRole('link')).toHaveCount(22)
    await expectNoBarriers(page, 'all pages', null)
    await sheet.getByRole('link', { name: 'Users' }).click()
    await expect(sheet).toBeHidden()
  } else {
    await page.keyboard.press('g')
    await page.keyboard.press('u')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
  await expect(page.getByText(/^\d+ accounts$/)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('robin')
  await expect(page.getByText('1 account', { exact: true })).toBeVisible()
  // past the roles, where a letter chooses one
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edit user')
  await expect(page.getByRole('combobox', { name: 'Staff role' })).toBeDisabled()
})

test('at 1280 pixels the list of orders shows what each comes to, and nothing is scrolled sideways @desk', async ({
  page,
}) => {
  await page.goto('/admin/orders?view=all')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('columnheader', { name: 'Total' })).toBeInViewport({ ratio: 1 })
  const wider = await table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0))
  expect(wider).toBeLessThanOrEqual(0)
})

/** As a link leads there: the scripts of the admin are loaded, and axe. */
async function goWithin(page: Page, path: string) {
  const seen = page.locator('h1[data-seen]')
  await page.locator('h1').evaluateAll((headings) => headings.map((heading) => (heading.dataset.seen = '')))
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(seen, path).toHaveCount(0)
}

/** A page is looked at once its heading is there; `null` looks at what is open over it. */
async function expectNoBarriers(page: Page, place: string, heading: number | null = 1) {
  if (heading) await expect(page.getByRole('heading', { level: heading }).first(), place).toBeVisible()
  await expect(page.locator('[data-slot="skeleton"]'), place).toHaveCount(0)
  const { width = 0 } = page.viewportSize() ?? {}
  const colorScheme = width < 768 ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const found = await barriers(page)
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  if (needed > width) found.push(`${needed} pixels wide`)
  expect.soft(found, place).toEqual([])
}
