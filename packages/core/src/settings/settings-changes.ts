import type { ServiceArea } from '../address/service-areas.ts'
import { postalLines } from '../address/postal-lines.ts'
import { formatMoney } from '../money/money.ts'
import { monthsOf, retentionKinds } from '../privacy/retention.ts'
import { areaWords, type DepotNames } from './area-words.ts'
import { daysText, percentText } from './percent-text.ts'
import { priceRuleWords } from './price-rule-words.ts'
import type { PriceRules } from './price-rules.ts'
import type { ShopSettings } from './shop-settings.ts'

/** One setting that is different, in words; null where there was nothing, or is nothing any more. */
export type SettingsChange = { field: string; label: string; from: string | null; to: string | null }

const longRentalWords = { daily: 'each day past a week', flat: 'the weekly price once' } as const

type Field = { field: string; label: string; words: (settings: ShopSettings) => string | null }

const holders = { account: 'an account', address: 'an address' } as const

/** Three for each holder, in the words of the form. */
const holdFields = (['account', 'address'] as const).flatMap((holder): Field[] => [
  {
    field: `unpaid-orders-of-${holder}`,
    label: `Unpaid orders of ${holders[holder]}`,
    words: ({ unpaidHolds }) => String(unpaidHolds[holder].orders),
  },
  {
    field: `unpaid-units-of-${holder}`,
    label: `Unpaid units of ${holders[holder]}`,
    words: ({ unpaidHolds }) => String(unpaidHolds[holder].units),
  },
  {
    field: `unpaid-days-of-${holder}`,
    label: `Unpaid rental of ${holders[holder]}`,
    words: ({ unpaidHolds }) => daysText(unpaidHolds[holder].days),
  },
])

const ruleLabels = { seasons: 'Seasons', longStays: 'Long stays', minimumDays: 'Minimum days' } as const

const ruleFields = (['seasons', 'longStays', 'minimumDays'] as const satisfies (keyof PriceRules)[]).map(
  (kind): Field => ({
    field: ruleLabels[kind].toLowerCase().replace(' ', '-'),
    label: ruleLabels[kind],
    words: ({ priceRules, serviceAreas }) => priceRuleWords(priceRules, serviceAreas)[kind],
  }),
)

const retentionFields = retentionKinds.map((kind): Field => ({
  field: `retention-${kind}`,
  label: `Kept: ${kind.replace(/([A-Z])/g, ' $1').toLowerCase()}`,
  words: ({ retention }) => monthsOf(retention[kind]),
}))

const fields: readonly Field[] = [
  { field: 'tax', label: 'Tax', words: ({ rates }) => percentText(rates.taxBasisPoints) },
  { field: 'delivery', label: 'Delivery fee', words: ({ rates }) => formatMoney(rates.deliveryCents) },
  {
    field: 'damage-protection',
    label: 'Damage protection',
    words: ({ rates }) => percentText(rates.damageProtectionBasisPoints),
  },
  {
    field: 'long-rentals',
    label: 'Longer rentals cost',
    words: ({ rates }) => longRentalWords[rates.longRentals],
  },
  ...ruleFields,
  { field: 'turnaround', label: 'Turnaround', words: ({ turnaroundDays }) => daysText(turnaroundDays) },
  { field: 'lead-time', label: 'Lead time', words: ({ leadTimeDays }) => daysText(leadTimeDays) },
  {
    field: 'late-fee',
    label: 'Late fee, of the day price',
    words: ({ lateFee }) => percentText(lateFee.basisPoints),
  },
  {
    field: 'late-fee-grace',
    label: 'Late fee begins after',
    words: ({ lateFee }) => daysText(lateFee.graceDays),
  },
  ...holdFields,
  ...retentionFields,
  { field: 'time-zone', label: 'Time zone of the shop', words: ({ timeZone }) => timeZone },
  { field: 'shop-name', label: 'Name of the shop', words: ({ identity }) => identity.name },
  { field: 'support-hours', label: 'Support hours', words: ({ identity }) => identity.supportHours },
  { field: 'support-phone', label: 'Support phone', words: ({ identity }) => identity.supportPhone },
  {
    field: 'reviewed',
    label: 'Looked at before opening',
    words: ({ reviewed }) => reviewed.map((point) => point.replace('-', ' ')).join(', ') || null,
  },
  { field: 'legal-name', label: 'Legal name', words: ({ company }) => company?.legalName ?? null },
  {
    field: 'company-address',
    label: 'Address of the company',
    words: ({ company }) => company && postalLines(company).join(', '),
  },
  { field: 'tax-id', label: 'Tax id', words: ({ company }) => company?.taxId ?? null },
  { field: 'support-email', label: 'Support email', words: ({ company }) => company?.supportEmail ?? null },
]

/** What a change of the settings changes, field by field: the preview and the audit log both say it. */
export function settingsChanges(
  before: ShopSettings,
  after: ShopSettings,
  depotNames?: DepotNames,
): SettingsChange[] {
  const plain = fields.map(({ field, label, words }) => ({
    field,
    label,
    from: words(before),
    to: words(after),
  }))
  return [...plain, ...areaChanges(before.serviceAreas, after.serviceAreas, depotNames)].filter(
    ({ from, to }) => from !== to,
  )
}

function areaChanges(
  before: readonly ServiceArea[],
  after: readonly ServiceArea[],
  depotNames: DepotNames | undefined,
): SettingsChange[] {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  return [...ids].map((wanted) => {
    const [was, is] = [before, after].map((areas) => areas.find(({ id }) => id === wanted))
    const isRenamed = was && is && was.name !== is.name
    const words = (area: ServiceArea | undefined) =>
      area && areaWords(area, { isNamed: isRenamed, depotNames })
    return {
      field: 'service-area',
      label: (is ?? was)?.name ?? wanted,
      from: words(was) ?? null,
      to: words(is) ?? null,
    }
  })
}
