import { build } from 'vite'
import type { Plugin } from 'vite'

const suffix = '?inline-script'

/** `import text from './x.ts?inline-script'`: the file and all it imports as one small script, to stand in a page. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const input = id.slice(0, -suffix.length)
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
      })
      const [chunk] = 'output' in built ? built.output : []
      if (chunk?.type !== 'chunk') throw new Error(`${input} gave no script.`)
      for (const file of chunk.moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(chunk.code.trim())}`
    },
  }
}
