import { storageKeys } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import type { Order } from '@trivet/core/contract/orders'
import { addDays, formatDay } from '@trivet/core/dates'
import { expect, test, type Page } from '@playwright/test'
import { barriers } from '../barriers.ts'
import { todayIn } from '../clock.ts'
import { addressOf, startServer, temporaryFolder, type Server } from '../server-process.ts'
import { call, orderFor, productBySlug } from './api-guest.ts'

const port = 4817
const address = addressOf(port)
const data = temporaryFolder()
const start = addDays(todayIn('America/Chicago'), 20)
let server: Server

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

test.beforeAll(async () => {
  server = await startServer(port, { DATA_DIR: data.path, SEED: 'demo' })
})

test.afterAll(async () => {
  await server.stop()
  data.remove()
})

test('without a connection the next delivery is at hand, no price is, and after signing out nothing is', async ({
  page,
}) => {
  const order = await test.step('a guest rents and looks at the order', async () => {
    const { session, order } = await rent()
    await page.goto(address)
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      storageKeys.userInfo,
      JSON.stringify(session),
    ] as const)
    await page.goto(`${address}/confirmation/${order._id}`)
    await expect(page.getByText('1200 Barton Springs Rd').first()).toBeVisible()
    await expect.poll(() => keptNames(page)).toContain('trivet-shop-guest')
    await workerIsReady(page)
    return order
  })

  await server.stop()

  await test.step('any address shows the next delivery, also one never seen before', async () => {
    for (const path of ['/catalog?category=Chef', `/confirmation/${order._id}`, '/never-seen']) {
      await page.goto(address + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not answer|offline/)
      const trip = page.getByRole('region', { name: 'Your next delivery' })
      await expect(trip).toContainText(`${formatDay(start)}, between 9am and 3pm`)
      await expect(trip).toContainText(order.number)
      await expect(trip).toContainText('1200 Barton Springs Rd')
      await expect(trip).toContainText('Austin, TX 78704')
      await expect(trip).toContainText("1 × Chef's Kit")
      await expect(page.getByRole('main')).not.toContainText('$')
      expect(page.url()).toBe(address + path)
    }
  })

  await test.step('it looks like the shop and can be used by everyone', async () => {
    const font = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].some(({ status }) => status === 'loaded')
    })
    expect(font).toBe(true)
    expect(await barriers(page)).toEqual([])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
  })

  await test.step('nothing that was kept holds a price or a token', async () => {
    const kept = await keptTexts(page)
    expect(kept.length).toBeGreaterThan(2)
    for (const text of kept) expect(text).not.toMatch(/\$\d|"token"|totalPrice/)
  })

  server = await startServer(port, { DATA_DIR: data.path, SEED: 'none' })

  await test.step('with the connection back, the page that was asked for is there', async () => {
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.goto(`${address}/catalog`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/does not answer|offline/)
  })

  await test.step('who signs out leaves nothing behind', async () => {
    await page.evaluate((key) => localStorage.removeItem(key), storageKeys.userInfo)
    await page.reload()
    await expect.poll(() => keptNames(page)).not.toContain('trivet-shop-guest')
    await server.stop()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('Your next delivery')).toBeHidden()
  })
})

async function rent() {
  const { body: session } = await call<Session>(address, '/users', {
    method: 'POST',
    body: { name: 'Sam Rivera', email: 'sam-offline@example.com', password: 'a pan for every week' },
  })
  const product = await productBySlug(address, 'chefs-kit')
  const body = await orderFor(address, product, { start, end: addDays(start, 7) })
  const placed = await call<Order>(address, '/orders', {
    method: 'POST',
    token: session.token,
    key: 'offline-journey',
    body: { ...body, paymentToken: 'tok_test_success' },
  })
  expect([placed.status, placed.body.status]).toEqual([201, 'confirmed'])
  return { session, order: placed.body }
}

function workerIsReady(page: Page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** Every text in every cache of the site; pictures and fonts are none. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if (answer && !/font|css/.test(answer.headers.get('content-type') ?? ''))
          texts.push(await answer.text())
      }
    }
    return texts
  })
}
