import { expressionBuilder } from 'kysely'
import type { Sql } from '../../../platform/database.ts'
import type { Tables } from '../../../platform/sql/builder.ts'
import type { NewRow } from '../../../platform/sql/fields.ts'
import { insertRow } from '../../../platform/sql/insert.ts'
import { statement } from '../../../platform/sql/statement.ts'

/** Once, however often a phone hands it in. */
export const insertStopPhoto = statement<NewRow<'stop_photos'>>()('insert-stop-photo', (db, $) =>
  insertRow(db, 'stop_photos', $).onConflict((conflict) => conflict.columns(['order_id', 'id']).doNothing()),
)

type OnePhoto = { orderId: string; photoId: string }

const stopPhoto = statement<OnePhoto>()('stop-photo', (db, $) =>
  db
    .selectFrom('stop_photos')
    .select(['id', 'width', 'height'])
    .where('order_id', '=', $.orderId)
    .where('id', '=', $.photoId),
)

/** A photo that was handed in for an order; null for any other. */
export async function findStopPhoto(sql: Sql, photo: OnePhoto) {
  const [found] = await stopPhoto(sql, photo)
  return found ?? null
}

type Viewing = OnePhoto & { userId: string; isStaff: boolean }

const mayViewStatement = statement<Viewing>()('may-view-stop-photo', (db, $) =>
  db
    .selectFrom('stop_reports as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('r.order_id', '=', $.orderId)
    .where('r.photo_id', '=', $.photoId)
    .where((eb) => eb.or([eb('o.user_id', '=', $.userId), $.isStaff])),
)

/** Whether a report shows the photo, and the viewer owns its order or is staff. */
export async function mayViewStopPhoto(
  sql: Sql,
  { viewer, ...photo }: OnePhoto & { viewer: { userId: string; isStaff: boolean } },
): Promise<boolean> {
  const { userId, isStaff } = viewer
  return (await mayViewStatement(sql, { ...photo, userId, isStaff })).length === 1
}

const photo = expressionBuilder<Tables & { p: Tables['stop_photos'] }, 'p'>()

const isShown = photo.exists(
  photo
    .selectFrom('stop_reports as shown')
    .select('shown.id')
    .whereRef('shown.order_id', '=', 'p.order_id')
    .whereRef('shown.photo_id', '=', 'p.id'),
)

const mostAtOnce = 200

const loosePhotos = statement<{ before: Date }>()('loose-stop-photos', (db, $) =>
  db
    .selectFrom('stop_photos as p')
    .select(['p.order_id as orderId', 'p.id as photoId'])
    .where('p.created_at', '<', $.before)
    .where(photo.not(isShown))
    .orderBy('p.created_at')
    .limit(mostAtOnce),
)

/** Photos that no report shows, the oldest first. */
export function findLooseStopPhotos(sql: Sql, before: Date): Promise<OnePhoto[]> {
  return loosePhotos(sql, { before })
}

const removeLoosePhoto = statement<OnePhoto>()('remove-loose-stop-photo', (db, $) =>
  db
    .deleteFrom('stop_photos as p')
    .where('p.order_id', '=', $.orderId)
    .where('p.id', '=', $.photoId)
    .where(photo.not(isShown))
    .returning('p.id'),
)

/** False where a report shows it by now. */
export async function removeLooseStopPhoto(tx: Sql, loose: OnePhoto): Promise<boolean> {
  return (await removeLoosePhoto(tx, loose)).length === 1
}
