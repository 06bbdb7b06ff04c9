import type { Stay, StayInput } from '@trivet/core/contract/stays'
import { stayLink } from '@trivet/core/stays'
import type { StayRecord } from './stays.repo.ts'

/** A stay as its host sees it. */
export function toStay(record: StayRecord, publicUrl: string): Stay {
  const { street, city, state, postalCode, country } = record
  return {
    _id: record.id,
    slug: record.slug,
    link: stayLink(publicUrl, record.slug),
    title: record.title,
    address: { street, city, state, postalCode, country },
    airbnbListing: record.airbnbListing,
    accessNotes: record.accessNotes,
    has: { categories: record.hasCategories, products: record.hasProducts },
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  }
}

/** What a host may change of a stay. */
export function stayFields({ title, address, airbnbListing, accessNotes, has }: StayInput) {
  return {
    ...address,
    title,
    airbnbListing: airbnbListing ?? null,
    accessNotes,
    hasCategories: [...new Set(has.categories)],
    hasProducts: [...new Set(has.products)],
  }
}
