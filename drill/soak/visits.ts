import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productCategories } from '@trivet/core/catalog'
import { addDays } from '@trivet/core/dates'
import { todayIn } from '../../e2e/clock.ts'
import { call, orderFor, placeOrder, register } from '../../e2e/system/api-guest.ts'
import { chance } from '../chance.ts'
import { signIn } from '../roles.ts'

export type Visit = { name: string; status: number }
type Listed = { products: { _id: string; slug: string; picture: { name: string } }[] }

const keywords = ['knife', 'pan', 'coffee', 'baking dish', 'kit for six', 'grill', 'spatula', 'family']
const pages = ['/', '/catalog', '/about', '/faq', '/how-it-works', '/cart', '/build-kit']
const marketing = ['qr.svg', 'qr.png', 'listing-card.png', 'listing-card.pdf', 'listing-card-a6.pdf']
const documents = ['invoice.pdf', 'arrival-card.pdf', 'calendar.ics']
const lists = ['orders', 'products', 'users', 'audit', 'reviews', 'referrals']
const staffWork = ['/admin/dashboard', '/orders', '/admin/users', '/admin/search?q=ana', '/admin/products']
const widths = [320, 480, 640, 800, 960, 1200]
const photoFile = join(import.meta.dirname, '../../apps/server/images/hero-kitchen.webp')

/** What visitors, hosts and staff do in an ordinary hour, in another order for another seed. */
export async function openVisits(address: string, seed: number): Promise<() => Promise<Visit>> {
  const { any, whole } = chance(seed)
  const guest = await signIn(address, 'guest')
  const staff = await signIn(address, 'staff')
  const buyer = await register(address)
  const host = await signIn(address, 'host')
  const { products } = (await call<Listed>(address, '/products')).body
  const { code } = (await call<{ code: string }>(address, '/referral/mycode', { token: host })).body
  const own = (await call<{ _id: string }[]>(address, '/orders/myorders', { token: guest })).body
  const photo = new Uint8Array(await readFile(photoFile))
  const today = todayIn('America/Chicago')

  async function ask(path: string, token?: string, picture?: typeof photo): Promise<number> {
    const response = await fetch(address + path, {
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(picture && { 'content-type': 'image/webp' }),
      },
      ...(picture && { method: 'POST', body: picture }),
    })
    await response.arrayBuffer()
    return response.status
  }

  async function order(): Promise<number> {
    const start = addDays(today, 3 + whole(150))
    const body = await orderFor(address, any(products), { start, end: addDays(start, 7) })
    const token = whole(4) === 0 ? buyer : await register(address)
    return (await placeOrder(address, token, body)).status
  }

  const busy = () => 503
  const product = () => any(products)
  const rest = () => `start=${today}&end=${addDays(today, 3 + whole(150))}`
  const visits: [times: number, name: string, visit: () => Promise<number>][] = [
    [8, 'page', () => ask(any(pages))],
    // an address that nobody had before, as links in mails and adverts make them
    [10, 'page of another address', () => ask(`/products/${product().slug}?utm_source=${whole(1e9)}`)],
    [10, 'catalog page', () => ask(`/catalog?keyword=${any(keywords)}&maxPrice=${1 + whole(200)}`)],
    [4, 'data of a page', () => ask(`/products/${product().slug}.data?x=${whole(1e9)}`)],
    [12, 'catalog', () => ask(`/api/products?category=${any(productCategories)}&maxPrice=${1 + whole(99)}`)],
    [10, 'search', () => ask(`/api/products?keyword=${any(keywords)}${whole(50)}`)],
    [8, 'product', () => ask(`/api/products/slug/${product().slug}`)],
    [6, 'free days', () => ask(`/api/products/${product()._id}/availability?${rest()}`)],
    [8, 'order', order],
    [2, 'sign-in', () => signIn(address, any(['guest', 'host', 'staff'])).then(() => 200, busy)],
    [8, 'picture', () => ask(`/api/images/direct/${product().picture.name}.avif?w=${any(widths)}`)],
    [2, 'printed', () => ask(`/api/referral/marketing/${code}/${any(marketing)}`)],
    [2, 'document', () => ask(`/api/orders/${any(own)._id}/${any(documents)}`, guest)],
    [2, 'packing list', () => ask(`/api/admin/orders/${any(own)._id}/packing-list.pdf`, staff)],
    [2, 'spreadsheet', () => ask(`/api/admin/${any(lists)}.csv`, staff)],
    [4, 'work of staff', () => ask(`/api${any(staffWork)}`, staff)],
    [2, 'photo', () => ask(`/api/orders/${any(own)._id}/damage-photos`, guest, photo)],
  ]
  const drum = visits.flatMap(([times, name, visit]) =>
    Array.from({ length: times }, () => ({ name, visit })),
  )
  return async () => {
    const { name, visit } = any(drum)
    return { name, status: await visit() }
  }
}
