import { toStaffFacts } from '@trivet/core/contract/settings'
import { settingsRefusals } from '@trivet/core/copy/settings'
import { standardSettings } from '@trivet/core/settings'
import { expect, test } from 'vitest'
import { newArea } from './area-draft.ts'
import { decideDraft, draftOf, mergeDrafts } from './settings-draft.ts'

const draft = draftOf(toStaffFacts(standardSettings, { version: 0 }))

test('the settings come out of the form as they went in', () => {
  expect(decideDraft(draft)).toMatchObject({ ok: true, settings: standardSettings })
})

test.each([
  ['9', 900],
  [' 9.5 ', 950],
  ['9,25', 925],
  ['0', 0],
])('a tax typed as “%s” is %i basis points', (tax, taxBasisPoints) => {
  expect(decideDraft({ ...draft, tax })).toMatchObject({ fields: { taxBasisPoints } })
})

test.each([
  ['tax', '', 'taxBasisPoints', settingsRefusals.taxBasisPoints],
  ['tax', '8.255', 'taxBasisPoints', settingsRefusals.taxBasisPoints],
  ['tax', '-1', 'taxBasisPoints', settingsRefusals.taxBasisPoints],
  ['damageProtection', '51', 'damageProtectionBasisPoints', settingsRefusals.damageProtectionBasisPoints],
  ['delivery', 'free', 'deliveryPrice', settingsRefusals.deliveryPrice],
  ['turnaround', '1.5', 'turnaroundDays', settingsRefusals.turnaroundDays],
  ['leadTime', '61', 'leadTimeDays', settingsRefusals.leadTimeDays],
])('%s typed as “%s” is refused at its field', (field, text, name, message) => {
  const decision = decideDraft({ ...draft, [field]: text })
  expect(decision.ok ? null : [...decision.errors]).toEqual([[name, message]])
})

test('what is wrong with a limit of unpaid orders stands at its field', () => {
  const { account, address } = draft.unpaidHolds
  const decision = decideDraft({ ...draft, unpaidHolds: { account, address: { ...address, days: '0' } } })
  expect(decision.ok ? null : [...decision.errors]).toEqual([
    ['unpaidHolds.address.days', settingsRefusals.unpaidDays],
  ])
})

test('what is wrong with an area stands at its field', () => {
  const areas = [...draft.areas, { ...newArea(), name: 'Texas', zips: '733, 7870' }]
  const decision = decideDraft({ ...draft, areas })
  expect(decision.ok ? null : [...decision.errors]).toEqual([
    ['serviceAreas.8.zipRanges', settingsRefusals.badZips('7870')],
  ])
})

test('what I touched stays mine, and all else becomes what somebody set meanwhile', () => {
  const theirs = { ...draft, tax: '9', delivery: '20.00', areas: draft.areas.slice(1) }
  expect(mergeDrafts({ ...draft, tax: '7', leadTime: '2' }, { base: draft, theirs })).toEqual({
    ...theirs,
    tax: '7',
    leadTime: '2',
  })
})
