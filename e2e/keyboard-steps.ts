import { expect, type Locator, type Page } from '@playwright/test'

const farthest = 150

/** Presses Tab until the target has the focus; each stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, { backwards = false } = {}) {
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < farthest; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
    // a page that still moves under the focus comes to rest first
    await expect.poll(() => page.evaluate(unseenFocus), { timeout: 2_000 }).toBeNull()
  }
  throw new Error(`${farthest} presses of Tab do not reach ${target}`)
}

/** What is wrong with the place of the focus, or null: it needs a mark, and something of it must be uncovered. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const name = `${focused.tagName} ${focused.id} ${focused.textContent?.slice(0, 40)}`
  // a hidden control shows its focus on the label around or beside it
  const around = [focused, focused.parentElement, focused.nextElementSibling, focused.closest('label')]
  const isMarked = around.some((element) => {
    if (!element) return false
    const style = getComputedStyle(element)
    return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none'
  })
  if (!isMarked) return `${name} has no mark of its focus`

  const shown = focused.getBoundingClientRect().width > 4 ? focused : (focused.closest('label') ?? focused)
  const { left, top, width, height } = shown.getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => [left + x * width, top + y * height]),
  )
  const hits = places.map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
  if (hits.some((hit) => hit !== null && (shown.contains(hit) || hit.contains(shown)))) return null
  const over = hits.find((hit) => hit !== null)
  return `${name} is covered by ${over ? over.outerHTML.slice(0, 200) : 'nothing: it is out of sight'}`
}
