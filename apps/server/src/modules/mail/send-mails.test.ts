import { accessInMail } from '@trivet/core/copy/mail'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '@trivet/core/contract/orders'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openMailer } from '../../platform/mailer.ts'
import { testApp } from '../../test/app.ts'
import { createProduct } from '../../test/factories.ts'
import { mailServer } from '../../test/mail-server.ts'
import { createGuest, orderBody, postAs, postOrder } from '../../test/orders.ts'
import { temporaryDirectory } from '../../test/temporary-directory.ts'
import { restClient } from '../accounts/test-client.ts'
import { mostTries } from '../outbox/outbox.repo.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { openHandovers } from './handovers.ts'
import { startMailSender } from './mail-sender.ts'
import { sendDueMail, type SendingNeeds } from './send-due-mail.ts'

const shop = await testApp()
const { app, database, clock } = shop
const { prisma, sql } = database
const server = await mailServer()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

const needs: SendingNeeds = {
  sql,
  clock,
  log,
  publicUrl: 'https://trivet.example',
  mailer: await openMailer({ url: server.url, from: 'Trivet <hello@trivet.test>' }),
  handovers: openHandovers(join(temporaryDirectory('mail'), 'handed-over')),
  keepsSecrets: false,
}

beforeEach(async () => {
  await prisma.queuedMail.deleteMany()
  server.taken.length = 0
  server.behaviour.answer = () => '250 2.0.0 Ok: queued as 1'
  server.behaviour.toRecipient = '250 2.1.5 Ok'
})

const queue = (recipient = 'ana@example.com') =>
  queueMail(sql, {
    template: 'password-changed',
    recipient,
    data: { name: 'Ana' },
    dedupeKey: newId(),
    now: clock.now(),
  })

// the clock of the tests stands still: of those written at once the one sent first comes first
const mails = () => prisma.queuedMail.findMany({ orderBy: [{ createdAt: 'asc' }, { sentAt: 'asc' }] })
const restIsOver = () =>
  sql.query('UPDATE queued_mails SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL')

// the rest is told by the database's clock
async function secondsOfRest() {
  const rest = await sql.query<{ seconds: number }>(
    'SELECT extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM queued_mails',
  )
  return Math.round(rest.rows[0]?.seconds ?? 0)
}

async function sendAll(using = needs) {
  // what is due now is kept in whole milliseconds, rounded up as often as down
  await wait(2)
  while (await sendDueMail(using));
}

