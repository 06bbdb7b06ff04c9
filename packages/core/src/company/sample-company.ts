import type { Company } from './company.ts'

/** Who runs the demo shop; its name says that there is no such company. */
export const sampleCompany: Company = {
  legalName: 'Trivet Kitchens LLC (sample)',
  street: '100 Sample Street',
  city: 'Austin',
  state: 'TX',
  postalCode: '78704',
  country: 'USA',
  taxId: '00-0000000',
  supportEmail: 'hello@trivet.test',
}
