import * as accountsCopy from '@trivet/core/copy/accounts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createUser, signIn, testPassword } from '../../test/factories.ts'
import { ana, restClient, tally } from './test-client.ts'

const { app, database, clock } = await testApp()
const { prisma } = database
const call = restClient(app)
const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)

const hour = 3_600_000
const verify = (token: unknown) => call('POST', '/users/verify-email', { body: { token } })
const login = (email: string) => call('POST', '/users/login', { body: { email, password: testPassword } })
const refused = {
  status: 400,
  body: { message: accountsCopy.emailLinkInvalid, code: 'EMAIL_LINK_INVALID' },
}

/** The tokens of the links that were mailed to an address, the first one first. */
async function tokensFor(recipient: string): Promise<string[]> {
  const mails = await prisma.queuedMail.findMany({
    where: { recipient, template: 'email-confirm' },
    orderBy: { createdAt: 'asc' },
  })
  return mails.map(({ data }) => new URL((data as { link: string }).link).searchParams.get('token') ?? '')
}

let registered = 0
async function register() {
  registered += 1
  const email = `new-${registered}@example.com`
  const { body } = await call('POST', '/users', { body: { ...ana, email } })
  const token = String(body['token'])
  const profile = async () => (await call('GET', '/users/profile', { token })).body
  const [link = ''] = await tokensFor(email)
  return { email, token, link, profile, id: String(body['_id']) }
}

async function known() {
  const user = await createUser(database)
  const token = await signIn(database, user, clock)
  const ask = (email: string) =>
    call('PUT', '/users/profile', {
      token,
      body: { name: user.name, email, currentPassword: testPassword },
    })
  const profile = async () => (await call('GET', '/users/profile', { token })).body
  return { user, token, ask, profile }
}

describe('a new account', () => {
  test('is told by a link to prove its email, and the link proves it', async () => {
    const { email, link, profile } = await register()
    expect(await profile()).toMatchObject({
      email,
      emailProven: false,
      newEmail: null,
    })
    expect(await verify(link)).toMatchObject({ status: 200, body: { email } })
    expect(await profile()).toMatchObject({ email, emailProven: true })
  })

  test('keeps the hash of the token and not the token', async () => {
    const { id, link } = await register()
    const stored = await prisma.emailLink.findMany({ where: { userId: id } })
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(link)
  })

  test('is proven once, though the link is used 20 times at once, and again later', async () => {
    const { id, link } = await register()
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(link)))
    expect(tally(answers)).toEqual({ 200: 20 })
    const { emailProvenAt } = await prisma.user.findUniqueOrThrow({
      where: { id },
    })
    clock.advance(hour)
    expect((await verify(link)).status).toBe(200)
    expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ emailProvenAt })
  })

  test('is not proven by a link that is a day old, nor by somebody else’s text', async () => {
    const { link, profile } = await register()
    clock.advance(24 * hour)
    expect(await verify(link)).toMatchObject(refused)
    for (const text of ['', 'x', 'a'.repeat(201), 5, null]) expect((await verify(text)).status).toBe(400)
    expect(await profile()).toMatchObject({ emailProven: false })
  })

  test('is not proven by a link once it is disabled', async () => {
    const { id, link } = await register()
    await prisma.user.update({
      where: { id },
      data: { disabledAt: clock.now() },
    })
    expect(await verify(link)).toMatchObject(refused)
  })

  test('gets another link when asked, five an hour, and none once it is proven', async () => {
    const { email, token, link } = await register()
    const again = (client = call) => client('POST', '/users/email-link', { token })
    expect(await again()).toMatchObject({
      status: 202,
      body: { message: accountsCopy.emailLinkSent(email) },
    })
    expect(await tokensFor(email)).toHaveLength(2)
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(limited)))
    expect(tally(answers)).toEqual({ 202: 5, 429: 5 })
    await verify(link)
    expect(await again()).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_PROVEN_ALREADY' },
    })
    expect((await call('POST', '/users/email-link')).status).toBe(401)
  })

  test('is proven as well by a password that was chosen through a mailed link', async () => {
    const { email, profile } = await register()
    await call('POST', '/users/forgot-password', { body: { email } })
    const mail = await prisma.queuedMail.findFirstOrThrow({
      where: { recipient: email, template: 'password-reset' },
    })
    const { searchParams } = new URL((mail.data as { link: string }).link)
    const body = {
      token: searchParams.get('token'),
      password: 'a new iron skillet',
    }
    expect((await call('POST', '/users/reset-password', { body })).status).toBe(204)
    expect((await profile())['emailProven']).toBeUndefined()
    expect(await prisma.user.findUnique({ where: { emailKey: email } })).toMatchObject({
      emailProvenAt: clock.now(),
    })
  })
})

