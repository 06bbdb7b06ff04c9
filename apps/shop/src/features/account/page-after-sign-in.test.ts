import { describe, expect, test } from 'vitest'
import routes from '../../routes.ts'
import { pageAfterSignIn } from './page-after-sign-in.ts'

const addresses = routes.map(({ path = '' }) => `/${path.replace(/:\w+\??/, 'casa-azul_K7m2qd')}`)
const withoutReturn = ['/login', '/register', '/forgot-password', '/reset-password', '/*']
const pages = addresses.filter((address) => !withoutReturn.includes(address))

describe('after signing in', () => {
  test('there are pages to come back to, and each exception is a route', () => {
    expect(pages.length).toBeGreaterThan(15)
    expect(addresses).toEqual(expect.arrayContaining(withoutReturn))
  })

  test.each(pages)('a visitor comes back to %s', (page) => {
    expect(pageAfterSignIn(`${page}?q=pan#top`)).toBe(`${page}?q=pan#top`)
    expect(pageAfterSignIn(page.slice(1))).toBe(page)
  })

  test.each(['/build-kit', '/admin/', '/admin/dispatch', '/admin/products/65f0aa0000000000000000a1/edit'])(
    'a visitor comes back to %s',
    (page) => {
      expect(pageAfterSignIn(page)).toBe(page)
    },
  )

  test.each([
    ...withoutReturn,
    '/wp-admin',
    '/administrator',
    '/booking/evil',
    '//evil.example',
    '/admin//evil',
  ])('%s leads home', (address) => {
    expect(pageAfterSignIn(address)).toBe('/')
  })
})
