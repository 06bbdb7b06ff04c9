import { defaultCountry } from '@trivet/core/address'
import type { Company } from '@trivet/core/company'

/** The company as it is typed: a field without text is empty. */
export type CompanyDraft = Omit<Company, 'taxId'> & { taxId: string }

const empty: CompanyDraft = {
  legalName: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: defaultCountry,
  taxId: '',
  supportEmail: '',
}

export function companyDraftOf(company: Company | null): CompanyDraft {
  return company ? { ...company, taxId: company.taxId ?? '' } : empty
}

/** Null while nothing is typed: a shop may wait with it, but not say half of it. */
export function companyOfDraft({ country, ...texts }: CompanyDraft): Company | null {
  if (Object.values(texts).every((text) => text.trim() === '')) return null
  return { ...texts, country, taxId: texts.taxId.trim() || null }
}
