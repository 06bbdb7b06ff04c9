import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // the whole route manifest comes with the first page: no request per link
  routeDiscovery: { mode: 'initial' },
} satisfies Config
