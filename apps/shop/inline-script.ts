import { build } from 'vite'
import type { Plugin } from 'vite'

/** `import script from 'virtual:…'`: a file and all it imports as one small script, to stand in a page itself. */
export function inlineScript({ name, file }: { name: string; file: string }): Plugin {
  const resolved = `\0${name}`
  return {
    name: 'inline-script',
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: { write: false, rolldownOptions: { input: file, output: { format: 'iife' } } },
      })
      const [chunk] = 'output' in built ? built.output : []
      if (chunk?.type !== 'chunk') throw new Error(`${file} gave no script.`)
      for (const source of chunk.moduleIds) this.addWatchFile(source)
      return `export default ${JSON.stringify(chunk.code.trim())}`
    },
  }
}
