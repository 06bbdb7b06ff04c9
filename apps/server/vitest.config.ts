import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'prisma/**/*.test.ts'],
    setupFiles: ['../../scripts/told-time.mjs'],
    globalSetup: 'src/test/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
