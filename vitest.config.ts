import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest{,.alone}.config.ts'],
    passWithNoTests: false,
    // one core less by itself, which is half of a machine with two
    maxWorkers: availableParallelism(),
  },
})
