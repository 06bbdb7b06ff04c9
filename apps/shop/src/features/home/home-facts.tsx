import { JsonLd } from '../../components/page/json-ld.tsx'
import { useSiteOrigin } from '../../components/page/page-head.tsx'
import { useSupportEmail } from '../../components/support-email.tsx'
import { paths } from '../../paths.ts'

/** Whose site this is, as search engines read it. */
export function HomeFacts() {
  const origin = useSiteOrigin()
  const email = useSupportEmail()
  return (
    <JsonLd
      facts={{
        '@type': 'Organization',
        name: 'Trivet',
        url: origin + paths.home(),
        logo: `${origin}/favicon.svg`,
        email,
      }}
    />
  )
}
