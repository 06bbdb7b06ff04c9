import { expect, test } from 'vitest'
import { takeMark } from './marked-scripts.ts'

const mark = '7f3c'

test('scripts that bear the mark are told by their texts, and the mark is gone from the page', () => {
  const html = `<link rel="modulepreload" nonce="${mark}" href="/a.js"/><script nonce="${mark}">one()</script><script nonce="${mark}" type="module" async="">two()\n</script>`
  expect(takeMark(html, mark)).toEqual({
    html: '<link rel="modulepreload" href="/a.js"/><script>one()</script><script type="module" async="">two()\n</script>',
    scripts: ['one()', 'two()\n'],
  })
})

test.each([
  ['without a mark', '<script>steal()</script>'],
  ['with a mark that was guessed', '<script nonce="0000">steal()</script>'],
  ['with the mark of a page before', '<script nonce="7f3b">steal()</script>'],
  ['in the middle of a word', '<p>a<script >steal()</script >b</p>'],
])('a script %s is not among them', (_case, script) => {
  expect(takeMark(`${script}<script nonce="${mark}">one()</script>`, mark).scripts).toEqual(['one()'])
})

test('a tag that was left open before a marked script lets in nothing but that script', () => {
  const html = `<p><script x='<script nonce="${mark}">one()</script>steal()</p>`
  expect(takeMark(html, mark).scripts).toEqual(['one()'])
})
