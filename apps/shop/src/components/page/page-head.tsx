import { useRouteLoaderData } from 'react-router'
import { useShopSettings } from '../../lib/shop-settings.tsx'
import { paths } from '../../paths.ts'

export type PageHeadProps = {
  title: string
  description?: string
  /** The page's one address, for search engines. Without it the page is kept out of them. */
  path?: string
  /** What others show of the page; the shop's own card unless given. */
  image?: string
  /** May be shared, and is kept out of search engines all the same. */
  isUnlisted?: boolean
}

const openGraphPicture = paths.picture({ name: 'open-graph' })

/** React moves these into the document's head, on the server as well. */
export function PageHead({
  title,
  description,
  path,
  image = openGraphPicture,
  isUnlisted = false,
}: PageHeadProps) {
  const origin = useSiteOrigin()
  const { name } = useShopSettings().identity
  const fullTitle = `${title} | ${name}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(path === undefined || isUnlisted) && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={origin + image} />
        </>
      )}
    </>
  )
}

export function useSiteOrigin(): string {
  const site = useRouteLoaderData<{ origin: string }>('root')
  return site?.origin ?? ''
}
