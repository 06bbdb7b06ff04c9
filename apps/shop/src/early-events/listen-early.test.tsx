import { act, waitFor } from '@testing-library/react'
import { use, useState } from 'react'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PagePart } from '../components/page/page-part.tsx'
import { storedValue, useStoredValue } from '../lib/stored-value.ts'
import { holdEvents } from './held-events.ts'
import { listenEarly } from './listen-early.ts'

const heard = vi.fn()
let leave = () => {}

beforeAll(() => listenEarly(holdEvents()))

afterEach(() => {
  act(leave)
  heard.mockClear()
  document.body.innerHTML = ''
})

/** The page as the server sends it; the answer hydrates it. */
function serve(page: ReactNode) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  return async (meanwhile = () => {}) => {
    await act(async () => {
      const root = hydrateRoot(container, page)
      leave = () => root.unmount()
      meanwhile()
    })
  }
}

function find<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`${selector} is no ${kind.name}`)
  return element
}

// development's React warns of what shows that a button was pressed; the built one does not look
const Button = (props: ComponentProps<'button'>) => (
  <button type="button" suppressHydrationWarning {...props} />
)

const button = (selector = 'button') => find(selector, HTMLButtonElement)

function write(field: HTMLInputElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
}

test('a press waits until its part is hydrated, and the button says so meanwhile', async () => {
  const hydrate = serve(
    <PagePart>
      <Button onClick={() => heard('pressed')}>Add to Cart</Button>
    </PagePart>,
  )
  button().click()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await hydrate()
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('pressed'))
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('a press in a hydrated part is heard at once and not once more', async () => {
  const hydrate = serve(
    <PagePart>
      <Button onClick={() => heard('pressed')}>Add to Cart</Button>
    </PagePart>,
  )
  await hydrate()
  act(() => button().click())
  expect(heard).toHaveBeenCalledTimes(1)
  expect(button()).not.toHaveAttribute('aria-busy')
})

test('a second press is impatience, but on what steps or toggles each counts', async () => {
  const hydrate = serve(
    <PagePart>
      <Button id="add" onClick={() => heard('added')} />
      <Button id="more" data-step onClick={() => heard('more')} />
      <Button id="done" onClick={() => heard('done')} />
    </PagePart>,
  )
  for (const id of ['add', 'add', 'more', 'more', 'done']) button(`#${id}`).click()
  await hydrate()
  await waitFor(() => expect(heard).toHaveBeenCalledWith('done'))
  expect(heard.mock.calls.flat()).toEqual(['added', 'more', 'more', 'done'])
})

function Search() {
  const [text, setText] = useState('')
  return (
    <>
      <input
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          heard(currentTarget.value)
        }}
      />
      <output>{text}</output>
    </>
  )
}

test('what was typed is there once, whole, in the field and for React', async () => {
  const hydrate = serve(
    <PagePart>
      <Search />
    </PagePart>,
  )
  for (const text of ['w', 'wh', 'whisk']) write(find('input', HTMLInputElement), text)
  await hydrate()
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('whisk'))
  expect(find('input', HTMLInputElement).value).toBe('whisk')
  expect(heard.mock.calls.flat()).toEqual(['whisk'])
})

function Filters() {
  const [sort, setSort] = useState('popular')
  const [isInStock, setIsInStock] = useState(false)
  return (
    <>
      <select value={sort} onChange={({ currentTarget }) => setSort(currentTarget.value)}>
        <option>popular</option>
        <option>price</option>
      </select>
      <input
        type="checkbox"
        checked={isInStock}
        onChange={({ currentTarget }) => setIsInStock(currentTarget.checked)}
      />
      <output>{`${sort} ${isInStock}`}</output>
    </>
  )
}

test('what was chosen and ticked is chosen and ticked, though hydrating puts it back', async () => {
  const hydrate = serve(
    <PagePart>
      <Filters />
    </PagePart>,
  )
  choose(find('select', HTMLSelectElement), 'price')
  find('input', HTMLInputElement).click()
  find('select', HTMLSelectElement).value = 'popular'
  await hydrate()
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('price true'))
  expect(find('select', HTMLSelectElement).value).toBe('price')
  expect(find('input', HTMLInputElement).checked).toBe(true)
})

test('a press while React listens and has not come to this part is heard once', async () => {
  const hydrate = serve(
    <PagePart>
      <Button onClick={() => heard('pressed')} />
      <Button id="done" onClick={() => heard('done')} />
    </PagePart>,
  )
  await hydrate(() => button().click())
  act(() => button('#done').click())
  await waitFor(() => expect(heard).toHaveBeenCalledWith('done'))
  expect(heard.mock.calls.flat()).toEqual(['pressed', 'done'])
})

test('a press in a part that React knows and that cannot answer yet is heard once it can', async () => {
  const known = storedValue('known', (text) => text === 'true')
  function Waiting() {
    const isKnown = useStoredValue(known)
    return (
      <PagePart canAnswer={isKnown}>
        <Button onClick={() => heard(isKnown)} />
      </PagePart>
    )
  }
  const hydrate = serve(<Waiting />)
  await hydrate()
  act(() => button().click())
  expect(heard).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  act(() => known.set(true))
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(true))
})

test('a choice while React listens and has not come to this part is kept', async () => {
  const hydrate = serve(
    <PagePart>
      <Filters />
    </PagePart>,
  )
  await hydrate(() => choose(find('select', HTMLSelectElement), 'price'))
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('price false'))
  expect(find('select', HTMLSelectElement).value).toBe('price')
})

test('a form without an address is sent later, by the button that was pressed; one with an address by itself', async () => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { nativeEvent } = event
    heard(nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.id)
  }
  const hydrate = serve(
    <PagePart>
      <form id="letter" onSubmit={send}>
        <Button id="subscribe" type="submit" />
      </form>
      <form id="search" action="/catalog" onSubmit={send}>
        <Button type="submit" />
      </form>
    </PagePart>,
  )
  const sentByBrowser: string[] = []
  document.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLElement && !event.defaultPrevented) sentByBrowser.push(event.target.id)
    event.preventDefault()
  })
  button('#letter button').click()
  button('#search button').click()
  expect(sentByBrowser).toEqual(['search'])
  expect(button('#subscribe')).toHaveAttribute('aria-busy', 'true')
  await hydrate()
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('subscribe'))
  expect(sentByBrowser).toEqual(['search'])
})

test('a part whose script is still under way keeps its own events and nobody else’s', async () => {
  const script = Promise.withResolvers<void>()
  let isServer = true
  function Letter() {
    if (!isServer) use(script.promise)
    return <Button id="letter" onClick={() => heard('letter')} />
  }
  const hydrate = serve(
    <PagePart>
      <PagePart>
        <Letter />
      </PagePart>
      <Button id="add" onClick={() => heard('added')} />
    </PagePart>,
  )
  isServer = false
  button('#letter').click()
  button('#add').click()
  await hydrate()
  await waitFor(() => expect(heard.mock.calls.flat()).toEqual(['added']))
  expect(button('#letter')).toHaveAttribute('aria-busy', 'true')
  await act(async () => script.resolve())
  await waitFor(() => expect(heard.mock.calls.flat()).toEqual(['added', 'letter']))
})
