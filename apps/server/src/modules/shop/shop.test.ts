import { expect, test } from 'vitest'
import { demoSignIns } from '../../../prisma/seed/people.ts'
import { testApp } from '../../test/app.ts'

const { app, database } = await testApp()

test('a shop that is no demo tells of no accounts', async () => {
  const answer = await app.inject('/api/shop')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ demoAccounts: [], payments: 'test' })
})

test('the demo shop tells everybody its accounts', async () => {
  const demo = await testApp({ database, demoAccounts: demoSignIns })
  expect((await demo.app.inject('/api/shop')).json()).toEqual({
    demoAccounts: [
      { email: 'admin@trivet.test', password: 'trivet-admin', role: 'admin' },
      { email: 'host@trivet.test', password: 'trivet-host', role: 'host' },
      { email: 'guest@trivet.test', password: 'trivet-guest', role: 'guest' },
      ...['manager', 'support', 'warehouse', 'driver'].map((role) => ({
        email: `${role}@trivet.test`,
        password: `trivet-${role}`,
        role,
      })),
    ],
    payments: 'test',
  })
})
