import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { clientAddress } from './client-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['nobody:knows', 'nobody:knows'],
])('%s counts as %s', (ip, counted) => {
  expect(clientAddress(ip)).toBe(counted)
})

test('another address of the same network does not escape a limit', async () => {
  const { app } = await testApp({ env: { rateLimits: true } })
  const write = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter',
      remoteAddress,
      payload: { email: 'ana@example.com' },
    })
  for (let host = 1; host <= 10; host += 1) {
    expect((await write(`2001:db8::${host}`)).statusCode).toBe(201)
  }
  expect((await write('2001:db8::ffff')).statusCode).toBe(429)
  expect((await write('2001:db8:0:1::1')).statusCode).toBe(201)
})

test('nor the limit on reads', async () => {
  const { app } = await testApp({ env: { rateLimits: true } })
  const read = (remoteAddress: string) => app.inject({ url: '/api/shop', remoteAddress })
  for (let host = 1; host <= 300; host += 1) await read(`2001:db8::${host.toString(16)}`)
  expect((await read('2001:db8::ffff')).statusCode).toBe(429)
  expect((await read('2001:db8:0:1::1')).statusCode).toBe(200)
})
