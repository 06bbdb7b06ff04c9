import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.SERVER_URL ?? 'http://localhost:4000'

export default defineConfig({
  base: '/admin/',
  plugins: [tailwindcss(), react()],
  server: { port: 5174, proxy: { '/api': server, '/trpc': server, '/favicon.svg': server } },
})
