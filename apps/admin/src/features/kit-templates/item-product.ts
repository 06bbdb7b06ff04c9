import type { AdminKitTemplate } from '@trivet/core/contract/kits'

/** A product that is, or may become, an item of the template. */
export type ItemProduct = AdminKitTemplate['products'][number]
