import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn, testPassword } from '../../test/factories.ts'
import { createAdmin } from './create-admin.ts'
import { restClient } from './test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)

async function linkFor(email: string) {
  const services = { sql: database.sql, clock, publicUrl: 'https://shop.example.com' }
  const link = new URL(await createAdmin(services, { email, name: 'Olga Owner' }))
  expect(`${link.origin}${link.pathname}`).toBe('https://shop.example.com/reset-password')
  return link.searchParams.get('token')
}

const password = 'a new iron skillet'
const login = (email: string, typed: string) =>
  call('POST', '/users/login', { body: { email, password: typed } })

test('makes an account of staff, whose password its link sets once', async () => {
  const token = await linkFor('olga@example.com')
  const setPassword = () => call('POST', '/users/reset-password', { body: { token, password } })
  expect((await setPassword()).status).toBe(204)
  expect((await setPassword()).status).toBe(400)
  expect(await login('olga@example.com', password)).toMatchObject({
    status: 200,
    body: { name: 'Olga Owner', isAdmin: true },
  })
})

test('makes staff of an account, and shuts out whoever knew its password', async () => {
  const user = await createUser(database, { isHost: true, newEmail: 'mallory@example.com' })
  const session = await signIn(database, user, clock)
  const token = await linkFor(user.email.toUpperCase())

  expect((await login(user.email, testPassword)).status).toBe(401)
  expect((await call('GET', '/users/profile', { token: session })).status).toBe(401)
  expect(await database.prisma.user.findUnique({ where: { id: user.id } })).toMatchObject({
    name: user.name,
    isAdmin: true,
    isHost: true,
    newEmail: null,
  })
  expect((await call('POST', '/users/reset-password', { body: { token, password } })).status).toBe(204)
})

test('lets an admin back in, disabled or not, and leaves the password until the link is used', async () => {
  const admin = await createUser(database, { isAdmin: true, disabledAt: clock.now() })
  await linkFor(admin.email)
  const [entry] = await database.prisma.auditEntry.findMany({ where: { subject: `user:${admin.id}` } })
  expect(entry).toMatchObject({ action: 'account.reset-link-sent', actorId: null })
  expect((await login(admin.email, testPassword)).status).toBe(200)
})
