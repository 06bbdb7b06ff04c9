import { preloadedFonts } from '@trivet/ui/fonts'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from 'react-router'
import type { LinksFunction, LoaderFunctionArgs } from 'react-router'
import appStyles from './app.css?url'
import { ErrorPage } from './components/page/error-page.tsx'
import { Providers } from './frame/providers.tsx'
import { SiteFrame } from './frame/site-frame.tsx'
import { isPlainPage } from './lib/plain-page.ts'
import { loaderApi } from './lib/route-data.ts'

export const links: LinksFunction = () => [
  // By its address and not by import: a chunk that comes later would ask for the styles of the whole page once more. With a
  // precedence React puts it before the preloads: nothing is painted before it, and some pages preload eighty scripts.
  { rel: 'stylesheet', href: appStyles, precedence: 'app' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
]

export async function loader(args: LoaderFunctionArgs) {
  // a page without the shop's own numbers is better than none
  const facts = await loaderApi(args)
    .utils.shop.facts.fetch()
    .catch(() => null)
  return { origin: new URL(args.request.url).origin, facts }
}

// the origin never changes during a visit, and of new settings the API tells
export function shouldRevalidate() {
  return false
}

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

export function Layout({ children }: { children: ReactNode }) {
  const isPlain = useMatches().some(({ handle }) => isPlainPage(handle))
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F8F5" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161115" />
        <Meta />
        <Links />
      </head>
      <body>
        {isPlain ? (
          children
        ) : (
          <>
            <Providers>
              <SiteFrame>{children}</SiteFrame>
            </Providers>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