describe('a mail', () => {
  test('is handed over once, as it is stored, under a name of its own', async () => {
    await queue()
    await sendAll()
    await restIsOver()
    await sendAll()
    const [mail] = await mails()
    expect(mail).toMatchObject({ status: 'sent', attempts: 1, nextAttemptAt: null, lastError: null })
    expect(mail?.receipt).toBe('250 2.0.0 Ok: queued as 1')
    expect(mail?.html).toContain('Your password was changed')
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]).toMatchObject({
      to: 'ana@example.com',
      messageId: `<${mail?.id}@trivet.example>`,
    })
    expect(server.taken[0]?.raw).toContain('From: Trivet <hello@trivet.test>')
    expect(server.taken[0]?.raw).toContain('Content-Type: text/plain')
    expect(server.taken[0]?.raw).toContain('Content-Type: text/html')
  })

  test('tells its reader how to get in, and keeps none of it', async () => {
    const guest = await createGuest(shop)
    const pan = await createProduct(database, { priceCents: 7000, countInStock: 5 })
    const body = orderBody(pan, { paymentToken: 'tok_test_success', access: 'Gate <#4711> & $& up' })
    const placed = (await postOrder(app, { token: guest.token, body })).json<Order>()
    await sendAll()
    const raw = server.taken[0]?.raw.replaceAll('=\r\n', '') ?? ''
    expect(raw).toContain('Gate <#4711> & $& up')
    expect(raw).toContain('Gate &lt;#4711&gt; &amp; $&amp; up')
    expect(raw).not.toContain(accessInMail)
    const [mail] = await mails()
    expect(mail?.orderId).toBe(placed._id)
    expect(mail?.text).toContain(accessInMail)
    expect(JSON.stringify(mail)).not.toContain('#4711')
  })

  test('goes out once by four senders at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => queue(`guest-${n}@example.com`)))
    const mailer = () => openMailer({ url: server.url, from: 'Trivet <hello@trivet.test>' })
    const senders = await Promise.all(
      Array.from({ length: 4 }, async () => startMailSender({ ...needs, mailer: await mailer() })),
    )
    await expect
      .poll(() => prisma.queuedMail.count({ where: { status: 'sent' } }), { timeout: 20_000 })
      .toBe(40)
    await Promise.all(senders.map((sender) => sender.stop()))
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(40)
    expect(server.taken).toHaveLength(40)
  }, 30_000)

  test('rests ever longer after each failure, and is dead after the last', async () => {
    server.behaviour.answer = () => '451 4.3.0 Try again later'
    await queue()
    const rests: number[] = []
    for (let n = 1; n < mostTries; n += 1) {
      await sendAll()
      const [mail] = await mails()
      expect(mail).toMatchObject({ status: 'failed', attempts: n, sentAt: null })
      expect(mail?.lastError).toContain('451 4.3.0')
      rests.push(await secondsOfRest())
      await restIsOver()
    }
    expect(rests).toEqual([...rests].sort((a, b) => a - b))
    expect(rests[0]).toBeGreaterThanOrEqual(59)
    expect(rests.at(-1)).toBeGreaterThan(24 * 3600 - 5)

    await sendAll()
    expect(await mails()).toMatchObject([{ status: 'dead', attempts: mostTries, nextAttemptAt: null }])
    await restIsOver()
    server.behaviour.answer = () => '250 Ok'
    await sendAll()
    expect(server.taken).toEqual([])
  })

  test('that its recipient’s server refuses for good is dead at once', async () => {
    server.behaviour.toRecipient = '550 5.1.1 No such user'
    await queue()
    await sendAll()
    const [mail] = await mails()
    expect(mail).toMatchObject({ status: 'dead', attempts: 1 })
    expect(mail?.lastError).toContain('550 5.1.1')
  })

  test('whose process died on every try is dead, and not tried for ever', async () => {
    await queue()
    await sql.query('UPDATE queued_mails SET attempts = $1', [mostTries])
    await sendAll()
    expect(await mails()).toMatchObject([{ status: 'dead' }])
    expect(server.taken).toEqual([])
  })

  test('that was taken while the database was away is not sent a second time', async () => {
    await queue()
    await sql.query(`
      CREATE FUNCTION away() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the database is away'; END $$;
      CREATE TRIGGER away BEFORE UPDATE ON queued_mails FOR EACH ROW WHEN (NEW.status = 'sent')
        EXECUTE FUNCTION away()`)
    await sendDueMail(needs)
    await sql.query('DROP TRIGGER away ON queued_mails')
    expect(await mails()).toMatchObject([{ status: 'failed', sentAt: null }])
    await restIsOver()
    await sendAll()
    expect(await mails()).toMatchObject([{ status: 'sent', receipt: '250 2.0.0 Ok: queued as 1' }])
    expect(server.taken).toHaveLength(1)
  }, 15_000)

  test('is written and kept where no mail server is set up', async () => {
    await queue()
    await sendAll({ ...needs, mailer: null })
    const [mail] = await mails()
    expect(mail).toMatchObject({ status: 'sent', subject: 'Your password was changed' })
    expect(mail?.receipt).toContain('no mail server is set up')
    expect(server.taken).toEqual([])
  })
})

describe('a link that is its reader’s alone', () => {
  const secret = 'https://trivet.example/reset-password?token=s3cret-t0ken&x=1'
  const queueReset = () =>
    queueMail(sql, {
      template: 'password-reset',
      recipient: 'ana@example.com',
      data: { name: 'Ana', link: secret },
      dedupeKey: newId(),
      now: clock.now(),
    })
  const stored = async () => JSON.stringify(await mails())

  test('is in the mail, and no longer in the database', async () => {
    await queueReset()
    await sendAll()
    expect(server.taken[0]?.raw.replace(/=\r\n/g, '')).toContain('s3cret-t0ken')
    expect(await stored()).not.toContain('s3cret')
    expect(await stored()).toContain('link removed')
  })

  test('goes also when the mail could not be sent', async () => {
    server.behaviour.toRecipient = '550 5.1.1 No such user'
    await queueReset()
    await sendAll()
    expect(await stored()).not.toContain('s3cret')
  })

  test('stays in the demo’s mailbox', async () => {
    await queueReset()
    await sendAll({ ...needs, keepsSecrets: true })
    expect(await stored()).toContain('s3cret')
  })

  test('ends the newsletter with one click of the mail program', async () => {
    const link = 'https://trivet.example/newsletter/unsubscribe?token=t'
    await queueMail(sql, {
      template: 'newsletter-welcome',
      recipient: 'ana@example.com',
      data: { link },
      dedupeKey: newId(),
      now: clock.now(),
    })
    await sendAll()
    expect(server.taken[0]?.raw).toContain(`List-Unsubscribe: <${link}>`)
  })
})

