import { isIPv4, isIPv6 } from 'node:net'

/**
 * Whom limits count. An IPv6 customer is given at least a whole /64 and may call from each of its addresses;
 * an IPv4 one may reach an IPv6 socket, which then writes the address as ::ffff:203.0.113.7.
 */
export function clientAddress(ip: string): string {
  if (isIPv4(ip) || !isIPv6(ip)) return ip
  const groups = groupsOf(ip)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. */
function groupsOf(ip: string): number[] {
  const [address = ''] = ip.split('%', 1)
  const [head = [], tail] = address.split('::', 2).map(numbersOf)
  if (!tail) return head
  const zeros = new Array<number>(8 - head.length - tail.length).fill(0)
  return [...head, ...zeros, ...tail]
}

function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
