import { addDays } from '@trivet/core/dates'
import { reports } from '@trivet/core/reports'
import { standardSettings } from '@trivet/core/settings'
import { systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database.ts'

export type AdminProductsPage = { name: string; path: string }

const today = systemClock.today(standardSettings.timeZone)

/** Every table of the admin, each way it is searched and sorted, and what the command menu asks. */
export async function adminPages({ sql }: Database): Promise<AdminProductsPage[]> {
  const { rows } = await sql.query<{ order: string; user: string; email: string; product: string }>(
    `SELECT o.id AS order, u.id AS user, u.email, (SELECT id FROM products OFFSET 5000 LIMIT 1) AS product
     FROM orders o JOIN users u ON u.id = o.user_id OFFSET 12345 LIMIT 1`,
  )
  const some = rows[0]
  if (!some) throw new Error('The large data set is empty.')
  const week = { from: today, to: addDays(today, 6) }
  const year = { from: addDays(today, -364), to: today }
  const month = { from: addDays(today, -10), to: addDays(today, 31) }
  return [
    page('dashboard', '/api/admin/dashboard', { range: '12m' }),
    ...reports.map((report) => page(`report: ${report}, a year`, `/api/admin/reports/${report}`, year)),
    page('orders: behind a year of tax', '/api/orders', {
      figure: 'tax',
      figureFrom: year.from,
      figureTo: year.to,
    }),
    page('orders: behind a year of days out', '/api/orders', {
      figure: 'days-out',
      figureFrom: year.from,
      figureTo: year.to,
    }),
    page('orders: behind a product’s year', '/api/orders', {
      figure: 'utilisation',
      figureFrom: year.from,
      figureTo: year.to,
      figureProduct: some.product,
    }),
    ...orderPages(some),
    page('products', '/api/admin/products'),
    page('products: last page', '/api/admin/products', { page: 5000 }),
    page('products: word', '/api/admin/products', { q: 'copper skillet' }),
    page('products: low', '/api/admin/products', { stock: 'low' }),
    ...['name', '-price', 'stock', '-updated'].map((sort) =>
      page(`products: by ${sort}`, '/api/admin/products', { sort }),
    ),
    page('one product', `/api/admin/products/${some.product}`),
    page('calendar of a product', `/api/admin/products/${some.product}/calendar`, {
      month: today.slice(0, 7),
    }),
    page('users', '/api/admin/users'),
    page('users: part of a name', '/api/admin/users', { q: 'mer 433' }),
    page('users: email', '/api/admin/users', { q: some.email }),
    page('one user', `/api/admin/users/${some.user}`),
    page('dispatch: week', '/api/admin/dispatch/visits', week),
    page('dispatch: week of one area', '/api/admin/dispatch/visits', { ...week, area: 'Denver' }),
    page('dispatch: month', '/api/admin/dispatch/visits', month),
    page('referrals', '/api/referral/admin/referrals'),
    page('payouts', '/api/referral/admin/payouts'),
    page('reviews', '/api/admin/reviews'),
    page('reviews: word', '/api/admin/reviews', { q: 'risotto' }),
    page('messages', '/api/contact'),
    page('newsletter', '/api/newsletter'),
    page('mail', '/api/admin/mails'),
    page('payments', '/api/admin/payments/flags'),
    page('audit log', '/api/admin/audit'),
    ...[
      ['order number', some.order.slice(0, 8)],
      ['email', some.email],
      ['name', 'Customer 433'],
      ['address', '4711 Larimer'],
      ['product', 'copper wok'],
      ['nothing', 'zzyzx'],
    ].map(([what, q]) => page(`command menu: ${what}`, '/api/admin/search', { q: q ?? '' })),
  ]
}

function orderPages(some: { order: string; email: string }): AdminProductsPage[] {
  const list = (name: string, query: Query = {}) => page(`orders: ${name}`, '/api/orders', query)
  return [
    list('first page'),
    list('last page', { pageNumber: 20_000 }),
    ...['placed', 'delivery', '-pickup', '-total'].map((sort) => list(`by ${sort}`, { sort })),
    ...['new', 'to-pack', 'out-today', 'back-today', 'overdue', 'unpaid'].map((view) => list(view, { view })),
    list('one status', { status: 'delivered', sort: 'pickup' }),
    list('a status nearly all have', { status: 'completed' }),
    list('partly refunded', { payment: 'partly-refunded' }),
    list('paid', { payment: 'paid' }),
    list('one area', { area: 'Denver' }),
    list('one area by amount', { area: 'Denver', sort: '-total' }),
    list('delivery days', { deliveryFrom: addDays(today, -30), deliveryTo: today }),
    list('host code', { code: 'ZZZZZZZZ' }),
    list('number', { q: some.order.slice(0, 8) }),
    list('email', { q: some.email }),
    list('a name many share', { q: 'customer' }),
    list('an address', { q: '4711 larimer' }),
    list('a word many addresses share', { q: 'larimer', sort: '-total' }),
    list('a word that is nowhere', { q: 'zzyzx' }),
    list('an address in one area and month', {
      q: 'larimer',
      area: 'Denver',
      deliveryFrom: addDays(today, -30),
      deliveryTo: today,
    }),
    page('one order', `/api/admin/orders/${some.order}`),
  ]
}

type Query = Record<string, string | number>

function page(name: string, path: string, query: Query = {}): AdminProductsPage {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return { name, path: search.size > 0 ? `${path}?${search}` : path }
}
