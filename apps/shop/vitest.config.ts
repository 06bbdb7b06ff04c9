import { configDefaults, defineConfig } from 'vitest/config'
import { filesThatReplaceModules } from '../../scripts/test-files.ts'
import { readRoutePatterns } from './route-patterns.ts'

/** Tests that need a worker for each file. */
export const alone = [
  ...filesThatReplaceModules(import.meta.dirname),
  // listens to a page until it is left
  'src/early-events/*.test.{ts,tsx}',
]

export default defineConfig({
  define: {
    CUTOUT_SIZES: JSON.stringify({ 'chef-knife': [340, 62] }),
    NAMED_PICTURES: JSON.stringify({
      'hero-kitchen': { name: 'hero-kitchen', width: 2000, height: 1100, color: '#ebe6dc', version: 'a1' },
    }),
    ROUTE_PATTERNS: JSON.stringify(readRoutePatterns()),
  },
  test: {
    name: 'shop',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    // run by vitest.alone.config.ts
    exclude: [...configDefaults.exclude, ...alone],
    // the setup file clears away what one test could do to the next; a page's modules load once instead of for each file
    isolate: false,
    setupFiles: ['../../scripts/told-time.mjs', 'src/test/setup.ts'],
    // a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
