import { hash } from '@node-rs/argon2'
import * as accountsCopy from '@trivet/core/copy/accounts'
import * as signInCopy from '@trivet/core/copy/sign-in'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testPassword } from '../../test/factories.ts'
import { softwarePasskey } from '../../test/passkey.ts'
import { createHost } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { database, clock } = shop
const { prisma } = database
const call = restClient(shop.app)

const bank = { accountHolder: 'Noor Lindqvist', routingNumber: '021000021', accountNumber: '000123456789' }
const send = (token: string, body: object, by = call) =>
  by('PUT', '/users/profile/payout-details', { token, body })
const save = (token: string, body: object) => send(token, { currentPassword: testPassword, ...body })

describe('where payouts go is changed with the password alone', () => {
  const paypalEmail = 'mallory@example.com'

  test.each([
    ['none', {}, 400, 'INVALID_INPUT', signInCopy.passwordRequired],
    ['a blank one', { currentPassword: '  ' }, 400, 'INVALID_INPUT', signInCopy.passwordRequired],
    [
      'a wrong one',
      { currentPassword: 'wrong' },
      401,
      'CURRENT_PASSWORD_WRONG',
      accountsCopy.currentPasswordWrong,
    ],
  ])('and not with %s, however recent the sign-in: the first time neither', async (_case, proof, ...told) => {
    const [status, code, message] = told
    const host = await createHost(shop)
    const body = { paypalEmail, ...proof }
    expect(await send(host.token, body)).toMatchObject({ status, body: { code, message } })
    expect(await prisma.payoutDetails.count({ where: { userId: host.userId } })).toBe(0)
    expect(await prisma.queuedMail.count({ where: { recipient: host.email } })).toBe(0)

    await save(host.token, { bank })
    expect((await send(host.token, { bank: null, ...proof })).status).toBe(status)
    expect(await prisma.payoutDetails.findUniqueOrThrow({ where: { userId: host.userId } })).toMatchObject(
      bank,
    )
  })

  test('of whose account it is: somebody else’s opens nothing, and changes nothing of theirs', async () => {
    const [host, other] = [await createHost(shop), await createHost(shop)]
    await prisma.user.update({
      where: { id: other.userId },
      data: { passwordHash: await hash('the other password', { memoryCost: 1024, timeCost: 1 }) },
    })
    const answer = await send(host.token, { paypalEmail, currentPassword: 'the other password' })
    expect(answer.body).toMatchObject({ code: 'CURRENT_PASSWORD_WRONG' })
    expect((await save(host.token, { paypalEmail })).status).toBe(200)
    expect(await prisma.payoutDetails.count({ where: { userId: other.userId } })).toBe(0)
  })

  test('which cannot be guessed: it has the tries of every other change that asks for it', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const host = await createHost(shop)
    const guesses = Array.from({ length: 8 }, (_, n) =>
      send(host.token, { paypalEmail, currentPassword: `guess ${n}` }, limited),
    )
    expect(tally(await Promise.all(guesses))).toEqual({ 401: 5, 429: 3 })
    const right = { paypalEmail, currentPassword: testPassword }
    expect((await send(host.token, right, limited)).status).toBe(429)
    clock.advance(1000)
    expect((await send(host.token, right, limited)).status).toBe(200)
  })

  test('or with a passkey, of a host who is staff as well; not with that of a colleague', async () => {
    const publicUrl = 'https://shop.example.org'
    const named = await testApp({ database, clock, env: { publicUrl } })
    const by = restClient(named.app)
    const withDevice = async () => {
      const host = await createHost(shop, { staffRole: 'support' })
      const device = softwarePasskey(publicUrl)
      const { body } = await by('POST', '/users/passkeys/setup', { token: host.token })
      const made = device.make({ challenge: String(body['challenge']), rpId: 'shop.example.org' })
      await by('POST', '/users/passkeys', { token: host.token, body: { name: 'Phone', passkey: made } })
      return { host, device }
    }
    const question = async () => {
      const { body } = await by('POST', '/users/passkeys/challenge')
      return { challenge: String(body['challenge']), rpId: String(body['rpId']) }
    }
    const [{ host, device }, colleague] = [await withDevice(), await withDevice()]
    const theirs = { paypalEmail, passkey: colleague.device.sign(await question()) }
    expect(await send(host.token, theirs, by)).toMatchObject({
      status: 401,
      body: { code: 'PASSKEY_REFUSED' },
    })
    const mine = { paypalEmail, passkey: device.sign(await question()) }
    const answers = await Promise.all([send(host.token, mine, by), send(host.token, mine, by)])
    expect(tally(answers)).toEqual({ 200: 1, 401: 1 })
  })
})

test('of two changes of where payouts go at once it is one of the two, whole, and each is told by mail without a number', async () => {
  const host = await createHost(shop)
  const another = { ...bank, accountHolder: 'Noor L.', accountNumber: '000666666666' }
  const answers = await Promise.all([save(host.token, { bank }), save(host.token, { bank: another })])
  expect(tally(answers)).toEqual({ 200: 2 })
  const { accountHolder, accountNumber } = await prisma.payoutDetails.findUniqueOrThrow({
    where: { userId: host.userId },
  })
  expect([
    [bank.accountHolder, bank.accountNumber],
    [another.accountHolder, another.accountNumber],
  ]).toContainEqual([accountHolder, accountNumber])
  const mails = await prisma.queuedMail.findMany({ where: { recipient: host.email } })
  expect(mails.map(({ template }) => template)).toEqual(Array(2).fill('payout-details-changed'))
  expect(JSON.stringify(mails.map(({ data }) => data))).not.toMatch(/6789|6666|021000021/)
})
