import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serviceWorker } from './service-worker-plugin.ts'

const server = process.env.SERVER_URL ?? 'http://localhost:4000'

const base = '/admin/'

export default defineConfig({
  base,
  plugins: [tailwindcss(), react(), serviceWorker({ base })],
  define: {
    // else zod tries whether it may compile its checks, which our policy refuses and the browser reports
    'globalThis.__zod_globalConfig': JSON.stringify({ jitless: true }),
  },
  build: {
    rolldownOptions: {
      // changes less often than our own code, so the browser keeps it
      output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules\/(react|scheduler)/ }] } },
    },
  },
  server: { port: 5174, proxy: { '/api': server, '/trpc': server, '/favicon.svg': server } },
})
