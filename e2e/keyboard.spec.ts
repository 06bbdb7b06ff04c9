import { addDays, formatUsDate } from '@trivet/core/dates'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { todayIn } from './clock.ts'
import { tabTo } from './keyboard-steps.ts'

const start = addDays(todayIn('America/Los_Angeles'), 60)

test('a kit is found, booked and paid without a mouse, and the focus is always seen', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const write = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label }))
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type(text)
  }
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await keyboard.press(key)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await test.step('finds a kit', async () => {
    await page.goto('/catalog')
    await hideInvitation(page)
    await tabTo(page, page.getByRole('searchbox'))
    await keyboard.type('chef')
    await expect(page).toHaveURL(/keyword=chef/)
    await press(page.getByRole('link', { name: "View Details : Chef's Kit", exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: "Chef's Kit" })).toBeVisible()
  })

  await test.step('puts it into the cart and opens the cart', async () => {
    await press(button('Add to Cart'), ' ')
    await expect(page.getByText("Chef's Kit added to cart")).toBeVisible()
    // goes by itself; until then it lies over what opens from the header
    await expect(page.getByText("Chef's Kit added to cart")).toBeHidden()
    await tabTo(page, page.getByRole('button', { name: /^Cart, 1/ }), { backwards: true })
    await keyboard.press('Enter')
    await press(page.getByRole('link', { name: 'View Cart' }))
    await expect(page).toHaveURL(/\/cart$/)
  })

  await test.step('types the dates', async () => {
    await write('Start date', formatUsDate(start))
    await write('End date', formatUsDate(addDays(start, 7)))
    await press(button('Login to Checkout'))
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })

  await test.step('creates an account', async () => {
    // the page's own link, not the footer's: it leads back to the booking
    await press(page.getByRole('main').getByRole('link', { name: /create an account/i }))
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible()
    await write('Full name', 'Sam Rivera')
    await write(/^Email/, `${randomUUID()}@example.com`)
    for (const label of ['Password', 'Confirm password']) {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await keyboard.type('a pan for every week')
    }
    await press(button('Create Account'))
    await expect(page).toHaveURL(/\/booking/)
  })

  await test.step('walks the booking', async () => {
    await press(button('Continue to Dates'))
    await press(button('Continue to Address'))
    // a desk at 200%: little room between the header and the bar with the sum
    const size = page.viewportSize()
    await page.setViewportSize({ width: 640, height: 450 })
    await write('Street address', '1200 Barton Springs Rd')
    await write('Postal code', '78704')
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Austin')
    await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('TX')
    await press(button('Continue to Payment'))
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeFocused()
    if (size) await page.setViewportSize(size)
  })

  await test.step('pays', async () => {
    await write('Name on card', 'Sam Rivera')
    await write('Card number', '4242424242424242')
    await write(/^Expiry/, '1230')
    await write('CVC', '123')
    await press(button('Place Order'))
    await expect(page).toHaveURL(/\/confirmation\/[0-9a-f]{24}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order confirmed')
  })

  await test.step('takes the days along', async () => {
    await tabTo(page, button('Add to calendar'))
    const [file] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
    expect(file.suggestedFilename()).toBe(`trivet-${start}.ics`)
  })
})

/** The invitation to the newsletter comes after a while; it has tests of its own. */
async function hideInvitation(page: Page) {
  await page.evaluate(() => localStorage.setItem('popupClosed', 'true'))
  await page.reload()
}
