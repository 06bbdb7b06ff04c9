import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string; rpId: string }

type Changes = {
  /** Where the browser says it is. */
  origin?: string
  /** Whether the device recognized who holds it. */
  isVerified?: boolean
  /** How often it says it was used; one more than before unless it is told. */
  uses?: number
}

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** A passkey in a device, and the browser around it: makes itself, and signs what it is asked to. */
export function softwarePasskey(address: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let used = 0

  function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function deviceData(rpId: string, flags: number, uses: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest])
  }

  return {
    id: id.toString('base64url'),

    make({ challenge, rpId }: Asked, { origin = address, isVerified = true }: Changes = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: an EC2 key, for ES256, on P-256
      const key = Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)])
      const kept = Buffer.concat([Buffer.alloc(16), hex('0020'), id, key])
      const flags = present | withKey | (isVerified ? verified : 0)
      const data = deviceData(rpId, flags, used, kept)
      // CBOR: { fmt: 'none', attStmt: {}, authData }
      const head = hex('a363666d74646e6f6e656761747453746d74a068617574684461746158')
      return {
        id: this.id,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(Buffer.concat([head, Buffer.from([data.length]), data])),
        },
      }
    },

    sign({ challenge, rpId }: Asked, { origin = address, isVerified = true, uses = used + 1 }: Changes = {}) {
      used = uses
      const seen = clientData('webauthn.get', challenge, origin)
      const data = deviceData(rpId, present | (isVerified ? verified : 0), uses)
      return {
        id: this.id,
        response: {
          clientDataJSON: text(seen),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(seen)]), privateKey)),
        },
      }
    },
  }
}

const hex = (digits: string) => Buffer.from(digits, 'hex')
const bytes = (base64url: string) => Buffer.from(base64url, 'base64url')
const text = (data: Buffer) => data.toString('base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
