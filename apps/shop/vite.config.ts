import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkOfEveryPage } from './chunk-of-every-page.ts'

const server = process.env.SERVER_URL ?? 'http://localhost:4000'

const chunks = [
  // changes with a new version only, so it stays in the browser's cache over ours
  { name: 'frameworks', test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 1 },
  { name: chunkOfEveryPage('frame') },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173, proxy: { '/api': server, '/trpc': server } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
})
