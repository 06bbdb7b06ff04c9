import { createHmac } from 'node:crypto'
import { fastify, type FastifyReply } from 'fastify'
import { newId } from '../../platform/ids.ts'
import { testNow } from '../clock.ts'

type Intent = {
  id: string
  object: 'payment_intent'
  client_secret: string
  amount: number
  amount_received: number
  currency: string
  status: string
  metadata: Record<string, string>
  last_payment_error: object | null
  created: number
}

const webhookSecret = 'whsec_double'

/** What Stripe's HTTP answers, as far as the shop speaks with it. */
export async function stripeDouble() {
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )
  const intents = new Map<string, Intent>()
  const answered = new Map<string, { body: string; answer: object }>()
  const refunds: { id: string; payment_intent: string; amount: number; metadata: Record<string, string> }[] =
    []
  const disputed = new Set<string>()
  const state = { isDown: false, now: () => testNow, requests: [] as string[] }

  app.addHook('onRequest', async (request, reply) => {
    state.requests.push(`${request.method} ${request.url}`)
    if (state.isDown) return reply.code(503).send({ error: { type: 'api_error', message: 'down' } })
    return undefined
  })

  /** The same key is answered with the same; with other parameters it is refused. */
  function once(key: unknown, body: string, make: () => object, reply: FastifyReply) {
    const known = answered.get(String(key))
    if (known && known.body !== body) {
      const error = {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used once',
      }
      return reply.code(400).send({ error })
    }
    const answer = known?.answer ?? structuredClone(make())
    answered.set(String(key), { body, answer })
    return reply.send(answer)
  }

  app.post<{ Body: string }>('/v1/payment_intents', (request, reply) =>
    once(request.headers['idempotency-key'], request.body, () => createIntent(request.body), reply),
  )

  function createIntent(body: string): Intent {
    const fields = new URLSearchParams(body)
    const id = `pi_${newId()}`
    const change = fields.get('metadata[change]')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_double`,
      amount: Number(fields.get('amount')),
      amount_received: 0,
      currency: fields.get('currency') ?? '',
      status: 'requires_payment_method',
      metadata: { orderId: fields.get('metadata[orderId]') ?? '', ...(change && { change }) },
      last_payment_error: null,
      created: seconds(state.now()),
    }
    intents.set(id, intent)
    return intent
  }

  const succeed = (intent: Intent) =>
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })

  function decline(intent: Intent, declineCode: string) {
    const failure = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: declineCode,
      message: 'declined',
    }
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: failure })
    return failure
  }

  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', (request, reply) => {
    const intent = intents.get(request.params.id)
    return intent ? reply.send(intent) : reply.code(404).send(missing)
  })

  app.get<{ Params: { id: string } }>('/v1/confirmation_tokens/:id', ({ params: { id } }) => ({
    id,
    object: 'confirmation_token',
    payment_method_preview: { type: 'card', card: { fingerprint: `fp_${id}` } },
  }))

  app.post<{ Params: { id: string }; Body: string }>(
    '/v1/payment_intents/:id/confirm',
    async (request, reply) => {
      const intent = intents.get(request.params.id)
      if (!intent) return reply.code(404).send(missing)
      if (intent.status === 'succeeded') {
        const error = {
          type: 'invalid_request_error',
          code: 'payment_intent_unexpected_state',
          message: 'paid',
        }
        return reply.code(400).send({ error })
      }
      switch (new URLSearchParams(request.body).get('confirmation_token')) {
        case 'ctoken_success':
          return reply.send(succeed(intent))
        case 'ctoken_declined':
          return reply.code(402).send({ error: decline(intent, 'generic_decline') })
        case 'ctoken_insufficient':
          return reply.code(402).send({ error: decline(intent, 'insufficient_funds') })
        case 'ctoken_confirm':
          return reply.send(Object.assign(intent, { status: 'requires_action' }))
        case 'ctoken_lost':
          succeed(intent)
          return neverAnswer()
        case 'ctoken_timeout':
          return neverAnswer()
        case 'ctoken_down':
          return reply.code(503).send({ error: { type: 'api_error', message: 'down' } })
        default:
          return reply.code(404).send(missing)
      }
    },
  )

  app.post<{ Body: string }>('/v1/refunds', (request, reply) =>
    once(
      request.headers['idempotency-key'],
      request.body,
      () => {
        const fields = new URLSearchParams(request.body)
        const refund = {
          id: `re_${newId()}`,
          object: 'refund',
          payment_intent: fields.get('payment_intent') ?? '',
          amount: Number(fields.get('amount')),
          metadata: { refundId: fields.get('metadata[refundId]') ?? '' },
          status: 'succeeded',
        }
        refunds.push(refund)
        return refund
      },
      reply,
    ),
  )

  app.get<{ Querystring: Record<string, string> }>('/v1/charges', ({ query }) => {
    const from = Number(query['created[gte]'])
    const to = Number(query['created[lt]'])
    const data = [...intents.values()]
      .filter(({ status, created }) => status === 'succeeded' && created >= from && created < to)
      .map((intent) => ({
        id: intent.id.replace('pi_', 'ch_'),
        object: 'charge',
        payment_intent: intent.id,
        amount_captured: intent.amount_received,
        amount_refunded: refundedOf(intent.id),
        currency: intent.currency,
        metadata: intent.metadata,
        disputed: disputed.has(intent.id),
        status: 'succeeded',
        paid: true,
      }))
    return { object: 'list', data, has_more: false, url: '/v1/charges' }
  })

  const refundedOf = (intentId: string) =>
    refunds.filter(({ payment_intent: of }) => of === intentId).reduce((sum, { amount }) => sum + amount, 0)

  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl,
    webhookSecret,
    state,
    intents,
    refunds,
    disputed,
    paidIntents: () => [...intents.values()].filter(({ status }) => status === 'succeeded'),
    /** The guest says yes or no to the bank, in the browser. */
    answerBank(intentId: string, isYes: boolean) {
      const intent = intents.get(intentId)
      if (!intent) throw new Error('no such intent')
      if (isYes) succeed(intent)
      else decline(intent, 'authentication_required')
    },
    sign(event: object, at: Date = state.now()) {
      const body = JSON.stringify(event)
      const signature = createHmac('sha256', webhookSecret)
        .update(`${seconds(at)}.${body}`)
        .digest('hex')
      return { body, headers: { 'stripe-signature': `t=${seconds(at)},v1=${signature}` } }
    },
    close: () => app.close(),
  }
}

const missing = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
}

const neverAnswer = () => new Promise<never>(() => {})

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
