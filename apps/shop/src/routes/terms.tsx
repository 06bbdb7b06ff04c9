import { termsPage } from '@trivet/core/copy/legal'
import { legalVersions } from '@trivet/core/legal'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { paths } from '../paths.ts'

export const headers = publicPageHeaders

export default function TermsRoute() {
  return (
    <LegalDocument
      page={termsPage}
      version={legalVersions.terms}
      path={paths.terms()}
      weave="weave-essential"
    />
  )
}
