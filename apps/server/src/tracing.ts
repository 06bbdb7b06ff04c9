// Loaded before everything else (node --import): only what comes after the tracing is traced.
import { createRequire } from 'node:module'
import { loadEnvFile } from './env-file.ts'

// none is a dependency: a shop that is not traced installs and loads nothing of it
const packages = {
  '@opentelemetry/sdk-node': '0.301.0',
  '@opentelemetry/instrumentation-http': '0.301.0',
  '@opentelemetry/instrumentation-pg': '0.77.0',
  '@fastify/otel': '0.21.2',
}

loadEnvFile()
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? process.env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
  try {
    await startTracing()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
    process.stderr.write(
      `There are no traces, for their packages are not installed: npm install --no-save ${names.join(' ')}\n`,
    )
  }
}

type Sdk = { start(): void; shutdown(): Promise<void> }
type Instrumentation<Options> = new (options: Options) => object
type Span = {
  updateName(name: string): void
  setAttributes(attributes: Record<string, string>): void
}
type Request = { id: string; method: string; routeOptions: { url?: string } }

async function startTracing() {
  // the shop's numbers have a place of their own
  process.env['OTEL_METRICS_EXPORTER'] ??= 'none'
  process.env['OTEL_LOGS_EXPORTER'] ??= 'none'
  const { NodeSDK } = await load<{
    NodeSDK: new (options: { serviceName: string; instrumentations: object[] }) => Sdk
  }>('@opentelemetry/sdk-node')
  const { HttpInstrumentation } = await load<{
    HttpInstrumentation: Instrumentation<{ disableIncomingRequestInstrumentation: boolean }>
  }>('@opentelemetry/instrumentation-http')
  const { PgInstrumentation } = await load<{
    PgInstrumentation: Instrumentation<{ requireParentSpan: boolean }>
  }>('@opentelemetry/instrumentation-pg')
  const { FastifyOtelInstrumentation } = await load<{
    FastifyOtelInstrumentation: Instrumentation<{
      registerOnInitialization: boolean
      instrumentHooks: boolean
      instrumentHandler: boolean
      ignorePaths: (route: { url: string }) => boolean
      requestHook: (span: Span, request: Request) => void
    }>
  }>('@fastify/otel')

  const sdk = new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? 'trivet',
    instrumentations: [
      new HttpInstrumentation({ disableIncomingRequestInstrumentation: true }),
      // what runs beside the requests looks at the database every few seconds
      new PgInstrumentation({ requireParentSpan: true }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        ignorePaths: ({ url }) => url === '/healthz' || url === '/readyz' || url === '/metrics',
        // an address may hold what only its reader may have, such as the token of a trip link
        requestHook(span, { id, method, routeOptions: { url = 'none' } }) {
          span.updateName(`${method} ${url}`)
          span.setAttributes({ 'url.path': url, 'request.id': id })
        },
      }),
    ],
  })
  sdk.start()
  // what is imported is not seen, what is required is; both are then the same
  createRequire(import.meta.url)('pg')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sdk.shutdown())
}

/** By a name that the compiler does not look for: the types are not here either. */
async function load<Module>(name: keyof typeof packages): Promise<Module> {
  return (await import(name)) as Module
}
