import { defineConfig } from 'vitest/config'
import shop, { alone } from './vitest.config.ts'

export default defineConfig({
  ...shop,
  test: { ...shop.test, name: 'shop-alone', include: alone, exclude: [], isolate: true },
})
