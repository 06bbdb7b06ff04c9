import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/told-time.mjs', 'src/test/setup.ts'],
    // a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
