import { countAttempt, forgetAttempts } from '../platform/failed-attempts.ts'
import { AppError } from './app-error.ts'
import type { Context, Services } from './context.ts'

const pauseSeconds = 15 * 60
const delays = { freeFailures: 20, firstSeconds: pauseSeconds, longestSeconds: pauseSeconds }

const keyOf = (address: string) => `link-wrong:${address}`

type Counted = Pick<Services, 'sql' | 'clock' | 'limits'>

/** Counts a look as a wrong one before it is made; an address with twenty wrong ones in a row makes a pause. */
export async function countLinkLook({ sql, clock, limits }: Counted, address: string): Promise<void> {
  if (!limits.enabled) return
  const now = clock.now()
  const blockedUntil = await countAttempt(sql, { key: keyOf(address), now, delays })
  if (!blockedUntil) return
  const retryAfterSeconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000))
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** The look was a right one. */
export async function forgiveLinkLooks({ sql, limits }: Counted, address: string): Promise<void> {
  if (limits.enabled) await forgetAttempts(sql, keyOf(address))
}

/** Whether a link opens what it is for, for an address that may be guessing. */
export async function askLink(ctx: Context, isOpen: () => Promise<boolean>): Promise<boolean> {
  const { address } = ctx.request
  ctx.reply.header('Cache-Control', 'no-store')
  await countLinkLook(ctx, address)
  if (!(await isOpen())) return false
  await forgiveLinkLooks(ctx, address)
  return true
}

/** Looks up what a link shows, for an address that may be guessing. Pages look in this process; their visitors are counted before. */
export async function guardLinkGuess<T>(ctx: Context, look: () => Promise<T>): Promise<T> {
  const { address } = ctx.request
  if (address === 'local') return look()
  await countLinkLook(ctx, address)
  const found = await look()
  await forgiveLinkLooks(ctx, address)
  return found
}
