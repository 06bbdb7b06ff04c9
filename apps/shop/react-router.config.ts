import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressBuild } from './compress-build.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // the whole route manifest comes with the first page: no request per link
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressBuild(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
