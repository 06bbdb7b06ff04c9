import { testApp } from '../../test/app.ts'
import { testNow } from '../../test/clock.ts'
import { createProduct } from '../../test/factories.ts'

/** For tests: an app whose listing holds 14 Essential kits, a few things to search for, and an archived knife. */
export async function filledCatalog() {
  const { app, database } = await testApp()

  async function get<T = { message: string }>(path: string): Promise<{ status: number; body: T }> {
    const answer = await app.inject({ method: 'GET', url: `/api${path}` })
    return { status: answer.statusCode, body: answer.json<T>() }
  }

  // 14 Essential kits: one page and two products
  for (let number = 1; number <= 14; number += 1) {
    await createProduct(database, {
      name: `Holiday Kit ${number}`,
      slug: `holiday-kit-${number}`,
      listingOrder: number,
    })
  }
  await createProduct(database, {
    name: 'Chef Kit',
    slug: 'chefs-kit',
    category: 'Chef',
    isPopular: true,
    listingOrder: 100,
    itemsIncluded: [{ name: 'Santoku', description: 'A Japanese blade' }],
  })
  await createProduct(database, {
    name: 'Paring Knife',
    slug: 'paring-knife',
    category: 'Specialty',
    listingOrder: 102,
    kitCategory: 'knife',
    isEssential: true,
    weightGrams: 90,
    depositCents: 1250,
    priceCents: 450,
  })
  await createProduct(database, {
    name: 'Grill Pan',
    slug: 'grill-pan',
    category: 'Specialty',
    description: 'Sears steaks. Keeps knives out of the kitchen.',
    listingOrder: 101,
    kitCategory: 'pan',
    weightGrams: 1900,
    depositCents: 2000,
  })
  await createProduct(database, {
    name: 'Archived Knife',
    slug: 'archived-knife',
    category: 'Specialty',
    isPopular: true,
    kitCategory: 'knife',
    weightGrams: 90,
    depositCents: 1,
    archivedAt: testNow,
  })
  return { database, get }
}

export const namesOf = ({ body }: { body: { products: { name: string }[] } }) =>
  body.products.map(({ name }) => name)
