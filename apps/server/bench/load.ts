import autocannon from 'autocannon'

export type Request = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

export type Load = { requestsPerSecond: number; medianMs: number; p99Ms: number; requests: number }

/** Sends requests as fast as the server answers; a single wrong answer makes the figures worthless. */
export async function load(
  url: string,
  seconds: number,
  nextRequest: () => Request,
  connections = 32,
): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...nextRequest() }) }],
  })
  const failures = result.non2xx + result.errors + result.timeouts
  if (failures > 0) throw new Error(`${url}: ${failures} of ${result.requests.total} requests failed`)
  return {
    requestsPerSecond: result.requests.average,
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    requests: result.requests.total,
  }
}
