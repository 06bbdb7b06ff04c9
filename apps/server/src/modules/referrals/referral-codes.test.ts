import * as referralsCopy from '@trivet/core/copy/referrals'
import { isReferralCode } from '@trivet/core/referrals'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createCode, createHost } from '../../test/referrals.ts'
import { restClient, tally } from '../accounts/test-client.ts'

const shop = await testApp()
const { database, clock } = shop
const call = restClient(shop.app)
const { prisma } = database

describe('a code of one’s own', () => {
  test('is made once, lasts twelve months, and is shared as a link of this shop', async () => {
    const host = await createHost(shop)
    const made = await call('POST', '/referral/generate', { token: host.token })
    expect(made).toMatchObject({
      status: 201,
      body: { createdAt: '2026-12-01T12:00:00.000Z', expiresAt: '2027-12-01T12:00:00.000Z' },
    })
    const code = String(made.body['code'])
    expect(isReferralCode(code)).toBe(true)
    expect(made.body['link']).toBe(`http://localhost:4000/?ref=${code}`)

    const again = await call('POST', '/referral/generate', { token: host.token })
    expect(again).toMatchObject({ status: 200, body: made.body })
    expect(await call('GET', '/referral/mycode', { token: host.token })).toMatchObject({
      status: 200,
      body: made.body,
    })
  })

  test('is one, though twenty clicks ask for it at once', async () => {
    const host = await createHost(shop)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/referral/generate', { token: host.token })),
    )
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 })
    expect(new Set(answers.map(({ body }) => body['code'])).size).toBe(1)
    expect(await prisma.referralCode.count({ where: { hostId: host.userId } })).toBe(1)
  })

  test('has a successor once its year is over', async () => {
    const host = await createHost(shop)
    const old = await createCode(shop, { hostId: host.userId, expiresAt: clock.now() })
    expect(await call('GET', '/referral/mycode', { token: host.token })).toMatchObject({
      status: 404,
      body: { message: referralsCopy.referralNotFound },
    })
    const next = await call('POST', '/referral/generate', { token: host.token })
    expect(next.status).toBe(201)
    expect(next.body['code']).not.toBe(old.code)
  })

  test('is not there before it is asked for, and never somebody else’s', async () => {
    const other = await createHost(shop)
    await createCode(shop, { hostId: other.userId })
    const host = await createHost(shop)
    expect((await call('GET', '/referral/mycode', { token: host.token })).status).toBe(404)
  })

  test('is no list to draw from: five new ones a day', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const host = await createHost(shop)
    for (let made = 0; made < 6; made += 1) {
      await prisma.referralCode.updateMany({
        where: { hostId: host.userId, withdrawnAt: null },
        data: { withdrawnAt: clock.now() },
      })
      const { status } = await limited('POST', '/referral/generate', { token: host.token })
      expect(status).toBe(made < 5 ? 201 : 429)
    }
  })
})

const invalid = { valid: false, discountPercentage: 0, message: referralsCopy.referralInvalid }

describe('asking whether a code is good', () => {
  const validate = (code: unknown, address?: string) =>
    call('POST', '/referral/validate', { body: { code }, ...(address && { address }) })

  test('needs no account and no exact letter case, and says nothing about the host', async () => {
    const host = await createHost(shop)
    const { code } = await createCode(shop, { hostId: host.userId })
    for (const text of [code, ` ${code.toLowerCase()} `]) {
      expect(await validate(text)).toMatchObject({
        status: 200,
        body: { valid: true, discountPercentage: 10 },
      })
    }
    expect(Object.keys((await validate(code)).body)).toEqual(['valid', 'discountPercentage'])
  })

  test('answers the same for unknown, blank, overlong, expired and withdrawn codes', async () => {
    const host = await createHost(shop)
    const expired = await createCode(shop, {
      hostId: host.userId,
      expiresAt: clock.now(),
      withdrawnAt: clock.now(),
    })
    const over = await createCode(shop, { hostId: host.userId, expiresAt: clock.now() })
    const resigned = await createHost(shop)
    const orphan = await createCode(shop, { hostId: resigned.userId })
    await prisma.user.update({ where: { id: resigned.userId }, data: { isHost: false } })
    const closed = await createHost(shop, { disabledAt: clock.now() })
    const shut = await createCode(shop, { hostId: closed.userId })
    const texts = [
      'KITCH2NQ',
      '',
      '   ',
      'x'.repeat(33),
      "' OR 1=1 --",
      expired.code,
      over.code,
      orphan.code,
      shut.code,
    ]
    for (const text of texts) expect(await validate(text)).toMatchObject({ status: 200, body: invalid })
  })

  test.each([{ code: null }, { code: 7 }, { code: { contains: '' } }, {}])(
    'refuses %j, which is no text',
    async (body) => {
      expect(await call('POST', '/referral/validate', { body })).toMatchObject({
        status: 400,
        body: { message: referralsCopy.referralInvalid },
      })
    },
  )

  describe('again and again', async () => {
    const limited = restClient((await testApp({ database, clock, env: { rateLimits: true } })).app)
    const guess = (code: string, address: string) =>
      limited('POST', '/referral/validate', { body: { code }, address })
    const host = await createHost(shop)
    const { code } = await createCode(shop, {
      hostId: host.userId,
      expiresAt: new Date('2027-06-01T00:00:00Z'),
    })

    test('makes an address pause after ten wrong codes in a row, also at once, and no other', async () => {
      const answers = await Promise.all(Array.from({ length: 15 }, () => guess('WRNGCDES', '10.6.0.1')))
      expect(tally(answers)).toEqual({ 200: 10, 429: 5 })
      expect(await guess(code, '10.6.0.1')).toMatchObject({
        status: 429,
        headers: { 'retry-after': '900' },
      })
      expect((await guess(code, '10.6.0.2')).body['valid']).toBe(true)
      clock.advance(15 * 60_000)
      expect((await guess(code, '10.6.0.1')).body['valid']).toBe(true)
    })

    test('is twenty times in ten minutes, however right', async () => {
      const answers = []
      for (let asked = 0; asked < 22; asked += 1) answers.push(await guess(code, '10.6.0.3'))
      expect(tally(answers)).toEqual({ 200: 20, 429: 2 })
    })
  })
})
