import type { FastifyInstance } from 'fastify'
import { AppError } from '../../api/app-error.ts'
import type { Services } from '../../api/context.ts'
import { PaymentsUnreachable, WebhookRefused, type Payments } from '../../platform/payments/payments.ts'
import { takePaymentEvent } from './take-payment-event.ts'

type Needs = Pick<Services, 'sql' | 'clock' | 'payments' | 'publish'>

const bodyLimit = 1024 * 1024

/** Where the providers tell what happened. The body stays letter for letter: the signature is over those. */
export async function webhookRoutes(app: FastifyInstance, services: Needs) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, body),
  )
  for (const name of ['stripe', 'paypal'] as const) {
    app.post<{ Body: string | undefined }>(`/webhooks/${name}`, async ({ body = '', headers, log }) => {
      const provider = services.payments.named(name)
      if (!provider) throw new AppError('NOT_FOUND')
      const event = await read(provider, { body, headers: singleHeaders(headers), now: services.clock.now() })
      if (event) await takePaymentEvent({ ...services, log }, { provider: name, event })
      return { received: true }
    })
  }
}

async function read(provider: Payments, webhook: Parameters<Payments['readWebhook']>[0]) {
  try {
    return await provider.readWebhook(webhook)
  } catch (error) {
    if (error instanceof WebhookRefused) throw new AppError('WEBHOOK_REFUSED', { cause: error })
    // the provider sends it again
    if (error instanceof PaymentsUnreachable)
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: 30, cause: error })
    throw error
  }
}

function singleHeaders(
  headers: Record<string, string | string[] | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]),
  )
}
