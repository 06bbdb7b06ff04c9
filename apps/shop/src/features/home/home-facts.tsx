import { JsonLd } from '../../components/page/json-ld.tsx'
import { useSiteOrigin } from '../../components/page/page-head.tsx'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'

/** Whose site this is, as search engines read it. */
export function HomeFacts() {
  const origin = useSiteOrigin()
  const { company, identity } = useShopSettings()
  return (
    <JsonLd
      facts={{
        '@type': 'Organization',
        name: identity.name,
        url: origin + paths.home(),
        logo: `${origin}/favicon.svg`,
        ...(company && { email: company.supportEmail }),
      }}
    />
  )
}
