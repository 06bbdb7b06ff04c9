import { configDefaults, defineConfig } from 'vitest/config'
import { filesThatReplaceModules } from '../../scripts/test-files.ts'

/** Tests that need a worker for each file. */
export const alone = filesThatReplaceModules(import.meta.dirname)

export default defineConfig({
  test: {
    name: 'admin',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // run by vitest.alone.config.ts
    exclude: [...configDefaults.exclude, ...alone],
    // the setup file clears away what one test could do to the next; a page's modules load once instead of for each file
    isolate: false,
    setupFiles: ['../../scripts/told-time.mjs', 'src/test/setup.ts'],
    // a page loads with its first test, and a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
