import { earlierRentalAgreements, rentalAgreementPage } from '@trivet/core/copy/legal'
import { calendarDate } from '@trivet/core/dates'
import { legalVersions } from '@trivet/core/legal'
import { data, useParams } from 'react-router'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { paths } from '../paths.ts'

export const headers = publicPageHeaders

type Asked = { params: { version?: string } }

export function loader(asked: Asked) {
  return refuseUnknown(asked)
}

export function clientLoader(asked: Asked) {
  return refuseUnknown(asked)
}

function refuseUnknown({ params: { version } }: Asked) {
  if (version !== undefined && !earlierRentalAgreements.has(version)) throw data(null, { status: 404 })
  return null
}

export default function RentalAgreementRoute() {
  const { version } = useParams()
  const earlier = version === undefined ? undefined : earlierRentalAgreements.get(version)
  return (
    <LegalDocument
      page={earlier ?? rentalAgreementPage}
      version={version && earlier ? calendarDate(version) : legalVersions.rentalAgreement}
      isEarlier={earlier !== undefined}
      path={paths.rentalAgreement()}
      weave="weave-custom"
    />
  )
}
