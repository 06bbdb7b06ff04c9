// How much script a page of the shop loads before it can be used: what its HTML names and what that imports.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The gzipped bytes of every page's first load, by the page's route, from the client build of the shop. */
export function firstLoads(clientFolder) {
  const manifest = readManifest(clientFolder)
  const { root, ...pages } = manifest.routes
  const bytesOf = remembered((file) => gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length)
  const importsOf = remembered((file) => staticImports(readFileSync(join(clientFolder, file), 'utf8')))
  return Object.values(pages).map((page) => {
    const named = [manifest.entry, root, page].flatMap(filesOf)
    const files = withImports([...named, manifest.url], importsOf)
    return { page: page.id, files: files.length, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) }
  })
}

function readManifest(clientFolder) {
  const name = readdirSync(join(clientFolder, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error(`There is no route manifest in ${clientFolder}. Run: npm run build`)
  const text = readFileSync(join(clientFolder, 'assets', name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

function filesOf({ module, imports = [], clientLoaderModule, clientActionModule }) {
  return [module, ...imports, clientLoaderModule, clientActionModule].filter(Boolean)
}

function withImports(files, importsOf) {
  const found = new Set()
  const open = [...files]
  while (open.length > 0) {
    const file = open.pop()
    if (found.has(file)) continue
    found.add(file)
    open.push(...importsOf(file))
  }
  return [...found]
}

/** `import … from "./x.js"` and `export … from`, but not `import("./x.js")`, which loads later. */
function staticImports(code) {
  const statement = /(?:^|[;}\s])(?:import|export)(?:[\s\w$*{},]*?\bfrom)?\s*"\.\/([^"]+\.js)"/g
  return Array.from(code.matchAll(statement), ([, name]) => `/assets/${name}`)
}

function remembered(find) {
  const known = new Map()
  return (key) => {
    if (!known.has(key)) known.set(key, find(key))
    return known.get(key)
  }
}
