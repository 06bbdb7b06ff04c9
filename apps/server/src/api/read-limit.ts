import type { FastifyRequest } from 'fastify'
import type { Clock } from '../platform/clock.ts'
import { AppError } from './app-error.ts'
import { clientAddress } from './client-address.ts'

const max = 300
const windowMs = 60_000

/** Plain reads are counted in each process, for all endpoints together: a read must not cost a write. */
export function createReadLimit(clock: Clock) {
  let hits = new Map<string, number>()
  let windowEnds = 0
  return async (request: FastifyRequest) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    const now = clock.now().getTime()
    if (now >= windowEnds) {
      hits = new Map()
      windowEnds = now + windowMs
    }
    // a batch is as many reads as it asks for, however its commas are written
    const reads = request.url.split('?', 1)[0]?.split(/,|%2c/i).length ?? 1
    const address = clientAddress(request.ip)
    const count = (hits.get(address) ?? 0) + reads
    hits.set(address, count)
    if (count <= max) return
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil((windowEnds - now) / 1000) })
  }
}
