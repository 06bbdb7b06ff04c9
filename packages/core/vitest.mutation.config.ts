import { defineConfig } from 'vitest/config'

// mutation tests run from the root of the repository; what is quick becomes slow once every branch is counted
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../scripts/told-time.mjs'],
    isolate: false,
    testTimeout: 60_000,
  },
})
