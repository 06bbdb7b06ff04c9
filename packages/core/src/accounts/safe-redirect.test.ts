import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const pages = /^\/(?:|booking|catalog|build-kit|(?:products|stay|trip)\/[^/]+)$/
const goTo = (value: unknown) => safeRedirect(value, (path) => pages.test(path))

describe('after signing in', () => {
  test.each([
    ['booking', '/booking'],
    ['/booking', '/booking'],
    ['/booking?step=3#card', '/booking?step=3#card'],
    ['/', '/'],
    ['/products/chef-kit', '/products/chef-kit'],
    ['/products/65f0aa0000000000000000a1', '/products/65f0aa0000000000000000a1'],
    ['/products/../booking', '/booking'],
    ['/catalog?keyword=chef%20knife', '/catalog?keyword=chef%20knife'],
    ['/catalog?keyword=pan:pot', '/catalog?keyword=pan:pot'],
    ['/stay/casa-azul-k7m2qd', '/stay/casa-azul-k7m2qd'],
    ['/trip/Zm9yIHRoZSB3ZWVr_IG9mIGNvb2tpbmc-aGVyZQ', '/trip/Zm9yIHRoZSB3ZWVr_IG9mIGNvb2tpbmc-aGVyZQ'],
  ])('%s leads to %s', (value, path) => {
    expect(goTo(value)).toBe(path)
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
    ['encoded slashes where a page has a name', '/products/%2f%2fevil'],
    ['a dot where a page has a name', '/products/.evil'],
    ['a script', 'javascript:alert(1)'],
    ['a tab', '/\t/evil.example'],
    ['a tab inside an own page', '/boo\tking'],
    ['a line feed', '/\n/evil.example'],
    ['a line feed behind', '/booking\n'],
    ['a space before', ' //evil.example'],
    ['user info', '/@evil.example'],
    ['a page we do not have', '/wp-admin'],
    ['a page below a page', '/booking/evil'],
    ['letters that look alike', '/bооking'],
    ['nothing', ''],
  ])('%s leads home', (_case, value) => {
    expect(goTo(value)).toBe('/')
  })

  test.each([null, undefined, 5, ['/booking'], { toString: () => '/booking' }])('%j leads home', (value) => {
    expect(goTo(value)).toBe('/')
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
    const anyPath = () => true
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const target = new URL(safeRedirect(parts.join(''), anyPath), 'https://shop.example')
        expect(target.origin).toBe('https://shop.example')
        expect(target.pathname).not.toContain('//')
      }),
      { numRuns: 500 },
    )
  })
})
