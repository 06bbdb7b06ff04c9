import { describe, expect, test } from 'vitest'
import { auditFilterInput } from '../contract/audit/audit-input.ts'
import { auditActionText, auditLines } from '../copy/audit/audit-words.ts'

describe('an entry of the audit log', () => {
  test('tells a change as what was and what is', () => {
    expect(auditLines({ details: { setting: 'Tax', from: '8.25%', to: '9%', version: 2 } })).toEqual([
      { label: 'Tax', from: '8.25%', value: '9%' },
      { label: 'Version', value: '2' },
    ])
    expect(auditLines({ details: { setting: 'Denver', from: '800–804', to: null } })).toEqual([
      { label: 'Denver', from: '800–804', value: 'nothing' },
    ])
    expect(auditLines({ details: { field: 'isHost', from: false, to: true } })).toEqual([
      { label: 'Host', from: 'no', value: 'yes' },
    ])
  })

  test('tells money as money, yes and no in words, and nothing of what is empty', () => {
    const details = { amountCents: 9078, isCancelled: false, notes: '', hostId: 'a1', transactionId: null }
    expect(auditLines({ details })).toEqual([
      { label: 'Amount', value: '$90.78' },
      { label: 'Cancelled', value: 'no' },
      { label: 'Host id', value: 'a1' },
    ])
  })

  test.each([
    ['order.status-changed', 'Order status changed'],
    ['payout-details.changed', 'Payout details changed'],
  ] as const)('of “%s” is called “%s”', (action, words) => {
    expect(auditActionText(action)).toBe(words)
  })
})

test('an empty filter of an address is none', () => {
  expect(auditFilterInput.parse({ q: '', actor: ' ', action: '', from: '', to: '' })).toEqual({})
  expect(auditFilterInput.safeParse({ from: 'yesterday' }).success).toBe(false)
  expect(auditFilterInput.parse({ from: '2026-12-01' }).from).toBe('2026-12-01')
})
