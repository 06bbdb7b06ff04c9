import type { CratePlace, CrateScanFaults, CrateScanRefusal, CrateStep } from '../../crates/crate-steps.ts'
import { wordsFor } from '../../refusal/refusal.ts'
import type { WordsOf } from '../../refusal/refusal.ts'

/** What somebody is doing who scans crates. */
export const crateStepNames = {
  packed: 'Pack',
  loaded: 'Load',
  delivered: 'Deliver',
  collected: 'Collect',
  counted: 'Count',
} as const satisfies Record<CrateStep, string>

export const cratePlaceNames = {
  warehouse: 'In the warehouse',
  van: 'In the van',
  guest: 'At the guest’s',
  back: 'Back and counted',
} as const satisfies Record<CratePlace, string>

const scanWords: WordsOf<CrateScanFaults> = {
  'crate-out-of-step': ({ last }) =>
    last === null ? 'This crate was not packed yet' : `This crate was ${last} last`,
  'order-stays-here': ({ status }) => `The order of this crate is ${status}`,
  'order-unpaid': () => 'The order of this crate is unpaid',
}

/** The sentence whoever scans reads about a step that is odd. */
export function crateScanRefusalMessage(refused: CrateScanRefusal): string {
  return wordsFor(scanWords, refused)
}
