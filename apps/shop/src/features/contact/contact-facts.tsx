import { standardIdentity } from '@trivet/core/company'
import { JsonLd } from '../../components/page/json-ld.tsx'
import { useSiteOrigin } from '../../components/page/page-head.tsx'
import { useSupportEmail } from '../../components/support-email.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'

const standardHours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00:00-05:00',
  closes: '18:00:00-05:00',
}

/** How to reach us, as search engines read it. */
export function ContactFacts() {
  const origin = useSiteOrigin()
  const email = useSupportEmail()
  const { name, supportHours, supportPhone } = useShopSettings().identity
  return (
    <JsonLd
      facts={{
        '@type': 'ContactPage',
        url: origin + paths.contact(),
        mainEntity: {
          '@type': 'Organization',
          name,
          url: origin + paths.home(),
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email,
            ...(supportPhone && { telephone: supportPhone }),
            availableLanguage: 'English',
            // other hours are words that no machine reads
            ...(supportHours === standardIdentity.supportHours && { hoursAvailable: standardHours }),
          },
        },
      }}
    />
  )
}
