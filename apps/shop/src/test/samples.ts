import type { CartItem, Product, ProductCard, Session } from '@trivet/core'

let count = 0

export function sampleCard(facts: Partial<ProductCard> = {}): ProductCard {
  count += 1
  return {
    _id: count.toString(16).padStart(24, '0'),
    name: 'Essential Kit',
    slug: 'essential-kit',
    description: 'Knives, pans and a board for a week of dinners.',
    price: 49,
    category: 'Essential',
    image: '',
    countInStock: 5,
    rating: 4.8,
    numReviews: 12,
    isPopular: false,
    kitCategory: null,
    ...facts,
  }
}

export function sampleProduct(facts: Partial<Product> = {}): Product {
  return {
    ...sampleCard(),
    reviews: [],
    itemsIncluded: [{ name: 'Chef’s knife', description: '8 inches', quantity: 1 }],
    perfect_for: ['A week for two'],
    specifications: [{ name: 'Weight', value: '12 lb' }],
    related_products: [],
    relatedProducts: [],
    components: [],
    ...facts,
  }
}

export function sampleItem(facts: Partial<CartItem> = {}): CartItem {
  const { _id, name, slug, category, image, price, countInStock } = sampleCard()
  return { _id, name, slug, category, image, price, countInStock, qty: 1, ...facts }
}

export function sampleSession(facts: Partial<Session> = {}): Session {
  return {
    _id: 'a'.repeat(24),
    name: 'Ana Example',
    email: 'ana@example.com',
    phone: '',
    address: { street: '', city: '', state: '', postalCode: '', country: '' },
    isAdmin: false,
    isHost: false,
    token: 'token-of-ana',
    ...facts,
  }
}
