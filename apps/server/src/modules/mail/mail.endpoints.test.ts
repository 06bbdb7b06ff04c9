import * as mailCopy from '@trivet/core/copy/mail'
import type { MailDetails, MailPage } from '@trivet/core/contract/mail'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { testApp } from '../../test/app.ts'
import { createUser, signIn } from '../../test/factories.ts'
import { temporaryDirectory } from '../../test/temporary-directory.ts'
import { restClient } from '../accounts/test-client.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { openHandovers } from './handovers.ts'
import { sendDueMail } from './send-due-mail.ts'

const { app, database, clock } = await testApp()
const { prisma, sql } = database
const call = restClient(app)
const log = { info() {}, warn() {}, error() {} }

beforeEach(() => prisma.queuedMail.deleteMany())

const staff = async () => {
  const user = await createUser(database, { isAdmin: true })
  return { user, token: await signIn(database, user, clock) }
}

async function queue(recipient: string, change: { template?: 'password-reset' } = {}) {
  const dedupeKey = newId()
  const now = clock.now()
  if (change.template) {
    const link = 'https://trivet.example/reset-password?token=t'
    await queueMail(sql, {
      template: 'password-reset',
      recipient,
      data: { name: 'Ana', link },
      dedupeKey,
      now,
    })
  } else {
    await queueMail(sql, {
      template: 'password-changed',
      recipient,
      data: { name: '<b>Ana</b>' },
      dedupeKey,
      now,
    })
  }
  clock.advance(60_000)
  return prisma.queuedMail.findUniqueOrThrow({ where: { dedupeKey } })
}

async function sendAll(keepsSecrets = false) {
  const handovers = openHandovers(temporaryDirectory('handovers'))
  const needs = {
    sql,
    clock,
    log,
    publicUrl: 'https://trivet.example',
    mailer: null,
    handovers,
    keepsSecrets,
  }
  while (await sendDueMail(needs));
}

describe('the list of mails', () => {
  test('is searched by address, narrowed by status, and counts each', async () => {
    const { token } = await staff()
    await queue('ana@example.com')
    await queue('ben_1@example.com')
    await sendAll()
    await queue('Ana.Lopez@example.com')
    const list = async (query: string) =>
      (await call('GET', `/admin/mails${query}`, { token })).body as unknown as MailPage
    const all = await list('')
    expect(all.mails.map(({ recipient }) => recipient)).toEqual([
      'Ana.Lopez@example.com',
      'ben_1@example.com',
      'ana@example.com',
    ])
    expect(all).toMatchObject({ page: 1, pages: 1, total: 3 })
    expect(all.counts).toEqual({ queued: 1, failed: 0, dead: 0, sent: 2 })
    expect((await list('?q=ANA')).total).toBe(2)
    expect((await list('?q=ben_1')).total).toBe(1)
    expect((await list('?q=n_1')).total).toBe(1)
    expect((await list('?q=a_a')).total).toBe(0)
    expect((await list('?status=sent&sort=created')).mails.map(({ recipient }) => recipient)).toEqual([
      'ana@example.com',
      'ben_1@example.com',
    ])
    expect(await list('?pageNumber=9')).toMatchObject({ mails: [], pages: 1 })
    expect((await call('GET', '/admin/mails?status=lost', { token })).status).toBe(400)
  })

  test.each([
    ['a guest', null, 401],
    ['a user', {}, 403],
    ['a host', { isHost: true }, 403],
  ])('is not for %s, nor is a mail', async (_case, fields, status) => {
    const mail = await queue('ana@example.com')
    const token = fields && (await signIn(database, await createUser(database, fields), clock))
    const as = token ? { token } : {}
    expect((await call('GET', '/admin/mails', as)).status).toBe(status)
    expect((await call('GET', `/admin/mails/${mail.id}`, as)).status).toBe(status)
    expect((await call('POST', `/admin/mails/${mail.id}/resend`, as)).status).toBe(status)
  })
})

