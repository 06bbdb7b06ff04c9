import { kitCategories } from '@trivet/core/catalog'
import { maxKitLines, maxKitQuantity } from '@trivet/core/kits'
import * as z from 'zod'

const amount = z.int().min(0).max(100_000_000)

const storedLine = z.object({
  product: z.string().min(1).max(100),
  slug: z.string().max(300),
  name: z.string().max(300),
  image: z.string().max(500),
  category: z.enum(kitCategories),
  quantity: z.int().min(1).max(maxKitQuantity),
  unitPriceCents: amount,
  weightGrams: amount.nullable(),
  depositCents: amount.nullable(),
})

const storedDraft = z.object({
  name: z.string().max(200),
  lines: z.array(storedLine).max(maxKitLines),
  /** The saved kit's `lastModified` when the changes began; null for a new kit. */
  base: z.string().nullable(),
  changedAt: z.number(),
})

const storedDrafts = z.record(z.string(), storedDraft)

export type StoredKitDraft = z.output<typeof storedDraft>

/** Drafts by the id of their kit. Broken or old content is no draft, never an error. */
export function parseKitDrafts(text: string): Record<string, StoredKitDraft> {
  try {
    return storedDrafts.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}
