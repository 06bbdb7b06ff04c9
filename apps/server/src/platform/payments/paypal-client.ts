import type { Client } from '@paypal/paypal-server-sdk'

export type PaypalKeys = {
  clientId: string
  clientSecret: string
  webhookId: string
  /** Another place to send requests to: PayPal's sandbox, or a test's double. */
  baseUrl?: string | undefined
  timeoutMs?: number
}

/** PayPal's library with the calls it lacks, and an address that can be chosen. */
export async function paypalClient(keys: PaypalKeys) {
  const sdk = await import('@paypal/paypal-server-sdk')
  class PaypalClient extends sdk.Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const make = super.getRequestBuilderFactory()
      const { baseUrl } = keys
      if (!baseUrl) return make
      return (method, path) => {
        const builder = make(method, path)
        builder.interceptRequest((request) => ({ ...request, url: movedTo(baseUrl, request.url) }))
        return builder
      }
    }
  }
  const client: Client = new PaypalClient({
    clientCredentialsAuthCredentials: { oAuthClientId: keys.clientId, oAuthClientSecret: keys.clientSecret },
    environment: sdk.Environment.Production,
    // a change of an order waits for two answers with its transaction open
    timeout: keys.timeoutMs ?? 10_000,
  })
  return {
    intent: sdk.CheckoutPaymentIntent.Capture,
    orders: new sdk.OrdersController(client),
    payments: new sdk.PaymentsController(client),
    transactions: new sdk.TransactionSearchController(client),
    /** The event stays letter for letter as it was sent: the signature is over those. */
    async verifyWebhook(headers: Record<string, string>, body: string): Promise<boolean> {
      const builder = client.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature')
      builder.authenticate([{ oauth2: true }])
      builder.contentType('application/json')
      const facts = JSON.stringify({ ...headers, webhook_id: keys.webhookId })
      builder.text(`${facts.slice(0, -1)},"webhook_event":${body}}`)
      const { result } = await builder.callAsText()
      return JSON.parse(result).verification_status === 'SUCCESS'
    },
  }
}

export type Paypal = Awaited<ReturnType<typeof paypalClient>>

function movedTo(baseUrl: string, url: string): string {
  const { pathname, search } = new URL(url)
  return new URL(pathname + search, baseUrl).href
}
