import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkOfEveryPage } from './chunk-of-every-page.ts'
import { readCutoutSizes } from './cutout-sizes.ts'
import { inlineScript } from './inline-script.ts'
import { readNamedPictures } from './named-pictures.ts'
import { readRoutePatterns } from './route-patterns.ts'

const server = process.env.SERVER_URL ?? 'http://localhost:4000'

const frameworks = /\/node_modules\/(react|react-dom|scheduler|react-router)\//
const productParts =
  /\/(product-card|product-image|picture|badge|weekly-price|star-rating|product-text|weave|route-data|product-address|plus|minus|trip-dates-room)\.(tsx?|m?js)$/

// its package does not say that whoever asks for none of it can do without
const webSockets = /\/node_modules\/@trpc\/client\/dist\/wsLink-/

// where a page stands, which many of them tell above their title
const crumbs = /\/(breadcrumb|page-crumbs)\.tsx$/

// what crumbs stand on: pages without them need it, too
const underCrumbs = /\/(json-ld|render-link|chevron-right)\.(tsx|m?js)$/

const fields =
  /\/packages\/ui\/src\/(?:[\w-]+\/)?(field|text-field|select-field|checkbox-field|use-focus-when-lost)\.tsx$/

// what runs apart from the app's scripts: in a page itself, or as its worker
const inlineScripts = {
  'virtual:early-events': 'src/early-events/main.ts',
  'virtual:offline-page': 'src/offline/main.ts',
  'virtual:service-worker': 'service-worker/service-worker.ts',
}

// a few files compress better than many small ones, and arrive sooner
const chunks = [
  // changes with a new version only, so it stays in the browser's cache over ours
  { name: 'frameworks', test: frameworks, priority: 1 },
  { name: chunkOfEveryPage('frame') },
  // what shows a thing that is for rent
  { name: 'product-parts', test: productParts, minShareCount: 3, tags: ['$initial' as const] },
  { name: 'under-crumbs', test: underCrumbs, tags: ['$initial' as const] },
  { name: 'crumbs', test: crumbs, minShareCount: 3, tags: ['$initial' as const] },
  { name: 'fields', test: fields, minShareCount: 3, tags: ['$initial' as const] },
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    ...Object.entries(inlineScripts).map(([name, file]) =>
      inlineScript({ name, file: join(import.meta.dirname, file) }),
    ),
    reactRouter(),
  ],
  define: {
    CUTOUT_SIZES: JSON.stringify(readCutoutSizes()),
    NAMED_PICTURES: JSON.stringify(readNamedPictures()),
    ROUTE_PATTERNS: JSON.stringify(readRoutePatterns()),
    // else zod tries whether it may compile its checks, which our policy refuses and the browser reports
    'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }),
  },
  // a thousand icons, of which the pages draw some forty
  ssr: { noExternal: ['lucide-react'] },
  server: { port: 5173, proxy: { '/api': server, '/trpc': server } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
          treeshake: { moduleSideEffects: [{ test: webSockets, sideEffects: false }] },
        },
      },
    },
  },
})