describe('a mail sent again', () => {
  const resend = (id: string, token: string) => call('POST', `/admin/mails/${id}/resend`, { token })

  test('is another message with the same words, once a minute, and noted', async () => {
    const { token, user } = await staff()
    const { id } = await queue('ana@example.com')
    await sendAll()
    expect((await resend(id, token)).status).toBe(200)
    expect((await resend(id, token)).status).toBe(200)
    await sendAll()
    const mails = await prisma.queuedMail.findMany()
    expect(mails.map(({ status, html }) => [status, html === mails[0]?.html])).toEqual([
      ['sent', true],
      ['sent', true],
    ])
    expect(await prisma.auditEntry.findMany({ where: { subject: `mail:${id}` } })).toMatchObject([
      { action: 'mail.resent', actorId: user.id },
    ])
  })

  test('is taken up again where it was dead', async () => {
    const { token } = await staff()
    const { id } = await queue('ana@example.com')
    await sql.query(
      `UPDATE queued_mails SET status = 'dead', next_attempt_at = NULL, attempts = 8, last_error = 'x'`,
    )
    expect((await resend(id, token)).body).toMatchObject({ status: 'queued', attempts: 0, lastError: null })
    await sendAll()
    expect(await prisma.queuedMail.findMany()).toMatchObject([{ id, status: 'sent' }])
  })

  test('is refused while it is still coming, and where its link is gone', async () => {
    const { token } = await staff()
    const coming = await queue('ana@example.com')
    expect(await resend(coming.id, token)).toMatchObject({
      status: 409,
      body: { message: mailCopy.stillComing },
    })
    const reset = await queue('ana@example.com', { template: 'password-reset' })
    await sendAll()
    expect(await resend(reset.id, token)).toMatchObject({
      status: 409,
      body: { message: mailCopy.linkGone },
    })
    const read = (await call('GET', `/admin/mails/${reset.id}`, { token })).body as unknown as MailDetails
    expect(read).toMatchObject({ canResend: false, subject: 'Choose a new password' })
    expect(JSON.stringify(read)).not.toContain('token=t')
    expect((await resend('0'.repeat(24), token)).status).toBe(404)
  })
})

test('a link that lets its reader in is read by no staff, also while its mail waits for a server', async () => {
  const { token } = await staff()
  const { id } = await queue('owner@example.com', { template: 'password-reset' })
  const html = '<a href="https://trivet.example/reset-password?token=t">Choose</a>'
  const text = 'Choose: https://trivet.example/reset-password?token=t'
  await prisma.queuedMail.update({ where: { id }, data: { subject: 'Choose a new password', html, text } })
  const { body } = await call('GET', `/admin/mails/${id}`, { token })
  expect(body).toMatchObject({ status: 'queued', text: expect.stringContaining('link removed') })
  expect(JSON.stringify(body)).not.toContain('token=t')
})

describe('the mailbox of the demo shop', () => {
  test('lists the mails and shows each, with what people wrote as text', async () => {
    const { id } = await queue('<i>@example.com')
    await sendAll(true)
    const list = await app.inject('/dev/mailbox')
    expect(list.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
    expect(list.body).toContain(`<a href="/dev/mailbox/${id}">Your password was changed</a>`)
    expect(list.body).not.toContain('<i>@')
    const mail = await app.inject(`/dev/mailbox/${id}`)
    expect(mail.body).toContain('sandbox=""')
    expect(mail.body).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;, your password')
    const html = await app.inject(`/dev/mailbox/${id}/html`)
    expect(html.body).toContain('Hello &lt;b&gt;Ana&lt;/b&gt;, your password')
    expect(html.headers['content-security-policy']).toContain('sandbox')
    expect((await app.inject('/dev/mailbox/nothing')).statusCode).toBe(404)
    expect((await app.inject(`/dev/mailbox/${id}/files/0`)).statusCode).toBe(404)
  })

  test('is nowhere else', async () => {
    const shop = await testApp({ database, clock, env: { seed: 'none' } })
    const { id } = await queue('ana@example.com')
    await sendAll()
    for (const url of ['/dev/mailbox', `/dev/mailbox/${id}`, `/dev/mailbox/${id}/html`]) {
      const answer = await shop.app.inject(url)
      expect([404, 503]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('ana@example.com')
    }
  })
})
