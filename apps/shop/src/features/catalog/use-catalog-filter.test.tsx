import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createPath, Router } from 'react-router'
import type { To } from 'react-router'
import { expect, test } from 'vitest'
import { useCatalogFilter } from './use-catalog-filter.ts'

/** The filters of a catalog whose address follows only when it is told to. */
function filtersAt(start: string) {
  const asked: string[] = []
  let address = start
  const go = (to: To) => void asked.push(typeof to === 'string' ? to : createPath(to))
  const navigator = { createHref: String, go: () => {}, push: go, replace: go }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  )
  const { result, rerender } = renderHook(useCatalogFilter, { wrapper })
  return {
    asked,
    now: () => result.current,
    show: (...change: Parameters<typeof result.current.show>) => act(() => result.current.show(...change)),
    showAtOnce: (...changes: Parameters<typeof result.current.show>[0][]) => {
      const { show } = result.current
      act(() => changes.forEach((change) => show(change)))
    },
    arrive(next = '') {
      address = next
      rerender()
    },
  }
}

test('a choice is kept while the address of an earlier one arrives, and the next one adds to it', () => {
  const { asked, now, show, arrive } = filtersAt('/catalog')
  show({ kind: 'item' })
  show({ sort: 'price-asc' })
  arrive(asked[0])
  expect(now().applied).toEqual({ kind: 'item' })
  expect(now().chosen).toMatchObject({ kind: 'item', sort: 'price-asc' })
  show({ maxPrice: 50 })
  expect(asked.at(-1)).toBe('/catalog?kind=item&sort=price-asc&maxPrice=50')
  arrive(asked[1])
  arrive(asked[2])
  expect(now().chosen).toEqual({ kind: 'item', sort: 'price-asc', maxPrice: 50 })
  expect(now().chosen).toBe(now().applied)
})

test('of two choices before anything is drawn none is lost', () => {
  const { asked, showAtOnce } = filtersAt('/catalog?keyword=pan')
  showAtOnce({ category: 'Chef' }, { inStock: true }, { sort: 'rating' })
  expect(new URLSearchParams(asked.at(-1)?.split('?')[1])).toEqual(
    new URLSearchParams({ keyword: 'pan', category: 'Chef', sort: 'rating', inStock: 'yes' }),
  )
})

test('a choice that is taken back before its address arrives leaves nothing behind', () => {
  const { now, show, arrive } = filtersAt('/catalog')
  show({ kind: 'kit' })
  show({ kind: undefined })
  expect(now().chosen).toEqual({})
  arrive('/catalog?kind=kit')
  expect(now().chosen).toEqual({ kind: 'kit' })
})

test('another way to an address, such as Back or a link, is followed whatever was under way', () => {
  const { now, show, arrive } = filtersAt('/catalog?category=Chef')
  show({ kind: 'item' })
  arrive('/catalog?keyword=wok')
  expect(now().chosen).toEqual({ keyword: 'wok' })
})
