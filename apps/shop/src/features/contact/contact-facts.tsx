import { JsonLd } from '../../components/page/json-ld.tsx'
import { useSiteOrigin } from '../../components/page/page-head.tsx'
import { useSupportEmail } from '../../components/support-email.tsx'
import { paths } from '../../paths.ts'

/** How to reach us, as search engines read it. */
export function ContactFacts() {
  const origin = useSiteOrigin()
  const email = useSupportEmail()
  return (
    <JsonLd
      facts={{
        '@type': 'ContactPage',
        url: origin + paths.contact(),
        mainEntity: {
          '@type': 'Organization',
          name: 'Trivet',
          url: origin + paths.home(),
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email,
            availableLanguage: 'English',
            hoursAvailable: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
              opens: '09:00:00-05:00',
              closes: '18:00:00-05:00',
            },
          },
        },
      }}
    />
  )
}
