import { generateSecret, generateURI, verifySync } from 'otplib'

/** A code of a neighboring half minute counts as well: no phone's clock is exact. */
const toleranceSeconds = 30

export const newSecret = (): string => generateSecret()

/** What an authenticator app reads from the QR code. */
export function appUri({
  secret,
  shopName,
  email,
}: {
  secret: string
  shopName: string
  email: string
}): string {
  return generateURI({ issuer: shopName, label: email, secret })
}

type Asked = { secret: string; code: string; now: Date; lastStep: number }

/** The half minute that a code of the app belongs to, if it is right and newer than the last one that was used. */
export function stepOfCode({ secret, code, now, lastStep }: Asked): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const answer = verifySync({
    secret,
    token: code,
    epoch,
    epochTolerance: toleranceSeconds,
    afterTimeStep: lastStep,
  })
  return answer.valid && 'timeStep' in answer ? answer.timeStep : null
}
