import type { Dollars } from '@trivet/core/money'
import type { Product, ProductCard } from '@trivet/core/contract/catalog'

/** What the page shows while the catalog has no such product, as in a shop that was just set up. */
export const bbqCollection: Product = {
  _id: '',
  name: 'BBQ Collection',
  slug: 'bbq-collection',
  description:
    'A charcoal grill, long tools, a skillet and spices: the whole barbecue, brought to your patio. Outdoors only; ask your host whether charcoal is allowed.',
  price: 89.99,
  deposit: 0,
  category: 'Specialty',
  image: '',
  countInStock: 0,
  rating: 0,
  numReviews: 0,
  isPopular: false,
  kitCategory: null,
  reviews: [],
  itemsIncluded: [
    { name: 'Tabletop charcoal grill', description: '14-inch kettle with a lid and a chimney starter' },
    { name: 'Grill tools', description: 'Turner, tongs, fork, brush and six skewers in a roll' },
    { name: 'Cast-iron skillet', description: '10 inches, for stove, oven or coals' },
    { name: 'Chef’s knife and carving set' },
    { name: 'Cutting board', description: '18 × 12 inches with a juice groove' },
    { name: 'Premium spices' },
  ],
  perfect_for: ['Patios and backyards', 'Fourth of July', 'Houses without a grill'],
  specifications: [
    { name: 'Serves', value: '4 to 6' },
    { name: 'Cooking surface', value: '14 in (36 cm) across' },
    { name: 'Fuel', value: 'Charcoal' },
  ],
  related_products: [],
  relatedProducts: [
    related('Smokehouse Set', 75, 'Low and slow on a small charcoal grill, with real wood smoke.'),
    related('Backyard Feast Kit', 89, 'For the gas grill that came with the house: tools, trays and plates.'),
    related('Grill Tool Set', 15, 'Long-handled turner, tongs and fork, a brush and six skewers.'),
  ],
  components: [],
}

function related(name: string, price: Dollars, description: string): ProductCard {
  return {
    _id: name,
    name,
    slug: '',
    description,
    price,
    category: 'Specialty',
    image: '',
    countInStock: 0,
    rating: 0,
    numReviews: 0,
    isPopular: false,
    kitCategory: null,
  }
}
