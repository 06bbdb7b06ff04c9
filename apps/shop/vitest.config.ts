import { defineConfig } from 'vitest/config'
import { readRoutePatterns } from './route-patterns.ts'

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
    setupFiles: ['../../scripts/told-time.mjs', 'src/test/setup.ts'],
    // a machine busy with others is not what a test is about
    testTimeout: 20_000,
  },
})
