import { defaultTimeZone, serviceAreas } from '../address/service-areas.ts'
import type { ServiceArea } from '../address/service-areas.ts'
import { defaultTurnaroundDays } from '../availability/available-units.ts'
import { standardIdentity } from '../company/company.ts'
import type { Company, ShopIdentity } from '../company/company.ts'
import { standardLateFee } from '../orders/late-fee.ts'
import type { LateFeeTerms } from '../orders/late-fee.ts'
import { standardUnpaidHolds } from '../orders/unpaid-holds.ts'
import type { UnpaidHoldLimits } from '../orders/unpaid-holds.ts'
import { standardRetention } from '../privacy/retention.ts'
import type { Retention } from '../privacy/retention.ts'
import { defaultRates } from '../pricing/rates.ts'
import type { Rates } from '../pricing/rates.ts'
import { noPriceRules } from './price-rules.ts'
import type { PriceRules } from './price-rules.ts'
import type { ReviewedPoint } from './reviewed-points.ts'

/** What staff can set about the shop. Rules take the parts they need as facts. */
export type ShopSettings = {
  rates: Rates
  priceRules: PriceRules
  /** Days between pickup and the next delivery, for washing and packing. */
  turnaroundDays: number
  /** Days between today and the first day we can deliver. */
  leadTimeDays: number
  /** What a pickup costs that the guest made late. */
  lateFee: LateFeeTerms
  /** What may be held before it is paid. */
  unpaidHolds: UnpaidHoldLimits
  /** How long is kept what no book needs. */
  retention: Retention
  /** The shop's own: by whose days money counts and staff read. A delivery has that of its place. */
  timeZone: string
  serviceAreas: readonly ServiceArea[]
  /** Null until it is set: the shop then sells under its own name, without an address. */
  company: Company | null
  identity: ShopIdentity
  /** What staff have looked at before they opened the shop. */
  reviewed: readonly ReviewedPoint[]
}

/** The settings of a shop that never changed any. */
export const standardSettings: ShopSettings = {
  rates: defaultRates,
  priceRules: noPriceRules,
  turnaroundDays: defaultTurnaroundDays,
  leadTimeDays: 0,
  lateFee: standardLateFee,
  unpaidHolds: standardUnpaidHolds,
  retention: standardRetention,
  timeZone: defaultTimeZone,
  serviceAreas,
  company: null,
  identity: standardIdentity,
  reviewed: [],
}
