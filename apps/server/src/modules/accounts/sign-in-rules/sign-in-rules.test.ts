import type { SecondFactorRule } from '@trivet/core/sign-in'
import type { StaffRole } from '@trivet/core/staff'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { authenticator } from '../../../test/authenticator.ts'
import { createUser, signIn, testPassword } from '../../../test/factories.ts'
import { restClient } from '../test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

beforeEach(() => database.prisma.signInRule.deleteMany())

async function staffMember(staffRole: StaffRole) {
  return signIn(database, await createUser(database, { staffRole }), clock)
}

async function setUp(token: string) {
  const body = { currentPassword: testPassword }
  const setup = await call('POST', '/users/second-factor/setup', { token, body })
  const phone = authenticator(String(setup.body['secret']), clock)
  const confirmed = await call('PUT', '/users/second-factor', { token, body: { code: phone.codeNow() } })
  expect(confirmed.status).toBe(200)
  return phone
}

const save = (token: string, secondFactor: SecondFactorRule) =>
  call('PUT', '/admin/sign-in-rules', { token, body: { secondFactor } })
const orders = (token: string) => call('GET', '/orders', { token })

test('nobody needs a second factor until an owner says so, and it is in the audit log', async () => {
  const owner = await staffMember('owner')
  expect((await call('GET', '/admin/sign-in-rules', { token: owner })).body).toEqual({
    secondFactor: 'nobody',
  })
  await setUp(owner)
  expect((await save(owner, 'managers')).body).toEqual({ secondFactor: 'managers' })
  const [entry] = await database.prisma.auditEntry.findMany({ where: { subject: 'settings:second-factor' } })
  expect(entry).toMatchObject({
    action: 'settings.changed',
    details: { setting: 'Second factor needed by', from: 'Nobody', to: 'Owners and managers' },
  })
})

test('no owner asks for one without having one', async () => {
  const owner = await staffMember('owner')
  expect(await save(owner, 'staff')).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_FIRST' } })
  expect((await save(owner, 'nobody')).status).toBe(200)
})

test('who needs one and has none finds nothing open but setting it up, and then goes on', async () => {
  const owner = await staffMember('owner')
  await setUp(owner)
  await save(owner, 'staff')
  const support = await staffMember('support')
  expect(await orders(support)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_SETUP_REQUIRED' } })
  expect((await call('GET', '/admin/users.csv', { token: support })).body['code']).toBe(
    'SECOND_FACTOR_SETUP_REQUIRED',
  )
  expect((await call('GET', '/users/profile', { token: support })).status).toBe(200)
  await setUp(support)
  expect((await orders(support)).status).toBe(200)
})

test('whom the rule does not name works on', async () => {
  const owner = await staffMember('owner')
  await setUp(owner)
  await save(owner, 'managers')
  expect((await orders(await staffMember('support'))).status).toBe(200)
  expect((await orders(await staffMember('manager'))).status).toBe(403)
})

test('what is needed cannot be turned off', async () => {
  const owner = await staffMember('owner')
  const phone = await setUp(owner)
  await save(owner, 'managers')
  const turnOff = () =>
    call('POST', '/users/second-factor/turn-off', { token: owner, body: { code: phone.nextCode() } })
  expect(await turnOff()).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_NEEDED' } })
  await save(owner, 'nobody')
  expect((await turnOff()).status).toBe(204)
})
