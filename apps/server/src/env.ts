import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod'
import { loadEnvFile, repository } from './env-file.ts'
import { paymentEnvFields, paymentKeysOf, refuseHalfPayments } from './env-payments.ts'
import type { BucketOptions } from './platform/bucket-store.ts'
import { StartFailure } from './platform/start-failure.ts'

const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item))

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

export const envFields = {
  PORT: z.coerce.number({ error: 'must be a port' }).int('must be a port').min(0).max(65_535).default(4000),
  HOST: z.string().default('localhost'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/trivet').optional(),
  DATA_DIR: z.string().default('.data'),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .int('must be a whole number of seconds')
    .min(0, 'must not be below 0')
    .max(600, 'must not be above 600')
    .default(0),
  SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
  PUBLIC_URL: url(/^https?$/, 'https://shop.example.com').optional(),
  TRUSTED_PROXIES: listOf(z.string().refine(isNetwork, 'must be addresses such as 10.0.0.7 or 10.0.0.0/8')),
  CORS_ORIGINS: listOf(z.string().refine(isOrigin, 'must be origins such as https://app.example.com')),
  ...paymentEnvFields,
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_ENDPOINT: url(/^https?$/, 'https://s3.example.com').optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: z.string().default('hello@trivet.test'),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SLOW_QUERY_MS: z.coerce
    .number({ error: 'must be milliseconds' })
    .int('must be whole milliseconds')
    .min(1)
    .default(500),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have 16 characters or more, and no space')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be a level such as info',
    })
    .default('info'),
}

export type Env = ReturnType<typeof readEnv>

/** Of this process, with what an .env file in the repository adds to it. */
export function readProcessEnv(): Env {
  loadEnvFile()
  return readEnv(process.env)
}

/** The whole configuration, or one message with everything that is wrong with it. */
export function readEnv(source: Record<string, string | undefined>) {
  // VAR= in a file means the same as no line at all
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = z
    .object(envFields)
    .superRefine(refuseHalfBucket)
    .superRefine(refuseHalfPayments)
    .safeParse(given, { error: z.locales.en().localeError })
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${String(path[0])} ${message}`)
    throw new StartFailure(`The environment is not usable:\n${problems.join('\n')}`)
  }
  const fields = parsed.data
  return {
    port: fields.PORT,
    host: fields.HOST,
    databaseUrl: fields.DATABASE_URL,
    /** A relative folder is one of the repository, wherever the command was typed. */
    dataDirectory: resolve(repository, fields.DATA_DIR),
    /** How long a server that is told to stop still answers, while it says that it is not ready. */
    drainSeconds: fields.DRAIN_SECONDS,
    seed: fields.SEED ?? (fields.DATABASE_URL ? 'none' : 'demo'),
    publicUrl: new URL(fields.PUBLIC_URL ?? `http://localhost:${fields.PORT}`).origin,
    trustedProxies: fields.TRUSTED_PROXIES,
    corsOrigins: fields.CORS_ORIGINS,
    payments: fields.PAYMENTS,
    /** Null where no card is charged. */
    providers: paymentKeysOf(fields),
    filesBucket: bucketOf(fields),
    smtpUrl: fields.SMTP_URL,
    mailFrom: fields.MAIL_FROM,
    rateLimits: fields.RATE_LIMITS === 'on',
    slowQueryMs: fields.SLOW_QUERY_MS,
    metricsToken: fields.METRICS_TOKEN,
    logLevel: fields.LOG_LEVEL,
  }
}

type Fields = z.output<z.ZodObject<typeof envFields>>

/** Where files people hand in are kept; null: below DATA_DIR. */
function bucketOf(fields: Fields): BucketOptions | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = fields
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = fields
  return bucket && accessKeyId && secretAccessKey
    ? { bucket, endpoint, region, accessKeyId, secretAccessKey }
    : null
}

/** A bucket without its key would be a shop that quietly keeps its files elsewhere. */
function refuseHalfBucket(fields: Fields, ctx: z.RefinementCtx): void {
  const names = ['FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'] as const
  if (names.every((name) => !fields[name])) return
  for (const name of names) {
    const message = 'is needed with the other FILES_S3_ variables'
    if (!fields[name]) ctx.addIssue({ code: 'custom', path: [name], message })
  }
}
