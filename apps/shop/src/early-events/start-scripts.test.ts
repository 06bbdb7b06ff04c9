import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startScripts } from './start-scripts.ts'

const onFailure = vi.fn()
const started = () => document.querySelector('script[type=module]')

beforeEach(() => {
  onFailure.mockClear()
  document.head.innerHTML = '<link data-rel="modulepreload" href="/entry.js">'
  document.body.innerHTML = '<script type="text/plain" data-entry="/entry.js">import("/entry.js")</script>'
})

function parse() {
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

test('nothing is asked for before the page has been read, not even by a touch', async () => {
  const start = startScripts(onFailure)
  window.dispatchEvent(new Event('pointerdown'))
  await new Promise((next) => setTimeout(next))
  expect(document.querySelector('link')?.rel).toBe('')
  parse()
  await start
  expect(document.querySelector('link')?.rel).toBe('modulepreload')
})

test('the page’s own starter runs as it was, once its files are there', async () => {
  const start = startScripts(onFailure)
  parse()
  expect(started()).toBeNull()
  await start
  expect(started()?.textContent).toBe('import("/entry.js")')
  expect(document.querySelector('[data-entry]')).toBeNull()
  expect(onFailure).not.toHaveBeenCalled()
})

test('a file that cannot be had is told, and the starter does not run', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link data-rel="modulepreload" href="/lost.js">')
  void startScripts(onFailure)
  parse()
  await waitFor(() => expect(onFailure).toHaveBeenCalled())
  expect(started()).toBeNull()
})

test('so is the file that hydrates the page, which only the starter runs', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link data-rel="modulepreload" href="data:text/javascript,">',
  )
  const start = startScripts(onFailure)
  parse()
  await waitFor(() => expect(document.querySelector('link')?.rel).toBe('modulepreload'))
  document.querySelector('link')?.dispatchEvent(new Event('error'))
  await start
  expect(onFailure).toHaveBeenCalled()
  expect(started()).toBeNull()
})
