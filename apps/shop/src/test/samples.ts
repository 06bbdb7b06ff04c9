import { calendarDate } from '@trivet/core/dates'
import type { CartItem } from '@trivet/core/cart'
import type { Session } from '@trivet/core/contract/accounts'
import type { Product, ProductCard } from '@trivet/core/contract/catalog'
import type { PlanPrices } from '@trivet/core/contract/kits'
import type { Order } from '@trivet/core/contract/orders'

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
    deposit: 45,
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
    emailProven: true,
    newEmail: null,
    token: 'token-of-ana',
    ...facts,
  }
}

export function samplePlanPrices(facts: Partial<PlanPrices> = {}): PlanPrices {
  return { essentialKit: 49, chefsKit: 89, customKit: { from: 69, smallest: 24.7 }, ...facts }
}

export function sampleOrder(facts: Partial<Order> = {}): Order {
  return {
    _id: 'b'.repeat(24),
    number: 'T-7QP4K-V',
    user: { email: 'ana@example.com' },
    orderItems: [
      {
        _id: 'c'.repeat(24),
        name: 'Essential Kit',
        qty: 2,
        price: 49,
        image: '',
        slug: 'essential-kit',
        product: 'd'.repeat(24),
      },
    ],
    rentalAddress: {
      street: '500 Congress Ave',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'USA',
    },
    paymentMethod: 'stripe',
    itemsPrice: 98,
    extraDaysPrice: 0,
    taxPrice: 8.09,
    deliveryPrice: 15,
    damageProtection: false,
    damageProtectionFee: 0,
    damageProtectionPrice: 0,
    discountPrice: 0,
    totalPrice: 121.09,
    rentalStart: calendarDate('2027-06-03'),
    rentalEnd: calendarDate('2027-06-10'),
    rentalDays: 7,
    airbnbListing: null,
    isPaid: true,
    paidAt: '2027-05-01T18:00:00Z',
    status: 'confirmed',
    createdAt: '2027-05-01T18:00:00Z',
    holdExpiresAt: null,
    paymentStatus: 'paid',
    timeline: [],
    ...facts,
  }
}
