import type { AdminProduct, AdminProductPage, ProductDraft } from '@trivet/core/contract/catalog'
import { testApp } from '../../../test/app.ts'
import { createUser, signIn } from '../../../test/factories.ts'

export const knife: ProductDraft = {
  name: 'Bread Knife',
  slug: 'bread-knife-2',
  description: 'Cuts bread.\nAnd cake.',
  price: 4.5,
  category: 'Specialty',
  collection: 'chef',
  countInStock: 8,
  isPopular: false,
  listingOrder: 500,
  kitCategory: 'knife',
  isEssential: true,
  weightGrams: 120,
  deposit: 12.5,
  itemsIncluded: [{ name: 'Sheath', description: 'Of felt', quantity: 1 }],
  perfectFor: ['Breakfast'],
  specifications: [{ name: 'Blade', value: '8 in: serrated' }],
  components: [],
  related: [],
}

export const kit: ProductDraft = {
  ...knife,
  name: 'Bread Kit',
  slug: 'bread-kit',
  category: 'Essential',
  kitCategory: null,
  weightGrams: null,
  deposit: null,
  components: [{ slug: knife.slug, quantity: 2 }],
}

/** For tests: the app with an admin signed in, who calls its REST endpoints. */
export async function adminApp() {
  const { app, database, clock } = await testApp()
  const admin = await createUser(database, { isAdmin: true })
  const token = await signIn(database, admin, clock)

  async function call<T = { message: string; code: string }>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    as: string | null = token,
  ): Promise<{ status: number; body: T }> {
    const answer = await app.inject({
      method,
      url: `/api/admin/products${path}`,
      ...(payload && { payload }),
      headers: as === null ? {} : { authorization: `Bearer ${as}` },
    })
    return { status: answer.statusCode, body: answer.json<T>() }
  }

  async function create(draft: ProductDraft): Promise<AdminProduct> {
    const { status, body } = await call<AdminProduct>('POST', '', draft)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  const edit = (product: AdminProduct, changes: Partial<ProductDraft>) =>
    call<AdminProduct & { message: string; errors?: { path: string; message: string }[] }>(
      'PUT',
      `/${product._id}`,
      { ...product.draft, ...changes, updatedAt: product.updatedAt },
    )

  const list = async (query = '') => (await call<AdminProductPage>('GET', query)).body

  async function auditOf(id: string) {
    const { rows } = await database.sql.query<{ action: string; details: object }>(
      'SELECT action, details FROM audit_entries WHERE subject = $1 ORDER BY id',
      [`product:${id}`],
    )
    return rows
  }

  return { app, database, clock, admin, token, call, create, edit, list, auditOf }
}