describe('another email', () => {
  test('becomes the account’s once its link is used: both addresses are told, and the session stays', async () => {
    const { user, ask, profile } = await known()
    const email = `Moved-${user.email}`
    await call('POST', '/users/forgot-password', {
      body: { email: user.email },
    })
    await ask(email)
    const [link] = await tokensFor(email)
    expect(await verify(link)).toMatchObject({ status: 200, body: { email } })
    expect(await profile()).toMatchObject({
      email,
      newEmail: null,
      emailProven: true,
    })
    expect((await login(user.email)).status).toBe(401)
    expect((await login(email)).status).toBe(200)
    const told = await prisma.queuedMail.findMany({
      where: { template: 'email-changed' },
    })
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([email, user.email].toSorted())
    // the link on its way belonged to the old address
    expect(
      await prisma.resetToken.count({
        where: { userId: user.id, usedAt: null },
      }),
    ).toBe(0)
  })

  test('asked for after another one takes its place, also at once', async () => {
    const { user, ask, profile } = await known()
    const emails = [`one-${user.email}`, `two-${user.email}`]
    await Promise.all(emails.map(ask))
    const { newEmail } = await profile()
    expect(emails).toContain(newEmail)
    const [dropped = ''] = emails.filter((email) => email !== newEmail)
    expect(await verify((await tokensFor(dropped))[0])).toMatchObject(refused)
    expect((await verify((await tokensFor(String(newEmail)))[0])).status).toBe(200)
    expect(await profile()).toMatchObject({ email: newEmail, newEmail: null })
  })

  test('asked for before the first one is proven keeps its link when that is', async () => {
    const { email: first, token, link, profile } = await register()
    const email = `moved-${first}`
    const body = { name: ana.name, email, currentPassword: ana.password }
    await call('PUT', '/users/profile', { token, body })
    expect((await verify(link)).status).toBe(200)
    expect(await profile()).toMatchObject({ email: first, emailProven: true, newEmail: email })
    expect(await verify((await tokensFor(email))[0])).toMatchObject({ status: 200, body: { email } })
    expect(await profile()).toMatchObject({ email, emailProven: true, newEmail: null })
  })

  test('that is another account’s by now gets no link any more, and waits no longer', async () => {
    const { user, token, ask, profile } = await known()
    const email = `gone-${user.email}`
    await ask(email)
    await createUser(database, { email })
    const again = () => call('POST', '/users/email-link', { token })
    expect(await again()).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN', message: accountsCopy.emailTaken },
    })
    expect(await tokensFor(email)).toHaveLength(1)
    expect(await profile()).toMatchObject({ email: user.email, newEmail: null })
    expect(await again()).toMatchObject({ status: 409, body: { code: 'EMAIL_PROVEN_ALREADY' } })
  })

  test('that somebody else has is refused; where they got it meanwhile, the link is as good as expired', async () => {
    const { user, ask, profile } = await known()
    const other = await createUser(database)
    expect(await ask(other.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_TAKEN' },
    })
    const email = `wanted-${user.email}`
    await ask(email)
    await createUser(database, { email })
    const [link] = await tokensFor(email)
    expect(await verify(link)).toMatchObject(refused)
    expect(await profile()).toMatchObject({
      email: user.email,
      newEmail: email,
    })
  })

  test('asked for by two is the first one’s who proves it', async () => {
    const [one, two] = [await known(), await known()]
    const email = `shared-${one.user.email}`
    await one.ask(email)
    await two.ask(email)
    const answers = await Promise.all((await tokensFor(email)).map(verify))
    expect(tally(answers)).toEqual({ 200: 1, 400: 1 })
    expect(await prisma.user.count({ where: { emailKey: email } })).toBe(1)
  })

  test('is forgotten when the owner keeps the one they have', async () => {
    const { user, token, ask, profile } = await known()
    const email = `left-${user.email}`
    await ask(email)
    expect((await call('DELETE', '/users/new-email', { token })).status).toBe(204)
    expect(await profile()).toMatchObject({
      email: user.email,
      newEmail: null,
    })
    expect(await verify((await tokensFor(email))[0])).toMatchObject(refused)
    expect((await call('DELETE', '/users/new-email')).status).toBe(401)
  })

  test('stays asked for when only the name is saved, and is dropped by a reset of the password', async () => {
    const { user, ask, profile } = await known()
    const email = `later-${user.email}`
    await ask(email)
    await ask(user.email)
    expect(await profile()).toMatchObject({ newEmail: email })
    await call('POST', '/users/forgot-password', {
      body: { email: user.email },
    })
    const mail = await prisma.queuedMail.findFirstOrThrow({
      where: { recipient: user.email, template: 'password-reset' },
    })
    const { searchParams } = new URL((mail.data as { link: string }).link)
    const body = {
      token: searchParams.get('token'),
      password: 'a new iron skillet',
    }
    await call('POST', '/users/reset-password', { body })
    expect(await verify((await tokensFor(email))[0])).toMatchObject(refused)
  })
})
