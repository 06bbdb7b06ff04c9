import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { holdEvents } from './held-events.ts'
import { listenEarly } from './listen-early.ts'
import { showWithoutScripts, tellGuest } from './script-failure.ts'

const held = holdEvents()
const pressed = vi.fn()

beforeAll(() => {
  document.body.innerHTML = `<main><div data-part>
    <button type="button">Add to Cart</button>
    <form action="/catalog"><noscript></noscript></form>
    <form id="letter"><button type="submit">Send</button></form>
  </div></main>
  <footer><a href="mailto:help@shop.example">help@shop.example</a></footer>`
  // where scripts run, what is inside is text
  Object.assign(document.querySelector('noscript') ?? {}, {
    textContent: '<button type="submit">Show</button>',
  })
  listenEarly(held)
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

test('a press that was waiting waits no more, and the guest is told how to go on', async () => {
  button('Add to Cart')?.click()
  expect(button('Add to Cart')).toHaveAttribute('aria-busy', 'true')
  held.giveUp(tellGuest)
  tellGuest()
  expect(button('Add to Cart')).not.toHaveAttribute('aria-busy')
  const notice = document.querySelector('[role=status]')
  await waitFor(() => expect(notice).toHaveTextContent('Part of this page did not arrive'))
  expect([...(notice?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '',
    'mailto:help@shop.example',
  ])
  expect(notice?.nextElementSibling).toBe(document.querySelector('main'))
})

test('each further press leads to the words, and a form without an address is not sent into nowhere', () => {
  button('Add to Cart')?.click()
  expect(document.activeElement).toBe(document.querySelector('[role=status]'))
  button('Add to Cart')?.focus()
  document.addEventListener('submit', pressed)
  button('Send')?.click()
  expect(pressed).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.querySelector('[role=status]'))
  expect(document.querySelectorAll('[role=status]')).toHaveLength(1)
})

test('a form that works by itself gets the button it has for browsers without scripts', () => {
  expect(button('Show')).toBeUndefined()
  showWithoutScripts()
  expect(button('Show')?.closest('form')).toHaveAttribute('action', '/catalog')
  expect(document.documentElement).toHaveAttribute('data-scripts', 'failed')
})
