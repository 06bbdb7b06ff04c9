import { serviceAreaOf, type ServiceArea } from '@trivet/core/address'
import type { ListedOrder } from '@trivet/core/contract/orders'
import { paymentState } from '@trivet/core/orders'
import type { ListedRecord } from './order-list.repo.ts'
import { toOrder } from '../order-record.ts'

/** An order of the staff's list as it goes over the wire. */
export function toListedOrder(record: ListedRecord, areas: readonly ServiceArea[]): ListedOrder {
  return {
    ...toOrder(record, { isStaff: true }),
    customer: { _id: record.userId, name: record.customerName },
    area: serviceAreaOf(record.postalCode, areas)?.name ?? null,
    code: record.code,
    paymentState: stateOf(record),
  }
}

export function stateOf(record: ListedRecord) {
  const { refunds, ...facts } = record
  const refundedCents = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return paymentState({ ...facts, refundedCents })
}
