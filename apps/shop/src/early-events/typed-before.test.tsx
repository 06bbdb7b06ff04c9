import { act, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PagePart } from '../components/page/page-part.tsx'
import { holdEvents } from './held-events.ts'
import { listenEarly } from './listen-early.ts'

test('what was typed and chosen before anyone listened is heard, and nothing that stands as it was sent', async () => {
  const heard = vi.fn()
  const hear = ({ currentTarget }: { currentTarget: { name: string; value: string } }) =>
    heard(currentTarget.name, currentTarget.value)
  const page = (
    <PagePart>
      <input name="keyword" defaultValue="" onChange={hear} />
      <input name="email" defaultValue="ana@example.com" onChange={hear} />
      <input name="inStock" type="checkbox" value="yes" defaultChecked={false} onChange={hear} />
      {['sort', 'price', 'size'].map((name) => (
        <select key={name} name={name} defaultValue="a" onChange={hear}>
          <option>a</option>
          <option>b</option>
        </select>
      ))}
    </PagePart>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  const fill = (name: string, change: object) =>
    Object.assign(container.querySelector(`[name=${name}]`) ?? {}, change)
  fill('keyword', { value: 'whisk' })
  fill('inStock', { checked: true })
  fill('price', { value: 'b' })

  listenEarly(holdEvents())
  await act(async () => void render(page, { container, hydrate: true }))
  await waitFor(() => expect(heard).toHaveBeenCalledWith('price', 'b'))
  expect(heard.mock.calls).toEqual([
    ['keyword', 'whisk'],
    ['inStock', 'yes'],
    ['price', 'b'],
  ])
})
