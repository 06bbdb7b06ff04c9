import { Breadcrumb } from '@trivet/ui/breadcrumb'
import { Link } from 'react-router'
import { JsonLd } from './json-ld.tsx'
import { useSiteOrigin } from './page-head.tsx'

export type Crumb = { label: string; href: string }

/** The way down to this page, for people and for search engines. */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const origin = useSiteOrigin()
  return (
    <>
      <JsonLd facts={crumbFacts(crumbs, origin)} />
      <Breadcrumb
        className="py-5"
        items={crumbs}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
    </>
  )
}

function crumbFacts(crumbs: readonly Crumb[], origin: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  }
}
