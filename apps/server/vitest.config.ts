import { configDefaults, defineConfig } from 'vitest/config'
import { filesThatReplaceModules } from '../../scripts/test-files.ts'

/** Tests that need a worker for each file. */
export const alone = filesThatReplaceModules(import.meta.dirname)

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'prisma/**/*.test.ts'],
    // run by vitest.alone.config.ts
    exclude: [...configDefaults.exclude, ...alone],
    // each file has a database and an app of its own; the modules they are made of load once
    isolate: false,
    setupFiles: ['../../scripts/told-time.mjs'],
    globalSetup: 'src/test/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
