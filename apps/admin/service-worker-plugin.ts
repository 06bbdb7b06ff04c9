import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'

const script = join(import.meta.dirname, 'service-worker/service-worker.ts')
/** What a driver's day is made of: the shell, and the page itself. */
const pages = ['/src/main.tsx', '/src/routes/day.tsx']

/** Writes sw.js, which knows by name every file that a driver's day needs without network. */
export function serviceWorker({ base }: { base: string }): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = filesOf(bundle).map((file) => base + file)
      const code = await builtScript()
      const version = createHash('sha256')
        .update(code + files.join(' '))
        .digest('hex')
        .slice(0, 12)
      const source = `const ADMIN_VERSION=${JSON.stringify(version)},ADMIN_FILES=${JSON.stringify([base, ...files])};\n${code}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** The chunks of the pages with all they import, their styles and the fonts of those. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const take = (name: string) => {
    if (found.has(name)) return
    const file = bundle[name]
    if (!file) return
    found.add(name)
    if (file.type === 'asset') {
      const text = name.endsWith('.css') ? String(file.source) : ''
      for (const [, asset = ''] of text.matchAll(/(assets\/[\w.-]+\.woff2)/g)) take(asset)
      return
    }
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) take(next)
  }
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const isWanted = file.isEntry || pages.some((page) => file.facadeModuleId?.endsWith(page))
    if (isWanted) take(file.fileName)
  }
  return [...found].sort()
}

async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: script, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${script} gave no script.`)
  return chunk.code.trim()
}
