import { earlierPrivacyNotices, privacyPage } from '@trivet/core/copy/legal'
import { calendarDate } from '@trivet/core/dates'
import { legalVersions } from '@trivet/core/legal'
import { data, useParams } from 'react-router'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { publicPageHeaders } from '../lib/cache-headers.ts'
import { useShopSettings } from '../lib/shop-settings.tsx'
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
  if (version !== undefined && !earlierPrivacyNotices.has(version)) throw data(null, { status: 404 })
  return null
}

export default function PrivacyRoute() {
  const { version } = useParams()
  const { retention } = useShopSettings()
  const earlier = version === undefined ? undefined : earlierPrivacyNotices.get(version)
  return (
    <LegalDocument
      page={earlier ?? ((shop) => privacyPage(shop, retention))}
      version={version && earlier ? calendarDate(version) : legalVersions.privacy}
      isEarlier={earlier !== undefined}
      path={paths.privacy()}
      weave="weave-chef"
    />
  )
}
