import { defineConfig } from 'vitest/config'
import admin, { alone } from './vitest.config.ts'

export default defineConfig({
  ...admin,
  test: { ...admin.test, name: 'admin-alone', include: alone, exclude: [], isolate: true },
})
