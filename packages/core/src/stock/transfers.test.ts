import { expect, test } from 'vitest'
import { decideTransferStep, type TransferFacts, type TransferStep } from './transfers.ts'

const planned: TransferFacts = { units: 3, isSent: false, isOver: false }
const sent = { ...planned, isSent: true }
const over = { ...sent, isOver: true }

test.each<[string, TransferFacts, TransferStep, number, string]>([
  ['a planned one leaves', planned, 'send', 0, 'ok'],
  ['a planned one is called off', planned, 'call-off', 0, 'ok'],
  ['a planned one has not left', planned, 'arrive', 3, 'not-sent'],
  ['one on its way says again that it left', sent, 'send', 0, 'ok'],
  ['one on its way cannot be called off', sent, 'call-off', 0, 'on-its-way'],
  ['one on its way arrives whole', sent, 'arrive', 3, 'ok'],
  ['one on its way arrives with nothing', sent, 'arrive', 0, 'ok'],
  ['one on its way brings no more than was sent', sent, 'arrive', 4, 'arrived-more'],
  ['one that is over stays so', over, 'arrive', 3, 'over'],
])('%s', (_case, facts, step, arrived, outcome) => {
  const decision = decideTransferStep(facts, { step, arrived })
  expect(decision.ok ? 'ok' : decision.code).toBe(outcome)
})
