import { asksForProof, isProofFresh } from '@trivet/core/sign-in'
import type { Permission } from '@trivet/core/staff'
import { AppError } from './app-error.ts'
import type { Actor } from './context.ts'

type Change = { permission: Permission; now: Date }

/** Refuses a change that reaches far where it is a while ago that whoever makes it proved who they are. */
export function requireProof(actor: Actor, { permission, now }: Change): void {
  if (asksForProof(permission)) requireFreshProof(actor, now)
}

export function requireFreshProof({ provenAt }: Actor, now: Date): void {
  if (!isProofFresh({ provenAt, now })) throw new AppError('PROOF_REQUIRED')
}
