import * as z from 'zod'
import { calendarDateInput } from '../dates/calendar-date-input.ts'
import { orderNumberOutput } from '../orders/order-number.ts'
import { orderStatuses } from '../../orders/order-status.ts'
import { instantOutput, pictureOutput } from './catalog-output.ts'
import { awayKinds } from '../../stock/stock-holds.ts'
import { kitCategories, productCategories } from '../../catalog/categories.ts'
import { collections } from '../../catalog/collections.ts'
import type { ProductDraft } from './product-draft-input.ts'
import { count, dollars } from '../fields/unit-fields.ts'
import { importLine } from '../imports/import-file.ts'

export const adminProductRowOutput = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  price: dollars,
  category: z.enum(productCategories).nullable(),
  collection: z.enum(collections).nullable(),
  kitCategory: z.enum(kitCategories).nullable(),
  countInStock: count,
  isLow: z.boolean().meta({
    description: 'At most two of it are free in a depot on one of the next 14 days, or it has no more at all',
  }),
  isPopular: z.boolean(),
  listingOrder: z.int(),
  picture: pictureOutput.nullish(),
  archivedAt: instantOutput.nullable(),
  updatedAt: instantOutput,
})

export const adminProductPageOutput = z.object({
  products: z.array(adminProductRowOutput),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  hasMore: z
    .boolean()
    .meta({ description: 'More than `total`: a search that finds very much is not counted' }),
})

const named = z.object({ _id: z.string(), name: z.string(), slug: z.string() })

/** As it is stored, also where a rule has become stricter since. */
const productDraftOutput: z.ZodType<ProductDraft> = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  price: dollars,
  category: z.enum(productCategories).nullable(),
  collection: z.enum(collections).nullable(),
  countInStock: count,
  isPopular: z.boolean(),
  listingOrder: z.int(),
  kitCategory: z.enum(kitCategories).nullable(),
  isEssential: z.boolean(),
  weightGrams: z.int().nullable(),
  deposit: dollars.nullable(),
  itemsIncluded: z.array(
    z.object({
      name: z.string(),
      description: z.string().optional(),
      quantity: count.optional(),
      slug: z.string().optional(),
      image: z.string().optional(),
    }),
  ),
  perfectFor: z.array(z.string()),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  components: z.array(z.object({ slug: z.string(), quantity: count })),
  related: z.array(z.string()),
})

/** One product as staff edit it. */
export const adminProductOutput = z.object({
  _id: z.string(),
  draft: productDraftOutput,
  /** The names behind the slugs of components and related products. */
  names: z.array(named),
  /** Kits that are packed with it. */
  componentOf: z.array(named),
  picture: pictureOutput.nullish().meta({ description: 'What the shop shows' }),
  hasUpload: z.boolean().meta({ description: 'False: the shop shows the rendered picture' }),
  archivedAt: instantOutput.nullable(),
  updatedAt: instantOutput,
})

export const bulkProductsOutput = z.object({
  changed: z.array(
    named.extend({
      comingOrders: count.meta({
        description: 'Orders with it that are still to be delivered; they keep it',
      }),
    }),
  ),
  skipped: z.array(named.extend({ reason: z.string() })),
})

export const productCalendarOutput = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  fleet: count,
  today: calendarDateInput,
  firstDay: calendarDateInput,
  lastDay: calendarDateInput,
  days: z
    .array(
      z.object({
        date: calendarDateInput,
        reserved: count,
        short: count.meta({
          description: 'Fewer units than were promised, over all depots',
        }),
      }),
    )
    .meta({ description: 'Days on which something is reserved' }),
  away: z
    .array(
      z.object({
        kind: z.enum(awayKinds),
        units: count,
        firstDay: calendarDateInput,
        lastDay: calendarDateInput.nullable().meta({ description: 'null: until further notice' }),
        depot: z.string().meta({
          description: 'Its name; of a transfer, where it comes from',
        }),
        to: z.string().nullable().meta({ description: 'Where a transfer goes' }),
        reason: z.string(),
        orderId: z.string().nullable(),
        orderNumber: orderNumberOutput.nullable(),
      }),
    )
    .meta({
      description: 'Units that stand in no depot, or cannot be handed out',
    }),
  holds: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: orderNumberOutput,
      status: z.enum(orderStatuses),
      email: z.string().optional().meta({ description: 'Told to whose role includes orders or customers' }),
      units: count,
      firstDay: calendarDateInput,
      lastDay: calendarDateInput,
    }),
  ),
})

export const importLineOutput = importLine.extend({
  slug: z.string(),
  hasSteepPriceChange: z
    .boolean()
    .meta({ description: 'The price changes by more than half of what it was' }),
  /** Of what will be done; the line is applied only as long as it is the same. */
  fingerprint: z.string(),
})

export const importPreviewOutput = z.object({ lines: z.array(importLineOutput) })

export const importResultOutput = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ line: z.int(), slug: z.string(), message: z.string() })),
})

export type AdminProductRow = z.infer<typeof adminProductRowOutput>
export type AdminProductPage = z.infer<typeof adminProductPageOutput>
export type AdminProduct = z.infer<typeof adminProductOutput>
export type BulkProductsResult = z.infer<typeof bulkProductsOutput>
export type ProductCalendar = z.infer<typeof productCalendarOutput>
export type ImportLine = z.infer<typeof importLineOutput>
export type ImportPreview = z.infer<typeof importPreviewOutput>
export type ImportResult = z.infer<typeof importResultOutput>
