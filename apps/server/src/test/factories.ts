import type { Prisma } from '../generated/prisma/client.ts'
import { hash } from '@node-rs/argon2'
import type { Clock } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { createSessions } from '../platform/sessions.ts'
import { testClock } from './clock.ts'
import type { TestDatabase } from './database.ts'

export const testPassword = 'copper pan on the wall'

// cheap on purpose: tests make many users
const testPasswordHash = hash(testPassword, { memoryCost: 1024, timeCost: 1 })

export async function createUser({ prisma }: TestDatabase, fields: Partial<Prisma.UserCreateInput> = {}) {
  const id = newId()
  const email = fields.email ?? `${id}@example.com`
  return prisma.user.create({
    data: {
      id,
      name: 'Ana Alvarez',
      email,
      emailKey: email.toLowerCase(),
      passwordHash: await testPasswordHash,
      createdAt: new Date('2026-01-01T12:00:00Z'),
      emailProvenAt: new Date('2026-01-01T12:00:00Z'),
      ...fields,
    },
  })
}

export async function createProduct(
  { prisma }: TestDatabase,
  fields: Partial<Prisma.ProductCreateInput> = {},
) {
  const id = newId()
  return prisma.product.create({
    data: {
      id,
      slug: `product-${id}`,
      name: 'Essential Kit',
      description: 'Everything for two.',
      priceCents: 4900,
      category: 'Essential',
      image: 'essential-kit',
      countInStock: 5,
      ...fields,
    },
  })
}

/** The bearer token of a new session. */
export function signIn(
  { sql }: TestDatabase,
  user: { id: string },
  clock: Clock = testClock(),
): Promise<string> {
  return createSessions({ sql, clock }).createSession(user)
}
