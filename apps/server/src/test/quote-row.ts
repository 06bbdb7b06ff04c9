import { createHash } from 'node:crypto'
import type { Prisma } from '../generated/prisma/client.ts'
import { newId } from '../platform/ids.ts'

/** A quote as a row, told only what a test is about: nothing on it, and a link that nobody has. */
export function quoteRow(fields: Partial<Prisma.WrittenQuoteCreateManyInput> & { userId: string }) {
  const { id = newId() } = fields
  return {
    id,
    number: `Q-${id}`,
    madeBy: fields.userId,
    sale: {},
    price: {},
    rates: {},
    totalCents: 0,
    timeZone: 'America/Chicago',
    note: '',
    holdsUnits: false,
    tokenHash: createHash('sha256').update(id).digest('hex'),
    createdAt: new Date('2026-12-01T12:00:00Z'),
    expiresAt: new Date('2026-12-08T12:00:00Z'),
    ...fields,
  } satisfies Prisma.WrittenQuoteCreateManyInput
}
