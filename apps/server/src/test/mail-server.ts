import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll } from 'vitest'

export type TakenMail = { messageId: string; to: string; raw: string }

type Answer = (mail: TakenMail) => Promise<string> | string

/** A mail server that takes mails, or does not, as a test wants. */
export async function mailServer({ pauseMs = 0 }: { pauseMs?: number } = {}) {
  const taken: TakenMail[] = []
  const behaviour: { answer: Answer; toRecipient: string } = {
    answer: () => '250 2.0.0 Ok: queued',
    toRecipient: '250 2.1.5 Ok',
  }
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => {})
    // a client that goes away in the middle is part of the tests
    converse(socket).catch(() => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, taken, behaviour }

  async function converse(socket: Socket) {
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`)
    let unread = ''
    let to = ''
    let isData = false
    say('220 test ESMTP')
    for await (const chunk of socket.setEncoding('utf8')) {
      unread += String(chunk)
      for (;;) {
        const end = unread.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) break
        const part = unread.slice(0, end)
        unread = unread.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          await take(part)
          continue
        }
        if (/^RCPT/i.test(part)) to = /<([^>]*)>/.exec(part)?.[1] ?? ''
        isData = /^DATA/i.test(part)
        say(answerTo(part))
        if (/^QUIT/i.test(part)) socket.end()
      }
    }

    async function take(raw: string) {
      const mail = { messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '', to, raw }
      if (pauseMs > 0) await wait(pauseMs)
      const answer = await behaviour.answer(mail)
      if (answer.startsWith('250')) taken.push(mail)
      say(answer)
    }
  }

  function answerTo(line: string): string {
    if (/^EHLO/i.test(line)) return '250 test'
    if (/^RCPT/i.test(line)) return behaviour.toRecipient
    if (/^DATA/i.test(line)) return '354 go ahead'
    return /^QUIT/i.test(line) ? '221 bye' : '250 Ok'
  }
}
