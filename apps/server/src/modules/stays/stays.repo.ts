import type { CountryCode, KitCategory } from '@trivet/core'
import { rows, type Sql } from '../../platform/database.ts'

export type StayRecord = {
  id: string
  hostId: string
  slug: string
  title: string
  street: string
  city: string
  state: string
  postalCode: string
  country: CountryCode
  airbnbListing: string | null
  accessNotes: string
  hasCategories: KitCategory[]
  hasProducts: string[]
  createdAt: Date
  updatedAt: Date
}

const columns = `s.id, s.host_id AS "hostId", s.slug, s.title, s.street, s.city, s.state,
  s.postal_code AS "postalCode", s.country, s.airbnb_listing AS "airbnbListing",
  s.access_notes AS "accessNotes", s.has_categories AS "hasCategories", s.has_products AS "hasProducts",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt"`

type Owned = { stayId: string; hostId: string }

/** The stay if this host saved it; otherwise null, as for an unknown id. */
export async function findStay(sql: Sql, { stayId, hostId }: Owned): Promise<StayRecord | null> {
  const [found] = await rows<StayRecord>(sql, {
    name: 'stay-by-id',
    text: `SELECT ${columns} FROM stays s WHERE s.id = $1 AND s.host_id = $2 AND s.deleted_at IS NULL`,
    values: [stayId, hostId],
  })
  return found ?? null
}

export function listStaysOf(sql: Sql, hostId: string): Promise<StayRecord[]> {
  return rows<StayRecord>(sql, {
    name: 'stays-of-host',
    text: `SELECT ${columns} FROM stays s WHERE s.host_id = $1 AND s.deleted_at IS NULL
           ORDER BY s.created_at DESC, s.id`,
    values: [hostId],
  })
}

export type OpenStay = StayRecord & { referralCode: string | null }

/** The stay of a page, with its host's code; null when it is gone or its host is none any more. */
export async function findOpenStay(
  sql: Sql,
  { slug, now }: { slug: string; now: Date },
): Promise<OpenStay | null> {
  const [found] = await rows<OpenStay>(sql, {
    name: 'open-stay',
    text: `SELECT ${columns}, c.code AS "referralCode"
           FROM stays s JOIN users u ON u.id = s.host_id
           LEFT JOIN referral_codes c ON c.host_id = s.host_id AND c.withdrawn_at IS NULL AND c.expires_at > $2
           WHERE s.slug = $1 AND s.deleted_at IS NULL AND u.is_host AND u.disabled_at IS NULL`,
    values: [slug, now],
  })
  return found ?? null
}

export async function countStaysOf(tx: Sql, hostId: string): Promise<number> {
  const [counted] = await rows<{ count: number }>(tx, {
    name: 'stays-count',
    text: 'SELECT count(*)::int AS count FROM stays WHERE host_id = $1 AND deleted_at IS NULL',
    values: [hostId],
  })
  return counted?.count ?? 0
}

const changeable = `"title", "street", "city", "state", "postal_code", "country", "airbnb_listing",
  "access_notes", "has_categories", "has_products", "updated_at"`

function changeableValues(stay: StayRecord) {
  return [
    stay.title,
    stay.street,
    stay.city,
    stay.state,
    stay.postalCode,
    stay.country,
    stay.airbnbListing,
    stay.accessNotes,
    stay.hasCategories,
    stay.hasProducts,
    stay.updatedAt,
  ]
}

export async function insertStay(tx: Sql, stay: StayRecord): Promise<void> {
  await rows(tx, {
    name: 'insert-stay',
    text: `INSERT INTO stays (id, host_id, slug, created_at, ${changeable})
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [stay.id, stay.hostId, stay.slug, stay.createdAt, ...changeableValues(stay)],
  })
}

/** False when this host has no such stay any more. */
export async function updateStayOf(sql: Sql, stay: StayRecord): Promise<boolean> {
  const changed = await rows(sql, {
    name: 'update-stay',
    text: `UPDATE stays SET (${changeable}) = ROW ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           WHERE id = $1 AND host_id = $2 AND deleted_at IS NULL RETURNING id`,
    values: [stay.id, stay.hostId, ...changeableValues(stay)],
  })
  return changed.length > 0
}

/** Its page is gone at once; orders placed on it keep their notes. */
export async function retireStay(sql: Sql, { stayId, hostId, now }: Owned & { now: Date }): Promise<boolean> {
  const retired = await rows(sql, {
    name: 'retire-stay',
    text: `UPDATE stays SET deleted_at = $3
           WHERE id = $1 AND host_id = $2 AND deleted_at IS NULL RETURNING id`,
    values: [stayId, hostId, now],
  })
  return retired.length > 0
}
