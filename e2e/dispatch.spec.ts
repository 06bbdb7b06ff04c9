import { expect, test, type Locator, type Page } from '@playwright/test'
import { addDays } from '@trivet/core/dates'
import { todayIn } from './clock.ts'
import { signInAsOwner } from './staff-steps.ts'

// of next week nothing has been driven yet
const nextWeek = addDays(todayIn('America/Los_Angeles'), 7)

test.beforeEach(({ page }) => signInAsOwner(page))

test('a visit is dragged to another day by mouse and by keys, and nothing is saved unasked @desk', async ({
  page,
}) => {
  await page.goto(`/admin/dispatch?view=week&day=${nextWeek}`)
  const { handle, day, next } = await someVisit(page)
  const name = (await handle.getAttribute('aria-label')) ?? ''
  const [, kind = '', guest = ''] = /^Drag the (\w+) of (.+)$/.exec(name) ?? []
  await handle.scrollIntoViewIfNeeded()
  const place = await handle.boundingBox()
  const target = await next.boundingBox()
  if (!place || !target) throw new Error('The board is not to be seen')

  await page.mouse.move(place.x + 12, place.y + 12)
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, place.y + 12, { steps: 12 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: `Change ${kind}` })
  await expect(dialog).toContainText(guest)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(day.getByRole('button', { name })).toBeVisible()

  await day.getByRole('button', { name }).focus()
  await page.keyboard.press('Space')
  const said = page.getByRole('status').filter({ hasText: `${guest} is over` })
  await expect(said).toContainText(await day.getByRole('heading', { level: 2 }).innerText())
  await page.keyboard.press('ArrowRight')
  await expect(said).toContainText(await next.getByRole('heading', { level: 2 }).innerText())
  await page.keyboard.press('Space')
  await dialog.getByLabel('Note for the timeline (optional)').fill('The host asked for it')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(next.getByRole('button', { name })).toBeVisible()
  await expect(day.getByRole('button', { name })).toBeHidden()

  // the board has it already, the server a moment later
  await expect(page.getByText(/ changed to /).first()).toBeVisible()
  await page.reload()
  await next.getByRole('link', { name: guest }).first().click()
  await expect(page.getByText('The host asked for it')).toBeVisible()
})

/** A visit that can be changed, its day and the day after. */
async function someVisit(page: Page): Promise<{ handle: Locator; day: Locator; next: Locator }> {
  const days = page.getByRole('list', { name: 'Days of the week' }).locator(':scope > li')
  await expect(days).toHaveCount(7)
  for (let index = 0; index < 6; index += 1) {
    const handle = days.nth(index).getByRole('button', { name: /^Drag the delivery/ })
    if ((await handle.count()) > 0) {
      return { handle: handle.first(), day: days.nth(index), next: days.nth(index + 1) }
    }
  }
  throw new Error('No delivery of this week can be changed')
}
