import type { ShopSettings } from './shop-settings.ts'

/** What a shop needs before it opens, in the order in which it is done. */
export const readinessPoints = [
  'company',
  'tax',
  'service-areas',
  'products',
  'legal-texts',
  'mail',
  'payments',
] as const

export type ReadinessPoint = (typeof readinessPoints)[number]

export type ReadinessFacts = {
  settings: Pick<ShopSettings, 'company' | 'reviewed'>
  /** Products that guests can find. */
  productCount: number
  payments: 'test' | 'live'
  /** Whether a mail server takes the shop's mails, from an address of its own. */
  isMailSet: boolean
  isDemo: boolean
}

export type Readiness = { point: ReadinessPoint; isDone: boolean }[]

/**
 * What is done before a shop opens, and what is not; empty where there is nothing to say: in the demo, in a shop that is ready,
 * and where staff put the list away. See docs/policy.md#opening-a-shop.
 */
export function shopReadiness({
  settings,
  productCount,
  payments,
  isMailSet,
  isDemo,
}: ReadinessFacts): Readiness {
  const { company, reviewed } = settings
  const done: Record<ReadinessPoint, boolean> = {
    company: company !== null,
    tax: reviewed.includes('tax'),
    'service-areas': reviewed.includes('service-areas'),
    products: productCount > 0,
    'legal-texts': reviewed.includes('legal-texts'),
    mail: isMailSet,
    payments: payments === 'live',
  }
  if (isDemo || reviewed.includes('all') || readinessPoints.every((point) => done[point])) return []
  return readinessPoints.map((point) => ({ point, isDone: done[point] }))
}
