import { join } from 'node:path'
import fastifyCompress from '@fastify/compress'
import fastifyUnderPressure from '@fastify/under-pressure'
import type { DemoSignIn } from '@trivet/core/contract/shop'
import type { AnyRouter } from '@trpc/server'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { AppError } from './api/app-error.ts'
import type { Services } from './api/context.ts'
import { allowOrigins } from './api/cors.ts'
import { addDocs } from './api/docs-page.ts'
import { errorBody, errorHeaders, knownError, logError } from './api/error-answer.ts'
import { addHealthRoutes } from './api/health.ts'
import { acceptJsonObjects } from './api/json-body.ts'
import { addMetrics } from './api/metrics/metrics-endpoint.ts'
import { openApiDocument } from './api/openapi.ts'
import { originForm } from './api/origin-form.ts'
import { answerOthers } from './api/other-methods.ts'
import { endpointsOf, inputFieldsOf } from './api/procedure-schema.ts'
import { createReadLimit } from './api/read-limit.ts'
import { logRequests } from './api/request-log.ts'
import { rememberRequestIds, requestIds } from './api/request-id.ts'
import { refuseWhileStopping } from './api/refuse-while-stopping.ts'
import { addResponseHeaders, responseHeaders } from './api/response-headers.ts'
import { addRestRoutes } from './api/rest.ts'
import { appRouter } from './api/router.ts'
import { staffListFiles } from './api/staff-list-files.ts'
import { addTrpcRoutes } from './api/trpc-endpoint.ts'
import { answerUnreadable } from './api/unreadable-request.ts'
import type { Env } from './env.ts'
import { crateFiles } from './modules/crates/crate-files.ts'
import { dispatchFiles } from './modules/dispatch/dispatch-files.ts'
import { stopPhotoRoutes } from './modules/dispatch/stops/stop-photo-routes.ts'
import { damagePhotoRoutes } from './modules/damage-reports/damage-photo-routes.ts'
import { payoutRoutes } from './modules/referrals/payout-routes.ts'
import { documentRoutes } from './modules/documents/document-routes.ts'
import { productFileRoutes } from './modules/catalog/admin/product-file-routes.ts'
import { imageRoutes } from './modules/images/image-routes.ts'
import { pictureDirectory } from './modules/images/picture-files.ts'
import { mailboxRoutes } from './modules/mail/mailbox-routes.ts'
import { marketingRoutes } from './modules/marketing/marketing-routes.ts'
import { orderFileRoutes } from './modules/orders/list/order-file-routes.ts'
import { webhookRoutes } from './modules/payments/webhook-routes.ts'
import { publishTo, type Reactions } from './modules/orders/domain-events.ts'
import { reactions as ownReactions } from './modules/reactions/reactions.ts'
import { createSettingsReader } from './modules/settings/settings-reader.ts'
import { shopInfo } from './modules/shop/shop-info.ts'
import { userFiles } from './modules/staff-accounts/user-files.ts'
import { isMailSet } from './platform/mailer.ts'
import { createAnnouncement } from './platform/announcement.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { openFileStore } from './platform/file-store.ts'
import { createLimits } from './platform/limits.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import type { PaymentProviders } from './platform/payments/payments.ts'
import { createSessions } from './platform/sessions.ts'
import { addApplePayFile } from './web/apple-pay-file.ts'
import { isPageVisit, sendErrorPage } from './web/error-page.ts'
import { addWebRoutes } from './web/web-routes.ts'

export type AppOptions = {
  env: Pick<
    Env,
    | 'seed'
    | 'publicUrl'
    | 'trustedProxies'
    | 'corsOrigins'
    | 'rateLimits'
    | 'logLevel'
    | 'metricsToken'
    | 'payments'
    | 'providers'
    | 'dataDirectory'
    | 'filesBucket'
    | 'smtpUrl'
    | 'mailFrom'
  >
  database: Database
  clock: Clock
  payments: PaymentProviders
  logger?: Logger
  /** Told to everybody; none unless this is the demo shop. */
  demoAccounts?: DemoSignIn[]
  /** The procedures behind both endpoints. */
  router?: AnyRouter
  /** Who reacts to what happens to an order; the shop's own unless given. */
  reactions?: Reactions
  /** Where the built shop and admin are; their usual places unless given. */
  builds?: { shop: string; admin: string }
  /** Where the pictures are; the shop's own unless given. */
  pictures?: string
  /** From this delay of the event loop on, requests are refused with 503; 0 never refuses. */
  busyAfterMs?: number
  /** Aborted when the server is told to stop: from then on it is not ready, though it answers until its port closes. */
  stopping?: AbortSignal
}

