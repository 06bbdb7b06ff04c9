import { expect, test } from 'vitest'
import { deferScripts, preloadLast } from './defer-scripts.ts'

const page = `<head><link rel="modulepreload" href="/assets/root-1.js"/><link rel="stylesheet" href="/assets/app.css"/></head>
<body><script nonce="7f3c">window.facts = {}</script><script nonce="7f3c" type="module" async="">import "/assets/root-1.js";

import("/assets/entry.client-1.js");</script></body>`

const deferred = deferScripts(page, {
  script: "listen('$&')",
  entry: '/assets/entry.client-1.js',
  mark: '7f3c',
})

test('nothing of the scripts is asked for or run by the page itself', () => {
  expect(deferred).not.toContain('<link rel="modulepreload"')
  expect(deferred).not.toContain('type="module"')
  expect(deferred).toContain('<link rel="stylesheet" href="/assets/app.css"/>')
  expect(deferred).toContain('<script nonce="7f3c">window.facts = {}</script>')
})

test('what the page started with is kept word for word, behind the script that will start it', () => {
  expect(deferred).toContain(
    `<script nonce="7f3c">listen('$&')</script><script nonce="7f3c" type="text/plain" data-entry="/assets/entry.client-1.js">import "/assets/root-1.js";

import("/assets/entry.client-1.js");</script>`,
  )
  expect(deferred).toContain('<link data-rel="modulepreload" href="/assets/root-1.js"/>')
})

test('a page without scripts stays as it is', () => {
  const plain = '<p>Nothing here</p>'
  expect(deferScripts(plain, { script: 'listen()', entry: '/entry.js', mark: '7f3c' })).toBe(plain)
})

test('a page that starts at once asks for its scripts after what is to be seen', () => {
  const html = preloadLast(page)
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/root-1.js"/>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css"/>')
})
