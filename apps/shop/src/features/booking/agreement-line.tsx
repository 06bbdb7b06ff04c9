import { agreeByOrdering } from '@trivet/core/copy/legal'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'

/** What placing the order agrees to. The texts open beside the page, which keeps what was typed. */
export function AgreementLine({ className = 'mt-6' }: { className?: string }) {
  return (
    <p className={`${className} max-w-prose text-small text-muted-foreground`}>
      {agreeByOrdering} <LegalLink to={paths.terms()}>terms of service</LegalLink> and{' '}
      <LegalLink to={paths.rentalAgreement()}>rental agreement</LegalLink>. The{' '}
      <LegalLink to={paths.privacy()}>privacy notice</LegalLink> says what we keep about you.
    </p>
  )
}

/** A legal text, in a tab of its own. */
export function LegalLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="text-foreground underline underline-offset-4">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
