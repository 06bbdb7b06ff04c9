import { readFileSync } from 'node:fs'

const bytesPerMegabyte = 1024 * 1024
export const mostMegabytes = 300
/** Between the first and the last third: a part of the whole. */
export const mostSlope = 0.05

/** Resident memory of a process in MB, as Linux counts it. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) * 1024) / bytesPerMegabyte
}

export type Trend = { most: number; slope: number }

/** How high it went, and how much higher the last third lies than the first: medians, since garbage comes and goes. */
export function trendOf(samples: readonly number[]): Trend {
  const third = Math.floor(samples.length / 3)
  const first = median(samples.slice(0, third))
  const last = median(samples.slice(-third))
  return { most: Math.max(...samples), slope: (last - first) / first }
}

export function faultsOf({ most, slope }: Trend): string[] {
  const faults: string[] = []
  if (most > mostMegabytes) faults.push(`${Math.round(most)} MB are more than ${mostMegabytes}`)
  if (slope > mostSlope) faults.push(`${percent(slope)} more in the last third than in the first`)
  return faults
}

export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('No value has a median')
  return middle
}
