import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companyInput } from '../contract/settings/company-input.ts'
import { toShopFacts, toStaffFacts } from '../contract/settings/settings-output.ts'
import * as addressCopy from '../copy/address/sentences.ts'
import * as accountsCopy from '../copy/accounts/sentences.ts'
import * as generalCopy from '../copy/general/sentences.ts'
import { settingsRefusals as refusals } from '../copy/settings/settings-refusals.ts'
import { settingsOf } from '../settings/settings-of.ts'
import { standardSettings } from '../settings/shop-settings.ts'
import { sellerLine, sellerName, standardIdentity } from './company.ts'
import { sampleCompany } from './sample-company.ts'
import { supportEmail } from './support-email.ts'

const refusal = (company: unknown) => {
  const [issue] = companyInput.safeParse(company).error?.issues ?? []
  return issue && [issue.path.join('.'), issue.message]
}

describe('the company', () => {
  test('is named with its address, and the shop by its own name until it is set', () => {
    expect(sellerName(sampleCompany, standardIdentity)).toBe('Trivet Kitchens LLC (sample)')
    expect(sellerLine(sampleCompany)).toBe(
      'Trivet Kitchens LLC (sample), 100 Sample Street, Austin, TX 78704, United States',
    )
    expect(supportEmail(sampleCompany)).toBe('hello@trivet.test')
    expect([sellerName(null, standardIdentity), sellerLine(null), supportEmail(null)]).toEqual([
      'Trivet',
      null,
      'hello@trivet.test',
    ])
  })

  test('is taken as it was typed, trimmed; none is none, and the country has a default', () => {
    expect(companyInput.parse(null)).toBeNull()
    const { country: _country, taxId: _taxId, ...typed } = sampleCompany
    expect(companyInput.parse({ ...typed, legalName: ' Trivet Kitchens LLC (sample) ' })).toEqual({
      ...sampleCompany,
      taxId: null,
    })
    expect(companyInput.parse({ ...sampleCompany, state: 'Texas', postalCode: '78704-1234' })).toMatchObject({
      state: 'Texas',
    })
    const abroad = { ...sampleCompany, country: 'CAN', state: 'ON', postalCode: 'M5V 2T6' }
    expect(companyInput.parse(abroad)).toEqual(abroad)
    const longest = { ...sampleCompany, legalName: 'é'.repeat(120), street: 'x'.repeat(100) }
    expect(companyInput.parse(longest)).toEqual(longest)
  })

  test.each([
    ['nothing said', undefined, '', refusals.company],
    ['a name alone', 'Lakeside', '', refusals.company],
    ['no legal name', { legalName: '  ' }, 'legalName', refusals.legalName],
    ['a name of signs', { legalName: '—' }, 'legalName', refusals.legalName],
    ['a name too long', { legalName: 'x'.repeat(121) }, 'legalName', refusals.legalName],
    ['a name on two lines', { legalName: 'Lake\nside' }, 'legalName', generalCopy.invalidInput],
    ['a street that is a number', { street: 12 }, 'street', refusals.companyStreet],
    ['a street too long', { street: 'x'.repeat(101) }, 'street', refusals.companyStreet],
    ['no city', { city: '' }, 'city', refusals.companyCity],
    ['no state', { state: null }, 'state', refusals.companyState],
    ['a state of another ZIP code', { state: 'CA' }, 'state', refusals.stateNotOfZip('78704')],
    ['a state nobody knows', { state: 'Texass' }, 'state', refusals.stateNotOfZip('78704')],
    ['a ZIP code of four digits', { postalCode: '7870' }, 'postalCode', refusals.companyZip],
    ['another country', { country: 'FRA' }, 'country', addressCopy.invalidCountry],
    ['a tax id of three signs', { taxId: '123' }, 'taxId', refusals.taxId],
    ['a tax id with a slash', { taxId: '12/345' }, 'taxId', refusals.taxId],
    ['a tax id too long', { taxId: '1'.repeat(31) }, 'taxId', refusals.taxId],
    ['a tax id that is a number', { taxId: 123456789 }, 'taxId', refusals.taxId],
    ['no support email', { supportEmail: '' }, 'supportEmail', refusals.supportEmail],
    ['an email without a host', { supportEmail: 'help@' }, 'supportEmail', accountsCopy.emailInvalid],
  ])('with %s is refused at its field', (_case, change, path, message) => {
    const company = typeof change === 'object' ? { ...sampleCompany, ...change } : change
    expect(refusal(company)).toEqual([path, message])
  })

  test('of any other shape is refused with a sentence, and never stops the program', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(sampleCompany)), (value, name) => {
        const answer = companyInput.safeParse({ ...sampleCompany, [name]: value })
        for (const { message } of answer.error?.issues ?? []) expect(message).toMatch(/^[A-Z0-9].+/)
      }),
    )
  })

  test('goes over the wire and back; guests are told no tax id', () => {
    const settings = { ...standardSettings, company: sampleCompany }
    expect(settingsOf(toStaffFacts(settings, { version: 1 }))).toEqual(settings)
    const { company } = toShopFacts(settings, { version: 1 })
    expect(company).not.toHaveProperty('taxId')
  })
})
