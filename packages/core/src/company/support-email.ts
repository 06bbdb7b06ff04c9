import type { Company } from './company.ts'

/** Where guests write to: a sample address until the company is set. See docs/policy.md#the-company. */
export function supportEmail(company: Pick<Company, 'supportEmail'> | null): string {
  return company?.supportEmail ?? 'hello@trivet.test'
}
