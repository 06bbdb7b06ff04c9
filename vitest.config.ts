import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// One core less by itself, which is half of a machine with two. Said here, since projects do not hear it from this
// config.
process.env.VITEST_MAX_WORKERS ??= String(availableParallelism())

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest{,.alone}.config.ts'],
    passWithNoTests: false,
  },
})
