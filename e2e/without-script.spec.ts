import { expect, test, type Page } from '@playwright/test'

test.use({ javaScriptEnabled: false })

/** What a reader must find on each public page, and what search engines must. */
const readable: [path: string, heading: RegExp, text: RegExp, facts: string[]][] = [
  ['/', /./, /week/i, ['Organization']],
  ['/catalog', /./, /Chef's Kit/, []],
  ['/products/chefs-kit', /Chef's Kit/, /\/ week/, ['Product', 'BreadcrumbList']],
  ['/faq', /./, /refund/i, ['FAQPage', 'BreadcrumbList']],
  ['/about', /./, /kitchen/i, ['AboutPage', 'BreadcrumbList']],
  ['/how-it-works', /./, /deliver/i, ['BreadcrumbList']],
  ['/terms', /Terms of service/, /less than 24 hours: nothing/, ['BreadcrumbList']],
  ['/privacy', /Privacy notice/, /set no cookies/, ['BreadcrumbList']],
  ['/rental-agreement', /Rental agreement/, /stays the property of Trivet/, ['BreadcrumbList']],
  ['/contact', /./, /Monday to Friday|9\s?am/i, ['ContactPage', 'BreadcrumbList']],
]

for (const [path, heading, text, facts] of readable) {
  test(`${path} can be read and left by links, and says what it is`, async ({ page, request }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(main).toContainText(text)
    await expect(page.locator('.skeleton, [aria-busy=true]').locator('visible=true')).toHaveCount(0)

    expect(await page.title()).toMatch(/ \| Trivet$/)
    expect((await contentOf(page, 'meta[name=description]')).length).toBeGreaterThan(40)
    const origin = new URL(page.url()).origin
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(new URL(path, origin).href)
    expect(await contentOf(page, 'meta[property="og:url"]')).toBe(new URL(path, origin).href)
    expect(await contentOf(page, 'meta[property="og:title"]')).toBe(await page.title())
    const picture = await contentOf(page, 'meta[property="og:image"]')
    expect(picture).toMatch(/^https?:\/\//)
    const shown = await request.get(picture)
    expect([picture, shown.status(), shown.headers()['content-type']]).toEqual([
      picture,
      200,
      expect.stringMatching(/^image\//),
    ])

    const types = (await factsOf(page)).map((fact) => fact['@type'])
    for (const type of facts) expect(types).toContain(type)
  })
}

const begun: [path: string, heading: string, brought: string][] = [
  ['/build-kit', 'Build your own kit', 'Professional Chef’s Knife'],
  ['/booking', 'What should we pack?', 'Chef’s Kit'],
  ['/booking?step=dates', 'When are you there?', ''],
]

for (const [path, heading, brought] of begun) {
  test(`${path} says what it asks before its scripts come, and brings what it offers`, async ({
    page,
    request,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
    // the server waits a moment for what it reads: on a busy machine the first page comes without it
    await expect
      .poll(async () => (await (await request.get(path)).text()).replaceAll("'", '’'))
      .toContain(brought)
  })
}

test('every public page leads to the others, and the catalog to its products', async ({ page }) => {
  await page.goto('/')
  for (const path of [
    '/catalog',
    '/how-it-works',
    '/about',
    '/faq',
    '/contact',
    '/terms',
    '/privacy',
    '/rental-agreement',
  ]) {
    await expect(page.locator(`a[href="${path}"]`).first()).toBeAttached()
  }
  await page.goto('/catalog')
  await page.getByRole('main').getByRole('link', { name: "Chef's Kit", exact: true }).click()
  await expect(page).toHaveURL(/\/products\/chefs-kit$/)
})

test('a product is offered and rated for search engines', async ({ page }) => {
  await page.goto('/products/chefs-kit')
  const facts = await factsOf(page)
  const origin = new URL(page.url()).origin
  expect(facts.find((fact) => fact['@type'] === 'Product')).toMatchObject({
    '@context': 'https://schema.org',
    name: "Chef's Kit",
    image: expect.stringMatching(`^${origin}/api/images/direct/`),
    offers: {
      '@type': 'Offer',
      price: expect.stringMatching(/^\d+\.\d{2}$/),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: expect.any(Number),
      reviewCount: expect.any(Number),
    },
  })
  const crumbs = facts.find((fact) => fact['@type'] === 'BreadcrumbList')
  expect(crumbs?.itemListElement).toMatchObject([
    { '@type': 'ListItem', position: 1, item: `${origin}/` },
    { position: 2 },
    { position: 3 },
    { position: 4, name: "Chef's Kit" },
  ])
})

test('the questions and answers of the FAQ are all there', async ({ page }) => {
  await page.goto('/faq')
  const faq = (await factsOf(page)).find((fact) => fact['@type'] === 'FAQPage')
  expect(faq?.mainEntity).toHaveLength(17)
  expect(faq?.mainEntity).toContainEqual(
    expect.objectContaining({
      '@type': 'Question',
      acceptedAnswer: expect.objectContaining({ '@type': 'Answer' }),
    }),
  )
})

test('a page that is not there says so, and keeps out of search engines', async ({ page }) => {
  for (const path of ['/no-such-page', '/products/no-such-pan']) {
    expect((await page.goto(path))?.status()).toBe(404)
    expect(await contentOf(page, 'meta[name=robots]')).toBe('noindex')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})

test('forms that need a script say where to write instead, and show no button that would do nothing', async ({
  page,
}) => {
  await page.goto('/contact')
  const [form, footer] = [page.getByRole('main'), page.getByRole('contentinfo')]
  await expect(form.getByText('Without it, write to hello@trivet.test')).toBeVisible()
  await expect(footer.getByText('write “newsletter” to hello@trivet.test')).toBeVisible()
  for (const name of ['Send Message', 'Subscribe']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
})

test('pages of an account keep out of search engines', async ({ page }) => {
  const paths = ['/login', '/register', '/forgot-password', '/profile', '/booking', '/confirmation/demo-1']
  for (const path of paths) {
    await page.goto(path)
    expect([path, await contentOf(page, 'meta[name=robots]')]).toEqual([path, 'noindex'])
  }
})

test('a page that only the browser can fill says so, and whom to write to', async ({ page }) => {
  for (const path of ['/cart', '/login', '/register', '/booking', '/build-kit', '/profile']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(/needs JavaScript/), path).toBeVisible()
    await expect(main.getByRole('link', { name: 'hello@trivet.test' })).toBeVisible()
    await expect(main.getByRole('status').locator('visible=true')).toHaveCount(0)
  }
})

type Facts = Record<string, unknown> & { '@type': string; itemListElement?: unknown; mainEntity?: unknown[] }

async function factsOf(page: Page): Promise<Facts[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block))
}

async function contentOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).getAttribute('content')) ?? ''
}
