import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from '../generated/prisma/client.ts'

/** Prisma's client over a pool, for seeds and tests. A server that runs has none: it takes 27 MB of memory. */
export function openPrisma(sql: pg.Pool): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg(sql) })
}
