import { rentalAgreementPage } from '@trivet/core/copy/legal'
import { legalVersions } from '@trivet/core/legal'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { paths } from '../paths.ts'

export const headers = publicPageHeaders

export default function RentalAgreementRoute() {
  return (
    <LegalDocument
      page={rentalAgreementPage}
      version={legalVersions.rentalAgreement}
      path={paths.rentalAgreement()}
      weave="weave-custom"
    />
  )
}
