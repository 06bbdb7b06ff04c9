import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { toyRouter } from '../test/toy-router.ts'

const { app } = await testApp({
  router: toyRouter,
  env: { trustedProxies: ['10.0.0.1', '192.0.2.0/24', '2001:db8::/32'] },
})
const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function idOf(remoteAddress: string, named: string) {
  const answer = await app.inject({
    url: '/api/toys/broken',
    remoteAddress,
    headers: { 'x-request-id': named },
  })
  expect(answer.json()).toMatchObject({ requestId: answer.headers['x-request-id'] })
  return answer.headers['x-request-id']
}

test.each(['10.0.0.1', '192.0.2.9', '::ffff:192.0.2.9', '2001:db8::7'])(
  'a trusted proxy at %s names the request',
  async (address) => {
    expect(await idOf(address, 'edge-0123456789')).toBe('edge-0123456789')
  },
)

test('a stranger does not', async () => {
  for (const address of ['203.0.113.7', '::1']) expect(await idOf(address, 'edge-0123456789')).toMatch(ownId)
})

test.each(['short', 'x'.repeat(65), 'a */ DROP TABLE', 'one-12345, two-12345', '../../etc'])(
  'what is no id is not taken: %s',
  async (named) => {
    expect(await idOf('10.0.0.1', named)).toMatch(ownId)
  },
)
