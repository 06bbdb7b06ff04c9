import * as generalCopy from '@trivet/core/copy/general'
import { containsCardData } from '@trivet/core/payments'
import { AppError } from './app-error.ts'
import type { Context } from './context.ts'

const deepest = 10

/** Fields that decide about money, rights or ownership: worth a line in the log where a call does not define them. */
const protectedFields = new Set(
  (
    '_id id isAdmin staffRole isHost role passwordHash token isPaid paidAt status createdAt user userId host commission ' +
    'totalEarnings usageCount price rating numReviews countInStock'
  ).split(' '),
)

/** What no call may be sent, however it arrives: prototype tricks, bottomless nesting, text that cannot be stored. */
export function refuseUnsafeInput(value: unknown, depth = 1) {
  if (typeof value === 'string') return refuseUnstorableText(value)
  if (Object.is(value, -0)) refuse()
  if (typeof value !== 'object' || value === null) return
  if (depth > deepest) refuse()
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') refuse()
    if (key === 'constructor' && typeof inner === 'object' && inner && Object.hasOwn(inner, 'prototype'))
      refuse()
    refuseUnstorableText(key)
    refuseUnsafeInput(inner, depth + 1)
  }
}

/** Looks at a write before its fields are read: card data never enters, forbidden fields are noted and dropped. */
export function inspectInput(ctx: Context, path: string, input: unknown) {
  if (typeof input !== 'object' || input === null) return
  // elsewhere a password or a phone number may look like a card's
  if (path.startsWith('orders.') && containsCardData(input)) throw new AppError('CARD_DATA_REFUSED')
  const named = Object.keys(input).filter((field) => protectedFields.has(field))
  if (named.length === 0) return
  const defined = ctx.inputFields(path)
  const fields = named.filter((field) => !defined.includes(field))
  if (fields.length === 0) return
  ctx.log.warn({ event: 'security.mass_assignment', userId: ctx.request.userId, path, fields })
}

function refuseUnstorableText(text: string) {
  if (text.includes('\0') || !text.isWellFormed()) refuse()
}

function refuse(): never {
  throw new AppError('INVALID_INPUT', { message: generalCopy.invalidInput })
}
