import { onTestFinished, vi } from 'vitest'

type Credential = { id: string; rawId: ArrayBuffer; type: string; response: object }

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** The id by which the pages know what the stubbed browser made. */
export const passkeyId = 'cGFzc2tleQ'

const credential = (response: object): Credential & { getClientExtensionResults: () => object } => ({
  id: passkeyId,
  rawId: bytes('passkey'),
  type: 'public-key',
  response: { clientDataJSON: bytes('{}'), ...response },
  getClientExtensionResults: () => ({}),
})

/** For one test, a browser that has passkeys; a name of an error makes it refuse. */
export function stubPasskeys(refusal?: string) {
  const answer = (response: object) =>
    vi.fn(async (_asked: object) => {
      if (refusal) throw new DOMException('refused', refusal)
      return credential(response)
    })
  const credentials = {
    create: answer({ attestationObject: bytes('made') }),
    get: answer({ authenticatorData: bytes('there'), signature: bytes('signed'), userHandle: null }),
  }
  vi.stubGlobal('PublicKeyCredential', class {})
  const before = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    if (before) Object.defineProperty(navigator, 'credentials', before)
    else Reflect.deleteProperty(navigator, 'credentials')
  })
  return credentials
}

export const passkeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
}

export const passkeySetup = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Trivet' },
  user: { id: 'dXNlcg', name: 'ana@example.com', displayName: 'Ana' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
  attestation: 'none' as const,
  timeout: 300_000,
}

export const passkey = {
  _id: '1',
  name: 'Work laptop',
  addedAt: '2026-11-20T18:00:00.000Z',
  lastUsedAt: '2026-11-21T18:00:00.000Z',
}
