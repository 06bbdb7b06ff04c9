import type { ShopInfo } from '@trivet/core/contract/shop'
import type { Pool } from 'pg'
import type { Publish } from '../modules/orders/domain-events.ts'
import type { SettingsReader } from '../modules/settings/settings-reader.ts'
import type { Announcement } from '../platform/announcement.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/file-store.ts'
import type { Limits } from '../platform/limits.ts'
import type { Logger } from '../platform/logger.ts'
import type { PaymentProviders } from '../platform/payments/payments.ts'
import type { Actor, Sessions } from '../platform/sessions.ts'

export type { Actor }

/** What the server has one of, made at start. */
export type Services = {
  sql: Pool
  clock: Clock
  payments: PaymentProviders
  /** Has everybody react to what happened to an order, in its transaction. */
  publish: Publish
  sessions: Sessions
  limits: Limits
  /** For what shows the settings; what costs money reads them with its prices. */
  settings: SettingsReader
  /** What people handed in, such as pictures. */
  files: FileStore
  /** Staff changed what the shop shows: what is kept of it is old. */
  catalogChanges: Announcement
  /** Where people reach the shop: links in mails start with it, never with a request's Host header. */
  publicUrl: string
  /** Whether mails leave this shop, from an address of its own. */
  isMailSet: boolean
  /** What anybody may know about this shop. */
  shop: ShopInfo
  /** The fields that a procedure reads from its input, by the procedure's name. */
  inputFields: (procedure: string) => string[]
}

export type Caller = {
  /** Of the request, as the answer's X-Request-Id tells it. */
  id: string
  /** The client's address as limits count it, by what the trusted proxies tell. */
  address: string
  /** How the client names itself; empty where it does not. */
  userAgent: string
  /** The bearer token; 'invalid', which is nobody's token, when what was presented cannot be one. */
  token: string | null
  /** As sent, so that a header sent twice is seen. */
  idempotencyKeys: string[]
  /** Known once a procedure asked who is calling; the request's log line takes it from here. */
  userId: string | null
}

export type ReplyPort = {
  header(name: string, value: string): void
  /** For REST; tRPC answers 200 to every success. */
  status(code: number): void
}

export type Context = Services & {
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  request: Caller
  reply: ReplyPort
}

export type UserContext = Context & { actor: Actor }
