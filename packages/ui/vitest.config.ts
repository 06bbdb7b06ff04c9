import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // the setup file clears away what one test could do to the next
    isolate: false,
    setupFiles: ['../../scripts/told-time.mjs', 'src/test/setup.ts'],
    // a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
