import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageItems, Pagination } from './pagination.tsx'

test.each([
  [1, 1, '1'],
  [3, 5, '1 2 3 4 5'],
  [1, 6, '1 2 … 6'],
  [2, 6, '1 2 3 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 6, '1 … 3 4 5 6'],
  [6, 6, '1 … 5 6'],
  [5, 10, '1 … 4 5 6 … 10'],
  [12, 10, '1 … 10'],
])('page %i of %i shows %s', (page, pages, expected) => {
  const shown = pageItems(page, pages).map((item) => (typeof item === 'number' ? item : '…'))
  expect(shown.join(' ')).toBe(expected)
})

const hrefFor = (page: number) => `/kits?page=${page}`

test('numbers and steps are links, and the current page says so', () => {
  render(<Pagination page={3} pages={7} hrefFor={hrefFor} />)
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(nav.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/kits?page=4')
  expect(nav.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/kits?page=2')
  expect(nav.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/kits?page=4')
})

test('there is no step before the first page or after the last', () => {
  const { rerender } = render(<Pagination page={1} pages={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  rerender(<Pagination page={2} pages={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument()
})

test('a single page needs no pagination', () => {
  render(<Pagination page={1} pages={1} hrefFor={hrefFor} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('a router can draw the links', () => {
  render(
    <Pagination
      page={1}
      pages={2}
      hrefFor={hrefFor}
      renderLink={({ children, ...props }) => (
        <a data-router {...props}>
          {children}
        </a>
      )}
    />,
  )
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('data-router')
})