describe('a guest', () => {
  const textOf = (raw = '') =>
    Buffer.from(
      raw
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')

  test('who pays at once gets one mail, with the order’s own figures and its calendar', async () => {
    const guest = await createGuest(shop)
    const pan = await createProduct(database, { priceCents: 3333 })
    const body = orderBody(pan, { qty: 3, damageProtection: true, paymentToken: 'tok_test_success' })
    const order = (await postOrder(app, { token: guest.token, body })).json<Order>()
    await restIsOver()
    await sendAll()
    expect(await mails()).toMatchObject([
      { template: 'order-confirmed', recipient: guest.email, status: 'sent' },
    ])
    const text = textOf(server.taken[0]?.raw)
    for (const amount of [order.totalPrice, order.itemsPrice, order.taxPrice, order.damageProtectionPrice]) {
      expect(text).toContain(`$${amount.toFixed(2)}`)
    }
    expect(text).toContain(order._id)
    expect(text).toContain('filename=trivet-2026-12-10.ics')
  })

  test('who pays later gets two, and is not asked to pay what is paid', async () => {
    const guest = await createGuest(shop)
    const pan = await createProduct(database, { priceCents: 3333 })
    const order = (await postOrder(app, { token: guest.token, body: orderBody(pan) })).json<Order>()
    await sendAll()
    expect(server.taken).toEqual([])
    await restIsOver()
    await sendAll()
    await postAs(app, guest, `/api/orders/${order._id}/pay`, { paymentToken: 'tok_test_success' })
    await sendAll()
    expect(await mails()).toMatchObject([{ template: 'order-received' }, { template: 'order-paid' }])
    expect(server.taken).toHaveLength(2)

    await queueMail(sql, {
      template: 'order-expiring',
      recipient: guest.email,
      data: { orderId: order._id },
      dedupeKey: newId(),
      now: clock.now(),
    })
    await sendAll()
    expect(server.taken).toHaveLength(2)
    expect(await prisma.queuedMail.count({ where: { template: 'order-expiring' } })).toBe(0)
  })

  test('whose card was declined hears nothing of an order that is none', async () => {
    const guest = await createGuest(shop)
    const body = orderBody(await createProduct(database), { paymentToken: 'tok_test_declined' })
    const answer = await postOrder(app, { token: guest.token, body })
    expect(answer.json()).toMatchObject({ message: paymentsCopy.paymentDeclined })
    await restIsOver()
    await sendAll()
    expect(server.taken).toEqual([])
  })

  test('can find a lost password with the link of the mail', async () => {
    const guest = await createGuest(shop)
    await restClient(app)('POST', '/users/forgot-password', { body: { email: guest.email } })
    await sendAll()
    expect(textOf(server.taken[0]?.raw)).toMatch(/\/reset-password\?token=[\w-]{43}/)
  })
})

test('to the address of an account that nobody has proven goes what is needed, and nothing else', async () => {
  const { email } = await createGuest(shop, { emailProvenAt: null })
  await queue(email)
  await queueMail(sql, {
    template: 'newsletter-welcome',
    recipient: email.toUpperCase(),
    data: { link: 'https://trivet.example/newsletter/unsubscribe?token=abc' },
    dedupeKey: newId(),
    now: clock.now(),
  })
  await sendAll()
  expect(await mails()).toMatchObject([{ template: 'password-changed', status: 'sent' }])
  expect(server.taken).toHaveLength(1)
})

test('a mail is logged under the request that queued it, however it was queued', async () => {
  const user = await createGuest(shop)
  await prisma.queuedMail.deleteMany()
  const product = await createProduct(database, { priceCents: 7000, countInStock: 5 })
  const asked = await app.inject({
    method: 'POST',
    url: '/api/users/forgot-password',
    payload: { email: user.email },
  })
  const body = orderBody(product, { paymentToken: 'tok_test_success' })
  const ordered = await postOrder(app, { token: user.token, body })
  while (await sendDueMail(needs));
  const ids = [asked, ordered].map(({ headers }) => headers['x-request-id'])
  for (const requestId of ids)
    expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ requestId }), 'mail.sent')
})
