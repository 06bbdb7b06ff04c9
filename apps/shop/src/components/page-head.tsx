import { useRouteLoaderData } from 'react-router'

export type PageHeadProps = {
  title: string
  description?: string
  /** The page's one address, for search engines. Without it the page is kept out of them. */
  path?: string
  image?: string
}

/** React moves these into the document's head, on the server as well. */
export function PageHead({ title, description, path, image }: PageHeadProps) {
  const origin = useSiteOrigin()
  const fullTitle = `${title} | Trivet`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={origin + path} />
          <meta property="og:url" content={origin + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Trivet" />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={origin + image} />}
        </>
      )}
    </>
  )
}

export function useSiteOrigin(): string {
  const site = useRouteLoaderData<{ origin: string }>('root')
  return site?.origin ?? ''
}
