import type { ProductDraft } from '../contract/catalog/product-draft-input.ts'

type Field = keyof ProductDraft

type Column = {
  field: Field
  label: string
  write: (draft: ProductDraft) => string
  /** Undefined for what cannot be meant. */
  read: (text: string) => unknown
}

const text = (field: Field & ('name' | 'slug' | 'description')) => ({
  write: (draft: ProductDraft) => draft[field],
  read: (cell: string) => cell.trim(),
})

const optional = (field: Field & ('category' | 'collection' | 'kitCategory')) => ({
  write: (draft: ProductDraft) => draft[field] ?? '',
  read: (cell: string) => cell.trim() || null,
})

const wholeNumber = (cell: string) => (/^\d{1,9}$/.test(cell.trim()) ? Number(cell) : undefined)

/** With a point or a comma before the cents; 1,234 could be either and is neither. */
const dollars = (cell: string) =>
  /^\$?\d{1,9}([.,]\d{1,2})?$/.test(cell.trim())
    ? Number(cell.trim().replace('$', '').replace(',', '.'))
    : undefined

const truths = new Map([
  ['yes', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
  ['', false],
])

const truth = (field: 'isPopular' | 'isEssential') => ({
  write: (draft: ProductDraft) => (draft[field] ? 'yes' : 'no'),
  read: (cell: string) => truths.get(cell.trim().toLowerCase()),
})

const linesOf = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** "name: value"; the value may hold further colons. */
function pairOf(line: string): [name: string, value: string] {
  const [name = '', ...value] = line.split(':')
  return [name.trim(), value.join(':').trim()]
}

function itemOf(line: string) {
  const [name = '', description, quantity, slug, image] = line.split('|').map((part) => part.trim())
  return {
    name,
    ...(description && { description }),
    // what is no number stays, so that it is refused instead of lost
    ...(quantity && { quantity: wholeNumber(quantity) ?? quantity }),
    ...(slug && { slug }),
    ...(image && { image }),
  }
}

const itemLine = (item: ProductDraft['itemsIncluded'][number]) =>
  [item.name, item.description, item.quantity, item.slug, item.image]
    .map((part) => part ?? '')
    .join(' | ')
    .replace(/( \| ?)+$/, '')

/** A product as the cells of a table, in this order; the same texts tell what changed. */
export const productColumns = {
  slug: { field: 'slug', label: 'Address', ...text('slug') },
  name: { field: 'name', label: 'Name', ...text('name') },
  description: { field: 'description', label: 'Description', ...text('description') },
  price: { field: 'price', label: 'Price', write: ({ price }) => price.toFixed(2), read: dollars },
  category: { field: 'category', label: 'Category', ...optional('category') },
  collection: { field: 'collection', label: 'Collection', ...optional('collection') },
  stock: {
    field: 'countInStock',
    label: 'Stock',
    write: ({ countInStock }) => String(countInStock),
    read: wholeNumber,
  },
  popular: { field: 'isPopular', label: 'Popular', ...truth('isPopular') },
  listing_order: {
    field: 'listingOrder',
    label: 'Place in the listing',
    write: ({ listingOrder }) => String(listingOrder),
    read: wholeNumber,
  },
  kit_category: { field: 'kitCategory', label: 'Kit category', ...optional('kitCategory') },
  essential: { field: 'isEssential', label: 'Essential', ...truth('isEssential') },
  weight_grams: {
    field: 'weightGrams',
    label: 'Weight in grams',
    write: ({ weightGrams }) => (weightGrams === null ? '' : String(weightGrams)),
    read: (cell) => (cell.trim() === '' ? null : wholeNumber(cell)),
  },
  deposit: {
    field: 'deposit',
    label: 'Deposit',
    write: ({ deposit }) => (deposit === null ? '' : deposit.toFixed(2)),
    read: (cell) => (cell.trim() === '' ? null : dollars(cell)),
  },
  items_included: {
    field: 'itemsIncluded',
    label: 'Items included',
    write: ({ itemsIncluded }) => itemsIncluded.map(itemLine).join('\n'),
    read: (cell) => linesOf(cell).map(itemOf),
  },
  perfect_for: {
    field: 'perfectFor',
    label: 'Perfect for',
    write: ({ perfectFor }) => perfectFor.join('\n'),
    read: linesOf,
  },
  specifications: {
    field: 'specifications',
    label: 'Specifications',
    write: ({ specifications }) => specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    read: (cell) => linesOf(cell).map((line) => toSpecification(pairOf(line))),
  },
  components: {
    field: 'components',
    label: 'Components',
    write: ({ components }) => components.map(({ slug, quantity }) => `${slug}: ${quantity}`).join('\n'),
    read: (cell) => linesOf(cell).map((line) => toComponent(pairOf(line))),
  },
  related: {
    field: 'related',
    label: 'Related products',
    write: ({ related }) => related.join('\n'),
    read: linesOf,
  },
} as const satisfies Record<string, Column>

export type ProductColumn = keyof typeof productColumns
export type ProductRow = Record<ProductColumn, string>

export const productColumnNames = Object.keys(productColumns).filter(isProductColumn)

export function isProductColumn(name: string): name is ProductColumn {
  return Object.hasOwn(productColumns, name)
}

export function toProductRow(draft: ProductDraft): ProductRow {
  const cells = productColumnNames.map((name) => [name, productColumns[name].write(draft)] as const)
  return Object.fromEntries(cells) as ProductRow
}

/** The fields that cells tell; whether they can be is the draft's own business (productDraftInput). */
export function readProductCells(cells: Partial<ProductRow>): Partial<Record<Field, unknown>> {
  const told: Partial<Record<Field, unknown>> = {}
  for (const name of productColumnNames) {
    const cell = cells[name]
    // as spreadsheet programs break lines
    const text = cell?.replaceAll('\r\n', '\n')
    if (text !== undefined) told[productColumns[name].field] = productColumns[name].read(text)
  }
  return told
}

/** The column that a problem with a draft's field is about. */
export function columnOfField(field: string): ProductColumn | null {
  return productColumnNames.find((name) => productColumns[name].field === field) ?? null
}

function toSpecification([name, value]: [string, string]) {
  return { name, value }
}

function toComponent([slug, quantity]: [string, string]) {
  return { slug, quantity: quantity === '' ? 1 : (wholeNumber(quantity) ?? quantity) }
}
