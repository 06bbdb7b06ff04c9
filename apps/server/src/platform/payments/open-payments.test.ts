import { expect, test } from 'vitest'
import { openPayments } from './open-payments.ts'

const namesOf = async (...options: Parameters<typeof openPayments>) =>
  (await openPayments(...options)).all.map(({ provider }) => provider)

test('a shop without keys has the test provider for every token and every way to pay', async () => {
  const payments = await openPayments({ providers: null })
  expect(payments.all.map(({ provider }) => provider)).toEqual(['test'])
  expect(payments.of('paypal').provider).toBe('test')
  expect(payments.taking('tok_test_success')?.provider).toBe('test')
})

test('a shop with keys has both providers, and no place for a token of the test provider', async () => {
  const stripe = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' }
  const providers = { stripe, paypal: { clientId: 'id', clientSecret: 'secret', webhookId: 'WH-1' } }
  expect(await namesOf({ providers })).toEqual(['stripe', 'paypal'])
  const payments = await openPayments({ providers })
  expect(payments.taking('ctoken_1')?.provider).toBe('stripe')
  expect(payments.taking('5O190127TN364715T')?.provider).toBe('paypal')
  expect(payments.taking('tok_test_success')).toBeUndefined()
})
