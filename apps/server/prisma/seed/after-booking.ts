import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTemplate } from '@trivet/core/mail'
import type { OrderStatus } from '@trivet/core/orders'
import type { Prisma } from '../../src/generated/prisma/client.ts'
import { photoKey } from '../../src/modules/damage-reports/photo-key.ts'
import { takenPictureType } from '../../src/platform/picture-upload.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { FileStore } from '../../src/platform/file-store.ts'
import { demoGuest, orderHistory, type HistoryRow } from './order-history.ts'
import type { OrderTimeline, SampleEvent } from './order-timeline.ts'
import { seedId } from './seed-id.ts'

export type RentedOrder = { id: string; userId: string; row: HistoryRow; history: OrderTimeline }

const isOfDemoGuest = ({ guest, status }: HistoryRow) =>
  guest === demoGuest && (status === 'confirmed' || status === 'delivered')

const reportedOrder = orderHistory.findIndex((row) => isOfDemoGuest(row) && row.status === 'delivered')
const reportedOrderId = seedId('order', String(reportedOrder))

// the shop's own picture of the pan stands for the photo: nobody broke anything
const photo = {
  id: seedId('damage-photo', 'sample'),
  file: 'large-frying-pan.webp',
  width: 1000,
  height: 1000,
}

/** What came after the bookings of the demo guest that are under way: mails to read, and a report of damage. */
export async function addAfterBooking(
  tx: Prisma.TransactionClient,
  orders: readonly RentedOrder[],
): Promise<void> {
  await tx.queuedMail.createMany({
    data: orders.filter(({ row }) => isOfDemoGuest(row)).flatMap(mailRows),
  })
  const reported = orders[reportedOrder]
  if (reported) await addDamageReport(tx, reported)
}

/** The photo's file, which no transaction holds. */
export async function keepSamplePhoto(files: Pick<FileStore, 'put'>): Promise<void> {
  const bytes = await readFile(join(import.meta.dirname, '../../images', photo.file))
  await files.put(photoKey(reportedOrderId, photo.id), bytes, takenPictureType)
}

// a shop that has just started has pages to show first
const writeAfterMs = 10_000

/** They wait like any other mail: the running shop writes them, of the order as it is. */
function mailRows({ id: orderId, history }: RentedOrder): Prisma.QueuedMailCreateManyInput[] {
  return history.timeline.flatMap(({ kind, to, at }) => {
    const template = kind === 'status' && to ? mailOf[to] : undefined
    if (!template) return []
    const dedupeKey = `${template}:${orderId}`
    return [
      {
        id: seedId('mail', dedupeKey),
        template,
        recipient: demoGuest,
        data: { orderId },
        dedupeKey,
        orderId,
        nextAttemptAt: new Date(systemClock.now().getTime() + writeAfterMs),
        createdAt: at,
      },
    ]
  })
}

const mailOf: Partial<Record<OrderStatus, MailTemplate>> = {
  confirmed: 'order-confirmed',
  packed: 'order-packed',
  dispatched: 'order-dispatched',
  delivered: 'order-delivered',
}

async function addDamageReport(
  tx: Prisma.TransactionClient,
  { id: orderId, userId, row, history }: RentedOrder,
): Promise<void> {
  // some hours after the delivery, and so in the past
  const delivered = history.timeline.at(-1)?.at ?? history.placedAt
  const createdAt = new Date(delivered.getTime() + 2 * 3_600_000)
  const reportId = seedId('damage-report', orderId)
  await tx.damageReport.create({
    data: {
      id: reportId,
      orderId,
      orderLineId: seedId('order-line', `${orderId}:0`),
      kind: 'broken',
      text: 'Sample: the handle of the large frying pan is loose. We cook with the small one meanwhile.',
      isCovered: row.damageProtection ?? false,
      requestKey: reportId,
      requestHash: reportId,
      createdBy: userId,
      createdAt,
    },
  })
  const { id, width, height } = photo
  await tx.damagePhoto.create({ data: { id, orderId, reportId, width, height, createdAt } })
  const told: SampleEvent = { at: createdAt, actorId: userId, kind: 'damage-reported', note: 'Kit for Two' }
  await tx.timelineEntry.create({ data: { ...told, orderId } })
}
