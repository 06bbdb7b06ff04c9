import { createHmac, randomBytes } from 'node:crypto'
import { fastify } from 'fastify'
import { testNow } from '../clock.ts'

type Money = { currency_code: string; value: string }
type Capture = {
  id: string
  status: string
  amount: Money
  custom_id: string
  processor_response?: object
  at: Date
}
type PaypalOrder = {
  id: string
  status: string
  outcome: Outcome
  custom_id: string
  amount: Money
  captures: Capture[]
}
type Refund = { id: string; capture: string; amount: Money; custom_id: string; at: Date }
export type Outcome = 'success' | 'declined' | 'insufficient' | 'timeout' | 'lost' | 'down'

const signingKey = 'double'

/** What PayPal's HTTP answers, as far as the shop speaks with it. */
export async function paypalDouble() {
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )
  // the library says that an empty body is JSON
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body === '' ? {} : JSON.parse(String(body))),
  )
  const orders = new Map<string, PaypalOrder>()
  const idOfRequest = new Map<string, string>()
  const refunds = new Map<string, Refund>()
  const state = { isDown: false, now: () => testNow, requests: [] as string[] }

  app.addHook('onRequest', async (request, reply) => {
    state.requests.push(`${request.method} ${request.url}`)
    if (state.isDown) return reply.code(503).send({ name: 'SERVICE_UNAVAILABLE' })
    return undefined
  })

  app.post('/v1/oauth2/token', () => ({
    access_token: 'A',
    token_type: 'Bearer',
    expires_in: 3600,
    scope: '',
  }))

  type CreateBody = { purchase_units: { custom_id: string; amount: Money }[] }
  app.post<{ Body: CreateBody }>('/v2/checkout/orders', (request, reply) => {
    const key = String(request.headers['paypal-request-id'])
    const id = idOfRequest.get(key) ?? newPaypalId()
    idOfRequest.set(key, id)
    const [unit] = request.body.purchase_units
    if (unit && !orders.has(id)) {
      const { custom_id, amount } = unit
      orders.set(id, { id, status: 'CREATED', outcome: 'success', custom_id, amount, captures: [] })
    }
    return reply.code(201).send({ id, status: orders.get(id)?.status })
  })

  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
    const order = orders.get(request.params.id)
    return order ? shown(order) : reply.code(404).send({ name: 'RESOURCE_NOT_FOUND', details: [] })
  })

  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) => {
    const order = orders.get(request.params.id)
    if (!order) return reply.code(404).send({ name: 'RESOURCE_NOT_FOUND', details: [] })
    const refuse = (issue: string) =>
      reply.code(422).send({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] })
    if (order.status === 'COMPLETED') return refuse('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED')
    switch (order.outcome) {
      case 'declined':
        return refuse('INSTRUMENT_DECLINED')
      case 'insufficient':
        order.captures.push({
          ...capturing(order),
          status: 'DECLINED',
          processor_response: { response_code: '5120' },
        })
        return reply.code(201).send(shown(order))
      case 'down':
        return reply.code(503).send({ name: 'SERVICE_UNAVAILABLE' })
      case 'timeout':
        return new Promise<never>(() => {})
      default:
        order.captures.push(capturing(order))
        order.status = 'COMPLETED'
        return order.outcome === 'lost' ? new Promise<never>(() => {}) : reply.code(201).send(shown(order))
    }
  })

  type RefundBody = { amount: Money; custom_id: string }
  app.post<{ Params: { id: string }; Body: RefundBody }>(
    '/v2/payments/captures/:id/refund',
    (request, reply) => {
      const key = String(request.headers['paypal-request-id'])
      const { amount, custom_id } = request.body
      const known = refunds.get(key)
      const refund = known ?? {
        id: newPaypalId(),
        capture: request.params.id,
        amount,
        custom_id,
        at: state.now(),
      }
      refunds.set(key, refund)
      return reply.code(201).send({ id: refund.id, status: 'COMPLETED' })
    },
  )

  app.get<{ Querystring: { start_date: string; end_date: string } }>(
    '/v1/reporting/transactions',
    ({ query }) => {
      const isInWindow = ({ at }: { at: Date }) =>
        at >= new Date(query.start_date) && at < new Date(query.end_date)
      const captures = [...orders.values()].flatMap((order) => order.captures).filter(isInWindow)
      const paid = captures.filter(({ status }) => status === 'COMPLETED')
      const back = [...refunds.values()].filter(isInWindow)
      const lines = [
        ...paid.map(({ id, amount, custom_id }) => line(id, amount, { custom_field: custom_id })),
        ...back.map(({ id, capture, amount }) =>
          line(id, { ...amount, value: `-${amount.value}` }, { paypal_reference_id: capture }),
        ),
      ]
      return { transaction_details: lines, page: 1, total_pages: 1, total_items: lines.length }
    },
  )

  type VerifyBody = { transmission_sig: string; transmission_time: string; webhook_event: object }
  app.post<{ Body: VerifyBody }>('/v1/notifications/verify-webhook-signature', ({ body }) => {
    const isRight =
      body.transmission_sig === signatureOf(body.transmission_time, JSON.stringify(body.webhook_event))
    return { verification_status: isRight ? 'SUCCESS' : 'FAILURE' }
  })

  const capturing = ({ amount, custom_id }: PaypalOrder): Capture => ({
    id: newPaypalId(),
    status: 'COMPLETED',
    amount,
    custom_id,
    at: state.now(),
  })

  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl,
    state,
    orders,
    refunds,
    paidCaptures: () =>
      [...orders.values()].flatMap(({ captures }) => captures.filter(({ status }) => status === 'COMPLETED')),
    /** The guest says yes in PayPal's window; what the capture will bring is told here. */
    approve(id: string, outcome: Outcome = 'success') {
      const order = orders.get(id)
      if (!order) throw new Error('no such PayPal order')
      Object.assign(order, { status: order.status === 'COMPLETED' ? order.status : 'APPROVED', outcome })
    },
    sign(event: object, at: Date = state.now()) {
      const body = JSON.stringify(event)
      const time = at.toISOString()
      return {
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/cert',
          'paypal-transmission-id': 'one',
          'paypal-transmission-sig': signatureOf(time, body),
          'paypal-transmission-time': time,
        },
      }
    },
    close: () => app.close(),
  }
}

function shown({ id, status, custom_id, amount, captures }: PaypalOrder) {
  const shownCaptures = captures.map(({ at: _at, ...capture }) => capture)
  return { id, status, purchase_units: [{ custom_id, amount, payments: { captures: shownCaptures } }] }
}

function line(transactionId: string, amount: Money, more: object) {
  return {
    transaction_info: {
      transaction_id: transactionId,
      transaction_amount: amount,
      transaction_status: 'S',
      ...more,
    },
  }
}

function signatureOf(time: string, body: string): string {
  return createHmac('sha256', signingKey).update(`${time}|${body}`).digest('base64')
}

function newPaypalId(): string {
  return randomBytes(9).toString('hex').toUpperCase().slice(0, 17)
}
