/** What can happen to units that are sent from one depot to another. */
export const transferSteps = ['send', 'arrive', 'call-off'] as const
export type TransferStep = (typeof transferSteps)[number]

export type TransferFacts = { units: number; isSent: boolean; isOver: boolean }

export type TransferStepFault = 'over' | 'not-sent' | 'on-its-way' | 'arrived-more'

export type TransferDecision = { ok: true } | { ok: false; code: TransferStepFault }

/** What has left can only arrive, with no more than was sent. See docs/policy.md#stock-and-turnaround. */
export function decideTransferStep(
  { units, isSent, isOver }: TransferFacts,
  { step, arrived = 0 }: { step: TransferStep; arrived?: number | undefined },
): TransferDecision {
  if (isOver) return { ok: false, code: 'over' }
  if (step === 'call-off') return isSent ? { ok: false, code: 'on-its-way' } : { ok: true }
  if (step === 'send') return { ok: true }
  if (!isSent) return { ok: false, code: 'not-sent' }
  return arrived > units ? { ok: false, code: 'arrived-more' } : { ok: true }
}
