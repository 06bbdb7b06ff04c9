import { JsonLd } from '../../components/page/json-ld.tsx'
import { useSiteOrigin } from '../../components/page/page-head.tsx'
import { useSupportEmail } from '../../components/support-email.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'

/** Who we are, as search engines read it. */
export function AboutFacts() {
  const origin = useSiteOrigin()
  const { serviceAreas, identity } = useShopSettings()
  const email = useSupportEmail()
  return (
    <JsonLd
      facts={{
        '@type': 'AboutPage',
        url: origin + paths.about(),
        mainEntity: {
          '@type': 'Organization',
          name: identity.name,
          url: origin + paths.home(),
          logo: `${origin}/favicon.svg`,
          email,
          areaServed: serviceAreas.map(({ name }) => name),
        },
      }}
    />
  )
}