/** The whole HTTP side, without a port: tests inject requests into it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, database, clock, payments, router = appRouter, demoAccounts = [] } = options
  const stopping = options.stopping ?? new AbortController().signal
  const endpoints = endpointsOf(router)
  const services: Services = {
    sql: database.sql,
    clock,
    payments,
    publish: publishTo(options.reactions ?? ownReactions),
    sessions: createSessions({ sql: database.sql, clock }),
    settings: createSettingsReader({ sql: database.sql }),
    limits: createLimits({ sql: database.sql, clock, enabled: env.rateLimits }),
    inputFields: inputFieldsOf(endpoints),
    files: await openFileStore(env),
    catalogChanges: createAnnouncement(),
    publicUrl: env.publicUrl,
    isMailSet: isMailSet(env),
    shop: shopInfo(env, demoAccounts),
  }
  const headers = responseHeaders(env.publicUrl.startsWith('https:'))
  const app = createServer(options, headers)
  app.decorateRequest('caller', null)
  rememberRequestIds(app)
  addResponseHeaders(app, headers)
  logRequests(app)
  const procedures = new Set(endpoints.map(({ name }) => name))
  const { metricsToken: token, dataDirectory } = env
  await addMetrics(app, { token, services, procedures, dataDirectory })
  refuseWhileStopping(app, stopping)
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: options.busyAfterMs ?? 1000,
    pressureHandler: refuseUnlessWatched,
  })
  await app.register(fastifyCompress, { threshold: 1024, encodings: ['gzip', 'identity'] })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  acceptJsonObjects(app)
  addHealthRoutes(app, database.sql, stopping)

  addApplePayFile(app, env.providers?.stripe.applePayFile)
  await app.register(webhookRoutes, { prefix: '/api', ...services })
  const limitReads = createReadLimit(clock)
  await app.register(imageRoutes, {
    prefix: '/api',
    directory: options.pictures ?? pictureDirectory,
    sizedDirectory: join(env.dataDirectory, 'pictures'),
    services,
  })
  await app.register(
    async (api) => {
      await allowOrigins(api, env.corsOrigins)
      await addDocs(api, () => openApiDocument(endpoints, env.publicUrl))
      if (env.rateLimits) api.addHook('onRequest', limitReads)
      await api.register(marketingRoutes, { settings: services.settings, publicUrl: env.publicUrl })
      await api.register(documentRoutes, { services })
      await api.register(damagePhotoRoutes, { services })
      await api.register(userFiles, { services })
      await api.register(staffListFiles, { services })
      await api.register(payoutRoutes, { services })
      await api.register(orderFileRoutes, { services })
      await api.register(dispatchFiles, { services })
      await api.register(crateFiles, { services })
      await api.register(stopPhotoRoutes, { services })
      await api.register(productFileRoutes, { services })
      addRestRoutes(api, endpoints, services)
      answerOthers(api, endpoints, answerNotFound)
    },
    { prefix: '/api' },
  )
  await app.register(
    async (trpc) => {
      await allowOrigins(trpc, env.corsOrigins)
      if (env.rateLimits) trpc.addHook('onRequest', limitReads)
      addTrpcRoutes(trpc, router, services)
    },
    { prefix: '/trpc' },
  )
  if (env.seed === 'demo') await app.register(mailboxRoutes, services)
  await addWebRoutes(app, { services, router, publicUrl: env.publicUrl, builds: options.builds })
  return app
}

function createServer({ env, logger }: AppOptions, headers: Record<string, string>): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger ?? createLogger(env.logLevel)
  return fastify({
    loggerInstance,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(env.trustedProxies),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    bodyLimit: 100 * 1024,
    clientErrorHandler: answerUnreadable,
    requestTimeout: 30_000,
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // an address that cannot be read has no route, so no hook runs
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('X-Request-Id', request.id)
      void answerError(error, request, reply)
    },
  })
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // nobody waits for the answer, and nothing of ours failed
  if (request.raw.readableAborted) return reply.code(400).send()
  logError(request.log, error, request.routeOptions.url ?? '', request.caller?.userId ?? null)
  const known = knownError(error)
  reply.code(known?.status ?? 500).headers(errorHeaders(known))
  const body = errorBody(known, request.id)
  return isPageVisit(request) ? sendErrorPage(body, reply) : reply.send(body)
}

function answerNotFound({ method, url, headers }: FastifyRequest, reply: FastifyReply) {
  const isForm = method === 'POST' && headers.accept?.includes('text/html')
  if (!isForm) throw new AppError('NOT_FOUND')
  // sent before the scripts of its page were there: the page once more says more than an error does
  return reply.redirect(`/${url.replace(/^[/\\]+/, '')}`, 303)
}

function refuseUnlessWatched(request: FastifyRequest) {
  // how busy it is, is what they are asked for
  if (request.url === '/healthz' || request.url === '/metrics') return
  throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 })
}
