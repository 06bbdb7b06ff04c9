import { asksForProof } from '@trivet/core/sign-in'
import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { fileEndpoints } from './file-endpoints.ts'
import { endpointsOf } from './procedure-schema.ts'
import { appRouter } from './router.ts'

const { app, database, clock } = await testApp()
const owner = await createUser(database, { staffRole: 'owner' })
const fresh = async () => ({ authorization: `Bearer ${await signIn(database, owner, clock)}` })
const stale = await fresh()
clock.advance(16 * 60_000)

const changes = endpointsOf(appRouter).filter(
  ({ permission, procedure }) => permission !== undefined && procedure._def.type === 'mutation',
)
const asks = (name: string) => {
  const permission = changes.find((change) => change.name === name)?.permission
  return permission !== undefined && asksForProof(permission)
}

test('who sends money out, sets prices for all or lets others in is asked again', () => {
  const asking = changes.map(({ name }) => name).filter(asks)
  expect(asking).toEqual(
    expect.arrayContaining([
      'accounts.setRoles',
      'accounts.resetSecondFactor',
      'referrals.processPayout',
      'referrals.processPayouts',
      'settings.save',
    ]),
  )
})

test.each(changes.map(({ name }) => name))('%s asks again if the table of core says so', async (name) => {
  const send = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: `/trpc/${name}`, headers, payload: {} })).body
  expect((await send(stale)).includes('PROOF_REQUIRED')).toBe(asks(name))
  expect(await send(await fresh())).not.toContain('PROOF_REQUIRED')
})

const imports = fileEndpoints.filter(
  ({ method, path, permission }) =>
    method !== 'GET' && !path.endsWith('/preview') && permission !== undefined && asksForProof(permission),
)

test('files that change what asks are found', () => {
  expect(imports.map(({ path }) => path)).toEqual(['/admin/areas/import'])
})

test.each(imports.map(({ method, path }) => [method, path]))('%s %s asks again', async (method, path) => {
  const send = (headers: Record<string, string>) =>
    app.inject({ method: method as 'POST', url: `/api${path}`, headers, payload: {} })
  expect((await send(stale)).json()).toMatchObject({ code: 'PROOF_REQUIRED' })
  expect((await send(await fresh())).json()).not.toMatchObject({ code: 'PROOF_REQUIRED' })
})
