import type { Count, Dollars } from '../money/money.ts'
import type { KitCategory } from '../catalog/categories.ts'

/** The shape of a product of the kit builder, marked so that nobody takes it for one that can be rented. */
export type FallbackKitProduct = {
  _id: string
  name: string
  slug: string
  image: string
  /** In dollars a week, as is the deposit. */
  price: Dollars
  individualRentalPrice: number
  kitCategory: KitCategory
  isEssential: boolean
  /** Grams. */
  itemWeight: number
  depositAmount: Dollars
  countInStock: Count
  isSample: true
}

type Row = [
  slug: string,
  name: string,
  price: Dollars,
  depositAmount: Dollars,
  grams: number,
  essential?: true,
]

const rowsByCategory: Record<KitCategory, Row[]> = {
  knife: [
    ['everyday-chefs-knife', "Everyday Chef's Knife", 7, 15, 195, true],
    ['paring-knife', 'Paring Knife', 3, 6, 75, true],
    ['bread-knife', 'Bread Knife', 5.5, 12, 190],
  ],
  pan: [
    ['large-frying-pan', 'Large Frying Pan, 11 in', 7.5, 18, 1050, true],
    ['cast-iron-skillet', 'Cast-Iron Skillet, 10 in', 8, 20, 2400],
    ['saute-pan', 'Sauté Pan with Lid', 10.5, 30, 2350],
  ],
  pot: [
    ['large-saucepan', 'Large Saucepan, 3 qt', 7, 20, 1300, true],
    ['stock-pot', 'Stock Pot, 8 qt', 9, 25, 2100],
    ['dutch-oven', 'Dutch Oven, 5½ qt', 14, 50, 5400],
  ],
  utensil: [
    ['wooden-spoon-set', 'Wooden Spoons in a Crock', 3, 8, 980, true],
    ['kitchen-tongs', 'Kitchen Tongs', 3, 6, 150, true],
    ['slotted-turner', 'Slotted Turner', 3, 5, 105, true],
    ['balloon-whisk', 'Balloon Whisk', 3, 5, 130],
  ],
  bakeware: [
    ['sheet-pan', 'Half Sheet Pan', 4.5, 9, 850, true],
    ['mixing-bowl-set', 'Mixing Bowls, Set of Three', 6.5, 15, 1150, true],
  ],
  appliance: [
    ['electric-kettle', 'Gooseneck Electric Kettle', 7, 25, 1200],
    ['blender', 'Countertop Blender', 15, 50, 3600],
  ],
  storage: [
    ['glass-storage-boxes', 'Glass Storage Boxes, Set of Four', 6, 16, 2600],
    ['cooler', 'Cooler, 20 qt', 9, 25, 2900],
  ],
  other: [
    ['cutting-board', 'Walnut Cutting Board', 5, 18, 2100, true],
    ['colander', 'Steel Colander, 5 qt', 4.5, 9, 620, true],
  ],
}

const sampleStock = 20

/** What the builder shows when the shop's products cannot be read: 21 samples, each category there. */
export const fallbackKitProducts: readonly FallbackKitProduct[] = Object.entries(rowsByCategory)
  .flatMap(([kitCategory, rows]) => rows.map((row) => ({ kitCategory: kitCategory as KitCategory, row })))
  .map(
    ({ kitCategory, row: [slug, name, price, depositAmount, itemWeight, isEssential = false] }, index) => ({
      // looks like an id and is nobody's
      _id: `fa11bac${String(index + 1).padStart(17, '0')}`,
      name,
      slug,
      image: slug,
      price,
      individualRentalPrice: price,
      kitCategory,
      isEssential,
      itemWeight,
      depositAmount,
      countInStock: sampleStock,
      isSample: true,
    }),
  )
