import { shopSettingsInput, type SettingsFields, type StaffSettings } from '@trivet/core/contract/settings'
import type { HoldLimits } from '@trivet/core/orders'
import { retentionKinds, type RetentionKind } from '@trivet/core/privacy'
import { basisPointsOf, numberOf, type ShopSettings } from '@trivet/core/settings'
import { areaDraftOf, areaOfDraft, type AreaDraft } from './area-draft.ts'
import { rulesDraftOf, rulesOfDraft, type PriceRulesDraft } from './price-rules-draft.ts'
import { companyDraftOf, companyOfDraft, type CompanyDraft } from './company-draft.ts'

export type HoldDraft = { orders: string; units: string; days: string }

export type IdentityDraft = Record<keyof ShopSettings['identity'], string>

/** The settings as they stand in the form: figures as they are typed. */
export type SettingsDraft = {
  tax: string
  damageProtection: string
  delivery: string
  longRentals: SettingsFields['longRentals']
  priceRules: PriceRulesDraft
  turnaround: string
  leadTime: string
  lateFee: string
  lateFeeGrace: string
  unpaidHolds: { account: HoldDraft; address: HoldDraft }
  retention: Record<RetentionKind, string>
  timeZone: string
  areas: readonly AreaDraft[]
  company: CompanyDraft
  identity: IdentityDraft
  reviewed: ShopSettings['reviewed']
}

export type DraftDecision =
  | { ok: true; settings: ShopSettings; fields: SettingsFields }
  | { ok: false; errors: ReadonlyMap<string, string> }

export function draftOf(facts: StaffSettings['settings']): SettingsDraft {
  return {
    tax: String(facts.taxBasisPoints / 100),
    damageProtection: String(facts.damageProtectionBasisPoints / 100),
    delivery: facts.deliveryPrice.toFixed(2),
    longRentals: facts.longRentals,
    priceRules: rulesDraftOf(facts.priceRules),
    turnaround: String(facts.turnaroundDays),
    leadTime: String(facts.leadTimeDays),
    lateFee: String(facts.lateFee.basisPoints / 100),
    lateFeeGrace: String(facts.lateFee.graceDays),
    unpaidHolds: {
      account: holdDraftOf(facts.unpaidHolds.account),
      address: holdDraftOf(facts.unpaidHolds.address),
    },
    retention: eachKind((kind) => String(facts.retention[kind])),
    timeZone: facts.timeZone,
    areas: facts.serviceAreas.map(areaDraftOf),
    company: companyDraftOf(facts.company),
    identity: { ...facts.identity, supportPhone: facts.identity.supportPhone ?? '' },
    reviewed: facts.reviewed,
  }
}

/** What I typed over what somebody else has set meanwhile: only the fields I touched stay mine. */
export function mergeDrafts(
  mine: SettingsDraft,
  { base, theirs }: { base: SettingsDraft; theirs: SettingsDraft },
): SettingsDraft {
  const isMine = (field: keyof SettingsDraft) => JSON.stringify(mine[field]) !== JSON.stringify(base[field])
  const touched = (Object.keys(mine) as (keyof SettingsDraft)[]).filter(isMine)
  return { ...theirs, ...Object.fromEntries(touched.map((field) => [field, mine[field]])) }
}

/** What the form says, or by the name of each field why it cannot be. */
export function decideDraft(draft: SettingsDraft): DraftDecision {
  const fields: SettingsFields = {
    taxBasisPoints: basisPointsOf(draft.tax),
    damageProtectionBasisPoints: basisPointsOf(draft.damageProtection),
    deliveryPrice: numberOf(draft.delivery),
    longRentals: draft.longRentals,
    priceRules: rulesOfDraft(draft.priceRules),
    turnaroundDays: numberOf(draft.turnaround),
    leadTimeDays: numberOf(draft.leadTime),
    lateFee: { basisPoints: basisPointsOf(draft.lateFee), graceDays: numberOf(draft.lateFeeGrace) },
    unpaidHolds: {
      account: holdOfDraft(draft.unpaidHolds.account),
      address: holdOfDraft(draft.unpaidHolds.address),
    },
    retention: eachKind((kind) => numberOf(draft.retention[kind])),
    timeZone: draft.timeZone,
    serviceAreas: draft.areas.map(areaOfDraft),
    company: companyOfDraft(draft.company),
    identity: { ...draft.identity, supportPhone: draft.identity.supportPhone.trim() || null },
    reviewed: [...draft.reviewed],
  }
  const answer = shopSettingsInput.safeParse(fields)
  if (answer.success) return { ok: true, settings: answer.data, fields }
  const errors = new Map<string, string>()
  for (const { path, message } of answer.error.issues) {
    const name = path.slice(0, fieldDepth(path)).join('.')
    if (!errors.has(name)) errors.set(name, message)
  }
  return { ok: false, errors }
}

/** serviceAreas.2.zipRanges.0 is a matter of the one field for all ranges; each window has one, and each field of a price rule. */
function fieldDepth([field, , part]: readonly PropertyKey[]): number {
  if (part === 'windows') return 5
  return field === 'priceRules' ? 4 : 3
}

function eachKind<Value>(valueOf: (kind: RetentionKind) => Value): Record<RetentionKind, Value> {
  return Object.fromEntries(retentionKinds.map((kind) => [kind, valueOf(kind)])) as Record<
    RetentionKind,
    Value
  >
}

function holdDraftOf({ orders, units, days }: HoldLimits): HoldDraft {
  return { orders: String(orders), units: String(units), days: String(days) }
}

function holdOfDraft({ orders, units, days }: HoldDraft): HoldLimits {
  return { orders: numberOf(orders), units: numberOf(units), days: numberOf(days) }
}
