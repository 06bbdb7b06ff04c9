import type { Sql } from '../../platform/database.ts'
import type { NewRow } from '../../platform/sql/fields.ts'
import { int } from '../../platform/sql/functions.ts'
import { insertRow } from '../../platform/sql/insert.ts'
import { statement } from '../../platform/sql/statement.ts'

// until a report takes it
const loose = ['reportId', 'position'] as const

export const insertDamagePhoto = statement<NewRow<'damage_photos', (typeof loose)[number]>>()(
  'insert-damage-photo',
  (db, $) => insertRow(db, 'damage_photos', $, loose),
)

const countLoosePhotosStatement = statement<{ orderId: string }>()('count-loose-photos', (db, $) =>
  db
    .selectFrom('damage_photos')
    .select((eb) => int(eb.fn.countAll()).as('loose'))
    .where('order_id', '=', $.orderId)
    .where('report_id', 'is', null),
)

/** Photos of an order that no report has taken yet. */
export async function countLoosePhotos(sql: Sql, orderId: string): Promise<number> {
  const [row] = await countLoosePhotosStatement(sql, { orderId })
  return row?.loose ?? 0
}

const mayViewPhotoStatement = statement<{
  photoId: string
  orderId: string
  userId: string
  isStaff: boolean
}>()('may-view-damage-photo', (db, $) =>
  db
    .selectFrom('damage_photos as photo')
    .innerJoin('orders', 'orders.id', 'photo.order_id')
    .select('photo.id')
    .where('photo.id', '=', $.photoId)
    .where('photo.order_id', '=', $.orderId)
    .where((eb) => eb.or([eb('orders.user_id', '=', $.userId), $.isStaff])),
)

/** Whether the photo is there and the viewer owns its order or is staff. */
export async function mayViewPhoto(
  sql: Sql,
  {
    photoId,
    orderId,
    viewer,
  }: { photoId: string; orderId: string; viewer: { userId: string; isStaff: boolean } },
): Promise<boolean> {
  const { userId, isStaff } = viewer
  const found = await mayViewPhotoStatement(sql, { photoId, orderId, userId, isStaff })
  return found.length === 1
}

const mostAtOnce = 200

const loosePhotos = statement<{ before: Date }>()('loose-photos', (db, $) =>
  db
    .selectFrom('damage_photos')
    .select(['id', 'order_id as orderId'])
    .where('report_id', 'is', null)
    .where('created_at', '<', $.before)
    .orderBy('created_at')
    .limit(mostAtOnce),
)

/** Photos nobody reported with, and where their files lie; the oldest first. */
export function findLoosePhotos(sql: Sql, before: Date): Promise<{ id: string; orderId: string }[]> {
  return loosePhotos(sql, { before })
}

const removeLoosePhotoStatement = statement<{ id: string }>()('remove-loose-photo', (db, $) =>
  db.deleteFrom('damage_photos').where('id', '=', $.id).where('report_id', 'is', null).returning('id'),
)

/** False where a report has taken it by now. */
export async function removeLoosePhoto(tx: Sql, { id }: { id: string }): Promise<boolean> {
  return (await removeLoosePhotoStatement(tx, { id })).length === 1
}
