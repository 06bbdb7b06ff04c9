import { JsonLd } from '../../components/page/json-ld.tsx'
import { useSiteOrigin } from '../../components/page/page-head.tsx'
import { support } from '../../components/support.ts'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'

/** Who we are, as search engines read it. */
export function AboutFacts() {
  const origin = useSiteOrigin()
  const { serviceAreas } = useShopSettings()
  return (
    <JsonLd
      facts={{
        '@type': 'AboutPage',
        url: origin + paths.about(),
        mainEntity: {
          '@type': 'Organization',
          name: 'Trivet',
          url: origin + paths.home(),
          logo: `${origin}/favicon.svg`,
          email: support.email,
          areaServed: serviceAreas.map(({ name }) => name),
        },
      }}
    />
  )
}
