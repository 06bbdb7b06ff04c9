import { expect, test, type Page } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { barriers } from './barriers.ts'

type Channel = Record<'on' | 'once', (event: string, act: (told: unknown) => void) => void> & {
  emit: (event: string, what: object) => void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
  }
}

const built = join(import.meta.dirname, '../packages/ui/storybook-static')
const address = 'http://stories.test'

type Index = { entries: Record<string, { id: string; type: string; title: string; name: string }> }

const index: Index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'))
const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const themes = ['light', 'dark'] as const

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

test('every state of every component is free of barriers that axe can see, in light and dark', async ({
  page,
}) => {
  expect(stories.length).toBeGreaterThan(60)
  // not the first one, which would be shown already
  await openStory(page, stories.at(-1)!.id)
  for (const { id, title, name } of stories) {
    await page.evaluate(showStory, id)
    for (const theme of themes) {
      await page.locator('html').evaluate((html, name) => html.setAttribute('data-theme', name), theme)
      expect.soft(await barriers(page, { isPart: true }), `${title}, ${name}, ${theme}`).toEqual([])
    }
  }
})

test('a calendar is as large with the reason why a day cannot be chosen as without it', async ({ page }) => {
  await openStory(page, 'tools-date-range--too-soon')
  const reason = page.getByText('Jun 1: We need more notice')
  const size = async () => {
    const { width, height } = (await page.getByRole('dialog').boundingBox())!
    return { width, height }
  }
  await expect(reason).toBeVisible()
  const withReason = await size()
  await page.keyboard.press('ArrowDown')
  await expect(reason).toBeHidden()
  expect(await size()).toEqual(withReason)
})

async function openStory(page: Page, id: string) {
  await serveStories(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story`)
  await expect(page.locator('body'), id).toHaveClass(/sb-show-main/)
}

/** In the page that has another one: to load the page and axe for each of them took four times as long. */
function showStory(storyId: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((shown, failed) => {
    channel.on('storyRendered', (id) => id === storyId && shown())
    for (const fault of ['storyMissing', 'storyErrored', 'storyThrewException'])
      channel.once(fault, (told) => failed(new Error(`${fault}: ${JSON.stringify(told)}`)))
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** The built component page, without a server: its files answer the browser's requests. */
async function serveStories(page: Page) {
  await page.route(`${address}/**`, (route) => {
    const file = join(built, new URL(route.request().url()).pathname)
    if (!existsSync(file)) return route.fulfill({ status: 404, body: '' })
    return route.fulfill({
      body: readFileSync(file),
      contentType: contentTypes[extname(file)] ?? 'application/octet-stream',
    })
  })
}
