import { rows, type Sql } from '../../platform/database.ts'

export type NewDamagePhoto = { id: string; orderId: string; width: number; height: number; now: Date }

export async function insertDamagePhoto(sql: Sql, photo: NewDamagePhoto): Promise<void> {
  await rows(sql, {
    name: 'insert-damage-photo',
    text: 'INSERT INTO damage_photos (id, order_id, width, height, created_at) VALUES ($1, $2, $3, $4, $5)',
    values: [photo.id, photo.orderId, photo.width, photo.height, photo.now],
  })
}

/** Photos of an order that no report has taken yet. */
export async function countLoosePhotos(sql: Sql, orderId: string): Promise<number> {
  const [row] = await rows<{ loose: number }>(sql, {
    name: 'count-loose-photos',
    text: 'SELECT count(*)::int AS loose FROM damage_photos WHERE order_id = $1 AND report_id IS NULL',
    values: [orderId],
  })
  return row?.loose ?? 0
}

/** Whether the photo is there and the viewer owns its order or is staff. */
export async function mayViewPhoto(
  sql: Sql,
  {
    photoId,
    orderId,
    viewer,
  }: { photoId: string; orderId: string; viewer: { userId: string; isAdmin: boolean } },
): Promise<boolean> {
  const found = await rows(sql, {
    name: 'may-view-damage-photo',
    text: `SELECT f.id FROM damage_photos f JOIN orders o ON o.id = f.order_id
           WHERE f.id = $1 AND f.order_id = $2 AND (o.user_id = $3 OR $4)`,
    values: [photoId, orderId, viewer.userId, viewer.isAdmin],
  })
  return found.length === 1
}

export type NewDamageReport = {
  id: string
  orderId: string
  orderLineId: string | null
  text: string
  isCovered: boolean
  requestKey: string
  requestHash: string
  createdBy: string
  now: Date
}

export async function insertDamageReport(tx: Sql, report: NewDamageReport): Promise<void> {
  await rows(tx, {
    name: 'insert-damage-report',
    text: `INSERT INTO damage_reports
             (id, order_id, order_line_id, text, is_covered, request_key, request_hash, created_by, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      report.id,
      report.orderId,
      report.orderLineId,
      report.text,
      report.isCovered,
      report.requestKey,
      report.requestHash,
      report.createdBy,
      report.now,
    ],
  })
}

/** How many of the photos the report took: those of its order that no other report has. */
export async function takePhotos(
  tx: Sql,
  { reportId, orderId, photoIds }: { reportId: string; orderId: string; photoIds: string[] },
): Promise<number> {
  const taken = await rows(tx, {
    name: 'take-damage-photos',
    text: `UPDATE damage_photos f SET report_id = $1, position = p.position
           FROM unnest($3::text[]) WITH ORDINALITY AS p(id, position)
           WHERE f.id = p.id AND f.order_id = $2 AND f.report_id IS NULL RETURNING f.id`,
    values: [reportId, orderId, photoIds],
  })
  return taken.length
}

/** What this key of the order was used for before; null for a new one. */
export async function findReportHash(
  tx: Sql,
  { orderId, requestKey }: { orderId: string; requestKey: string },
): Promise<string | null> {
  const [found] = await rows<{ requestHash: string }>(tx, {
    name: 'damage-report-by-key',
    text: 'SELECT request_hash AS "requestHash" FROM damage_reports WHERE order_id = $1 AND request_key = $2',
    values: [orderId, requestKey],
  })
  return found?.requestHash ?? null
}

/** Takes photos nobody reported with off the list, and tells where their files lie. */
export function removeLoosePhotos(sql: Sql, before: Date): Promise<{ id: string; orderId: string }[]> {
  return rows<{ id: string; orderId: string }>(sql, {
    name: 'remove-loose-photos',
    text: `DELETE FROM damage_photos WHERE id IN (
             SELECT id FROM damage_photos WHERE report_id IS NULL AND created_at < $1
             ORDER BY created_at LIMIT 200 FOR UPDATE SKIP LOCKED
           ) RETURNING id, order_id AS "orderId"`,
    values: [before],
  })
}
