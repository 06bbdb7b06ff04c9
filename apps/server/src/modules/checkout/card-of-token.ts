import type { UserContext } from '../../api/context.ts'

/** The fingerprint of the card behind a token; null where there is none, or nobody can say just now. */
export async function cardOfToken({ payments, log }: UserContext, token: string): Promise<string | null> {
  const asked = payments.taking(token)
  try {
    return asked ? await asked.cardOf(token) : null
  } catch (error) {
    // whatever is wrong with the token, the charge will say so
    log.warn({ err: error, provider: asked?.provider }, 'payments.card-unknown')
    return null
  }
}
