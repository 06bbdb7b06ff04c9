import type { PromotionCodeDraft } from '../contract/promotion-codes/promotion-code-input.ts'
import { formatMoney, toCents } from '../money/money.ts'

/** What a code takes off is one thing, with its unit. */
export type PromotionCodeField = Exclude<keyof PromotionCodeDraft, 'worthIn'>

export type PromotionCodeChange = { field: PromotionCodeField; label: string; from: string; to: string }

const columns: Record<PromotionCodeField, { label: string; text: (draft: PromotionCodeDraft) => string }> = {
  code: { label: 'Code', text: ({ code }) => code },
  worth: { label: 'Takes off', text: promotionWorthText },
  firstDay: { label: 'First day', text: ({ firstDay }) => firstDay },
  lastDay: { label: 'Last day', text: ({ lastDay }) => lastDay ?? 'none' },
  mostUses: { label: 'Most uses', text: ({ mostUses }) => (mostUses === null ? 'any' : String(mostUses)) },
  isFirstOrderOnly: {
    label: 'First orders only',
    text: ({ isFirstOrderOnly }) => (isFirstOrderOnly ? 'yes' : 'no'),
  },
  products: {
    label: 'Products',
    text: ({ products }) => (products.length === 0 ? 'everything' : products.toSorted().join(', ')),
  },
  note: { label: 'Note', text: ({ note }) => note },
}

/** '20%' or '$15.00'. */
export function promotionWorthText({
  worthIn,
  worth,
}: Pick<PromotionCodeDraft, 'worthIn' | 'worth'>): string {
  return worthIn === 'percent' ? `${worth}%` : formatMoney(toCents(worth))
}

/** What is different about a code, field by field and in words; nothing for two that say the same. */
export function promotionCodeChanges(
  before: PromotionCodeDraft,
  after: PromotionCodeDraft,
): PromotionCodeChange[] {
  const fields = Object.keys(columns) as PromotionCodeField[]
  return fields
    .map((field) => {
      const { label, text } = columns[field]
      return { field, label, from: text(before), to: text(after) }
    })
    .filter(({ from, to }) => from !== to)
}

/**
 * Somebody else saved the code while it was edited: their version, with what was edited here over it. What both changed is as
 * it was edited here.
 */
export function mergePromotionCodes(
  base: PromotionCodeDraft,
  mine: PromotionCodeDraft,
  theirs: PromotionCodeDraft,
): PromotionCodeDraft {
  const edited = promotionCodeChanges(base, mine).map(({ field }) => field)
  const { worthIn } = edited.includes('worth') ? mine : theirs
  return { ...theirs, ...Object.fromEntries(edited.map((field) => [field, mine[field]])), worthIn }
}
