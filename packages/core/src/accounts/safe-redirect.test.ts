import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('after signing in', () => {
  test.each([
    ['booking', '/booking'],
    ['/booking', '/booking'],
    ['/booking?step=3#card', '/booking?step=3#card'],
    ['/', '/'],
    ['/products/chef-kit', '/products/chef-kit'],
    ['/products/65f0aa0000000000000000a1', '/products/65f0aa0000000000000000a1'],
    ['/products/../booking', '/booking'],
    ['/confirmation/demo-123', '/confirmation/demo-123'],
    ['/build-kit/65f0aa0000000000000000a1', '/build-kit/65f0aa0000000000000000a1'],
    ['/catalog?keyword=chef%20knife', '/catalog?keyword=chef%20knife'],
    ['/collections/bbq-collection', '/collections/bbq-collection'],
    ['/admin/products/abc/edit', '/admin/products/abc/edit'],
  ])('%s leads to %s', (value, path) => {
    expect(safeRedirect(value)).toBe(path)
  })

  test.each([
    ['another site', 'https://evil.example/booking'],
    ['another site without scheme', '//evil.example'],
    ['another site behind three slashes', '///evil.example/booking'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a scheme without slashes', 'https:evil'],
    ['a scheme before an own page', 'https:booking'],
    ['encoded slashes', '%2f%2fevil'],
    ['encoded slashes in a path', '/%2f%2fevil'],
    ['a script', 'javascript:alert(1)'],
    ['a tab', '/\t/evil.example'],
    ['a tab inside an own page', '/boo\tking'],
    ['a line feed', '/\n/evil.example'],
    ['a line feed behind', '/booking\n'],
    ['a space before', ' //evil.example'],
    ['user info', '/@evil.example'],
    ['a page we do not have', '/wp-admin'],
    ['a page below a page', '/booking/evil'],
    ['the sign-in page itself', '/login?redirect=booking'],
    ['letters that look alike', '/bооking'],
    ['nothing', ''],
  ])('%s leads home', (_case, value) => {
    expect(safeRedirect(value)).toBe('/')
  })

  test.each([null, undefined, 5, ['/booking'], { toString: () => '/booking' }])('%j leads home', (value) => {
    expect(safeRedirect(value)).toBe('/')
  })

  test('nothing leads to another site', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      'https',
      'evil.example',
      '@',
      '%2f',
      '\t',
      '..',
      'booking',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const target = new URL(safeRedirect(parts.join('')), 'https://shop.example')
        expect(target.origin).toBe('https://shop.example')
        expect(target.pathname).not.toContain('//')
      }),
      { numRuns: 500 },
    )
  })
})
