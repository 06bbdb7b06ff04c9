import { once } from 'node:events'
import { Agent, request as open, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import type { Draft } from './draft.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export type Wire = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }
export type Answer = { status: number; type: string; retryAfter: number | null; body: Buffer }

/** As it goes over the wire. */
export function written({ method, pathTemplate, path, query, headers, body }: Draft): Wire {
  const filled = pathTemplate.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => inPath(path[name] ?? ''))
  const search = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  return {
    method,
    path: `/api${filled}${search && `?${search}`}`,
    headers,
    body: body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body) ?? ''),
  }
}

const patience = 10

/** A server that says it is busy is asked again when it says so; one that stays busy has failed. */
export async function sendUntilServed(port: number, wire: Wire, token: string | null): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(port, wire, token).catch(noAnswer)
    if (answer.status !== 503 || answer.retryAfter === null || tries === patience) return answer
    await wait(answer.retryAfter * 1000)
  }
}

function noAnswer(error: Error): Answer {
  return { status: 599, type: '', retryAfter: null, body: Buffer.from(String(error)) }
}

/** Sent byte for byte: `fetch` would tidy the address. */
export async function send(
  port: number,
  { method, path, headers, body }: Wire,
  token: string | null,
): Promise<Answer> {
  const sent = open({
    agent,
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-length': String(body.length) }),
      ...headers,
    },
    timeout: 20_000,
  })
  sent.on('timeout', () => sent.destroy(new Error('No answer in 20 s')))
  sent.end(body)
  const [message] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: message.statusCode ?? 0,
    type: message.headers['content-type'] ?? '',
    retryAfter: Number(message.headers['retry-after']) || null,
    body: await buffer(message),
  }
}

function inPath(text: string): string {
  // '%' alone stays as it is: not every client knows how to write an address
  return text === '%' ? '%' : encoded(text)
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
