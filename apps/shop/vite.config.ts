import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const server = process.env.SERVER_URL ?? 'http://localhost:4000'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: 5173, proxy: { '/api': server, '/trpc': server } },
})
