import { agreeByOrdering } from '@trivet/core/copy/legal'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'

/** What pressing Place Order agrees to. The texts open beside the page, which keeps what was typed. */
export function AgreementLine() {
  return (
    <p className="mt-6 max-w-prose text-small text-muted-foreground">
      {agreeByOrdering} <Text to={paths.terms()}>terms of service</Text> and{' '}
      <Text to={paths.rentalAgreement()}>rental agreement</Text>. The{' '}
      <Text to={paths.privacy()}>privacy notice</Text> says what we keep about you.
    </p>
  )
}

function Text({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="text-foreground underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
