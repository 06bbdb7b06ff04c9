import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'admin',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/told-time.mjs', 'src/test/setup.ts'],
    // a page loads with its first test, and a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
