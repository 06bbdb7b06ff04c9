import { legalTitles, termsRead, versionOf } from '@trivet/core/copy/legal'
import { legalTexts } from '@trivet/core/legal'
import type { LegalText, LegalVersions } from '@trivet/core/legal'
import { Button } from '@trivet/ui/button'
import { paths } from '../../paths.ts'
import { LegalLink } from './agreement-line.tsx'

type ChangedTermsProps = {
  agreedTo: LegalVersions
  inForce: LegalVersions
  onRead: () => void
}

const pages: Record<LegalText, string> = {
  terms: paths.terms(),
  privacy: paths.privacy(),
  rentalAgreement: paths.rentalAgreement(),
}

/** The texts that are newer than the page, to be read beside it, and how to go on with them. */
export function ChangedTerms({ agreedTo, inForce, onRead }: ChangedTermsProps) {
  const changed = legalTexts.filter((text) => agreedTo[text] !== inForce[text])
  return (
    <>
      <ul className="list-disc pl-5">
        {changed.map((text) => (
          <li key={text}>
            <LegalLink to={pages[text]}>{legalTitles[text]}</LegalLink>, {versionOf(inForce[text])}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRead}>
        {termsRead}
      </Button>
    </>
  )
}
