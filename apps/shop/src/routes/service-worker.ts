import script from 'virtual:service-worker'
import manifest from 'virtual:react-router/server-manifest'

/** Its fetches obey this policy and not that of the page. A changed version is what makes browsers fetch it anew. */
export function loader(): Response {
  return new Response(`const SHOP_VERSION = ${JSON.stringify(manifest.version)};\n${script}\n`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  })
}
