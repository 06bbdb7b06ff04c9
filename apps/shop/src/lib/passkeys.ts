import type { ApiClient } from './trpc.ts'

/** Has the browser sign what the shop asks; loaded when somebody reaches for a passkey. */
export async function signWithPasskey(client: Pick<ApiClient, 'passkeys'>) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: await client.passkeys.ask.mutate() })
}
