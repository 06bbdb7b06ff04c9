import { defineConfig } from 'vitest/config'

export default defineConfig({
  // pure functions leave nothing behind that one file could do to the next
  test: {
    name: 'core',
    include: ['src/**/*.test.ts', 'scripts/*.test.ts'],
    setupFiles: ['../../scripts/told-time.mjs'],
    isolate: false,
    // a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
