import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { withRequestId } from '../platform/request-id.ts'

// it is written into logs and into comments of SQL
const form = /^[\w-]{8,64}$/

/** A proxy of ours may name the request, so that its log and ours tell of one thing; a stranger may not. */
export function requestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList()
  for (const network of trustedProxies) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) proxies.addAddress(address, familyOf(address))
    else proxies.addSubnet(address, Number(bits), familyOf(address))
  }
  return ({ headers: { 'x-request-id': named }, socket: { remoteAddress = '' } }) => {
    const isGood = typeof named === 'string' && form.test(named)
    return isGood && proxies.check(remoteAddress, familyOf(remoteAddress)) ? named : randomUUID()
  }
}

function familyOf(address: string) {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** Whatever a request does knows its id. */
export function rememberRequestIds(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => withRequestId(request.id, done))
}
