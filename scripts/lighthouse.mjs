// npm run lighthouse: the built shop as a phone on a slow line sees it. Three runs a page, the median is held to what
// we promise. Pages of somebody who is signed in are shown, and held to nothing. Not part of npm test: it takes minutes
// and wants a quiet machine, whose load it prints.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserPath } from './browser.mjs'
import { serverCommand } from './server-settings.mjs'
import { root, run } from './toolchain.mjs'

const { values: options } = parseArgs({
  options: {
    // a shop that runs already; without it one is built and started
    url: { type: 'string' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/catalog,/products/essential-kit,/faq' },
    // those of a guest of the demo shop who is signed in; of a shop that runs already, none unless they are named
    'own-pages': { type: 'string' },
    // what lowers a score, page by page
    explain: { type: 'boolean', default: false },
  },
})

const promises = {
  performance: { text: 'performance ≥ 95', isKept: (score) => score >= 95 },
  accessibility: { text: 'accessibility 100', isKept: (score) => score === 100 },
  'best-practices': { text: 'best practices 100', isKept: (score) => score === 100 },
  seo: { text: 'SEO 100', isKept: (score) => score === 100 },
  lcp: { text: 'LCP ≤ 2.0 s', isKept: (ms) => ms <= 2000 },
  cls: { text: 'CLS ≤ 0.02', isKept: (shift) => shift <= 0.02 },
  tbt: { text: 'TBT ≤ 150 ms', isKept: (ms) => ms <= 150 },
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const ownPages = listed(options['own-pages'] ?? (options.url ? '' : '/build-kit,/booking'))
const shop = options.url ? { url: options.url, stop: () => {} } : await startShop()
const broken = []
try {
  const rows = {}
  for (const page of listed(options.pages)) {
    const median = await measure(page)
    hold(page, median)
    rows[page] = rounded(median)
  }
  const guest = ownPages.length > 0 && (await signIn())
  for (const page of ownPages) rows[`${page}, signed in`] = rounded(await measure(page, guest))
  console.table(rows)
  console.log(`load average of the machine: ${loadavg().map((load) => load.toFixed(1))}`)
} finally {
  shop.stop()
}
if (broken.length > 0) {
  console.error(`Not kept: ${broken.join('; ')}`)
  process.exit(1)
}

function listed(pages) {
  return pages.split(',').filter(Boolean)
}

async function measure(page, session) {
  const url = new URL(page, shop.url).href
  // what a visitor before this one has had made: the page and its pictures
  await once(url, session)
  const results = []
  for (let run = 0; run < Number(options.runs); run += 1) results.push(await once(url, session))
  return Object.fromEntries(
    Object.keys(promises).map((name) => [name, medianOf(results.map((result) => result[name]))]),
  )
}

function rounded({ lcp, cls, tbt, ...scores }) {
  return { ...scores, lcp: Math.round(lcp), cls: Number(cls.toFixed(3)), tbt: Math.round(tbt) }
}

function hold(page, median) {
  for (const [name, { text, isKept }] of Object.entries(promises)) {
    if (!isKept(median[name])) broken.push(`${page} ${text} (${median[name]})`)
  }
}

async function signIn() {
  const answer = await fetch(new URL('/api/users/login', shop.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'guest@trivet.test', password: 'trivet-guest' }),
  })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`)
  return answer.text()
}

/** As if they had signed in with this browser before. */
async function remember(session, { url, port }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  await page.goto(new URL('/robots.txt', url).href)
  await page.evaluate((text) => localStorage.setItem('userInfo', text), session)
  await page.close()
  await browser.close()
}

// a new browser each time, so that no run finds the cache of another
async function once(url, session, tries = 3) {
  const chrome = await launch({
    chromePath: browserPath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    if (session) await remember(session, { url, port: chrome.port })
    const { lhr } = await lighthouse(url, {
      disableStorageReset: true,
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'error',
    })
    // now and then the browser starts before it is watched
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return await once(url, session, tries - 1)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    if (options.explain) explain(lhr)
    const valueOf = (audit) => lhr.audits[audit].numericValue
    return {
      ...Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      lcp: valueOf('largest-contentful-paint'),
      cls: valueOf('cumulative-layout-shift'),
      tbt: valueOf('total-blocking-time'),
    }
  } finally {
    await chrome.kill()
  }
}

function explain({ audits, finalDisplayedUrl }) {
  console.log(finalDisplayedUrl)
  for (const { id, score, displayValue = '' } of Object.values(audits)) {
    if (score !== null && score < 1) console.log(`  ${id}: ${score} ${displayValue}`)
  }
}

function medianOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

async function startShop() {
  run('turbo', ['run', 'generate', 'build', 'bundle', '--output-logs=errors-only', '--no-update-notifier'])
  const data = mkdtempSync(join(tmpdir(), 'trivet-lighthouse-'))
  const url = 'http://localhost:4795'
  const env = {
    ...process.env,
    PORT: '4795',
    PUBLIC_URL: url,
    DATA_DIR: data,
    SEED: 'demo',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, serverCommand, { cwd: root, env, stdio: 'ignore' })
  for (let tries = 0; tries < 600; tries += 1) {
    if (server.exitCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return { url, stop }
    await wait(100)
  }
  stop()
  throw new Error('The shop did not start.')

  function stop() {
    server.once('exit', () => rmSync(data, { recursive: true, force: true }))
    server.kill('SIGTERM')
  }
}
