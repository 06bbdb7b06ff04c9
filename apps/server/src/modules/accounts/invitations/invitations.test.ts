import type { Invitation } from '@trivet/core/contract/accounts'
import type { StaffRole } from '@trivet/core/staff'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { testApp } from '../../../test/app.ts'
import { createUser, signIn } from '../../../test/factories.ts'
import { restClient, tally } from '../test-client.ts'

const { app, database, clock } = await testApp()
const call = restClient(app)
const day = 24 * 3_600_000

async function tokenOf(staffRole: StaffRole) {
  return signIn(database, await createUser(database, { staffRole }), clock)
}

async function invite(staffRole: StaffRole = 'driver', email = `${newId()}@example.com`) {
  const token = await tokenOf('owner')
  const answer = await call('POST', '/admin/invitations', { token, body: { email, staffRole } })
  const list = answer.body as unknown as Invitation[]
  const found = answer.status === 200 ? list.find((one) => one.email === email) : undefined
  return { token, email, answer, id: found?._id ?? '' }
}

async function linksTo(recipient: string): Promise<string[]> {
  const where = { recipient, template: 'staff-invitation' }
  const mails = await database.prisma.queuedMail.findMany({ where, orderBy: { id: 'asc' } })
  return mails.map(({ data }) => String(Reflect.get(Object(data), 'link')))
}

const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? ''
const accept = (token: string, more: object = {}) =>
  call('POST', '/users/invitation', { body: { token, name: 'Dana', password: 'a pan on the wall', ...more } })

const logOf = async (id: string) =>
  (
    await database.prisma.auditEntry.findMany({ where: { subject: `user:${id}` }, orderBy: { id: 'asc' } })
  ).map(({ action }) => action)

describe('an invitation', () => {
  test('is mailed with a link that makes an account of staff, and is over then', async () => {
    const { token: owner, email, id, answer } = await invite('warehouse')
    expect(answer.body).toContainEqual(
      expect.objectContaining({ email, staffRole: 'warehouse', isExpired: false, invitedBy: 'Ana Alvarez' }),
    )
    const [link] = await linksTo(email)
    expect(link).toMatch(/\/admin\/invitation\?token=[\w-]{43}$/)
    const accepted = await accept(tokenIn(link))
    expect(accepted).toMatchObject({
      status: 201,
      body: { _id: id, email, name: 'Dana', staffRole: 'warehouse', emailProven: true },
    })
    const token = String(accepted.body['token'])
    expect((await call('GET', '/users/profile', { token })).body).toMatchObject({ staffRole: 'warehouse' })
    expect(
      (await call('POST', '/users/login', { body: { email, password: 'a pan on the wall' } })).status,
    ).toBe(200)
    const list = (await call('GET', '/admin/invitations', { token: owner })).body as unknown as Invitation[]
    expect(list.map((one) => one.email)).not.toContain(email)
    expect(await accept(tokenIn(link))).toMatchObject({ status: 400, body: { code: 'INVITATION_INVALID' } })
    expect((await logOf(id)).slice(0, 2)).toEqual(['account.invited', 'account.invitation-accepted'])
  })

  test('is used once, also by two at once', async () => {
    const { email } = await invite()
    const [link] = await linksTo(email)
    expect(tally(await Promise.all([accept(tokenIn(link)), accept(tokenIn(link))]))).toEqual({
      201: 1,
      400: 1,
    })
  })

  test('works for seven days, and when it is sent again by the new link alone', async () => {
    const { email, id } = await invite()
    clock.advance(7 * day)
    const [first] = await linksTo(email)
    expect((await accept(tokenIn(first))).status).toBe(400)
    const again = await call('POST', `/admin/invitations/${id}/send-again`, {
      token: await tokenOf('owner'),
      body: {},
    })
    expect(again.status).toBe(200)
    const links = await linksTo(email)
    const second = links.find((link) => link !== first)
    expect((await accept(tokenIn(first))).status).toBe(400)
    expect((await accept(tokenIn(second))).status).toBe(201)
    expect(await logOf(id)).toContain('account.invitation-sent-again')
  })

  test('says whether it is open, until it is used, withdrawn or expired, and nothing of whom it is for', async () => {
    const ask = async (token: string) => (await call('GET', `/users/invitations/${token}`)).body
    const [used, withdrawn, expired] = [await invite(), await invite(), await invite()]
    const tokens = await Promise.all(
      [used, withdrawn, expired].map(async ({ email }) => tokenIn((await linksTo(email))[0])),
    )
    for (const token of tokens) expect(await ask(token)).toEqual({ isValid: true })
    await accept(tokens[0]!)
    await call('DELETE', `/admin/invitations/${withdrawn.id}`, { token: withdrawn.token })
    for (const token of tokens.slice(0, 2)) expect(await ask(token)).toEqual({ isValid: false })
    clock.advance(7 * day)
    expect(await ask(tokens[2]!)).toEqual({ isValid: false })
    expect(await ask('A'.repeat(43))).toEqual({ isValid: false })
  })

  test('works no more once it is withdrawn', async () => {
    const { token, email, id } = await invite()
    expect((await call('DELETE', `/admin/invitations/${id}`, { token })).status).toBe(200)
    const [link] = await linksTo(email)
    expect((await accept(tokenIn(link))).status).toBe(400)
    expect(await call('DELETE', `/admin/invitations/${id}`, { token })).toMatchObject({
      status: 404,
      body: { code: 'INVITATION_NOT_FOUND' },
    })
    expect(await logOf(id)).toEqual(['account.invited', 'account.invitation-withdrawn'])
  })

  test('is not sent twice to one address, nor to one that has an account', async () => {
    const { email } = await invite()
    expect((await invite('owner', email.toUpperCase())).answer).toMatchObject({
      status: 409,
      body: { code: 'INVITED_ALREADY' },
    })
    const guest = await createUser(database)
    expect((await invite('driver', guest.email)).answer).toMatchObject({
      status: 409,
      body: { code: 'INVITED_HAS_ACCOUNT' },
    })
  })

  test('is an owner’s to send, and nobody else’s', async () => {
    const body = { email: 'friend@example.com', staffRole: 'owner' }
    for (const role of ['manager', 'support'] as const) {
      expect((await call('POST', '/admin/invitations', { token: await tokenOf(role), body })).status).toBe(
        403,
      )
    }
  })

  test('gives the role that the owner chose, whatever is sent with it', async () => {
    const { email } = await invite('driver')
    const [link] = await linksTo(email)
    const { body } = await accept(tokenIn(link), { staffRole: 'owner', email: 'else@example.com' })
    expect(body).toMatchObject({ staffRole: 'driver', email })
  })

  test('takes no password that is the address, and leaves no token in the database', async () => {
    const { email, id } = await invite()
    const token = tokenIn((await linksTo(email))[0])
    expect((await accept(token, { password: email })).status).toBe(400)
    const kept = await database.prisma.staffInvitation.findUniqueOrThrow({ where: { id } })
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  test('is of no use where a guest took the address meanwhile, and stays for an owner to see', async () => {
    const { email, id } = await invite()
    await createUser(database, { email })
    const token = tokenIn((await linksTo(email))[0])
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } })
    expect(await database.prisma.staffInvitation.count({ where: { id } })).toBe(1)
  })
})
