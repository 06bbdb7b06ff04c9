import { cpus } from 'node:os'
import type { Load } from './load.ts'

type Round = Load & { cpuMicroseconds: number }

export type Measured = { name: string; aim: number; ours: Round[]; bare: Round[] }

export function report(measured: Measured[], machine: { memoryMiB: number; coldStartMs: number }): void {
  console.table(
    Object.fromEntries(
      measured.map(({ name, aim, ours, bare }) => {
        const share = medianOf(ours, 'requestsPerSecond') / medianOf(bare, 'requestsPerSecond')
        return [
          name,
          {
            'ours /s': Math.round(medianOf(ours, 'requestsPerSecond')),
            'bare /s': Math.round(medianOf(bare, 'requestsPerSecond')),
            share: share.toFixed(2),
            aim: aim.toFixed(2),
            reached: share >= aim ? 'yes' : 'NO',
            'ours ms (median)': medianOf(ours, 'medianMs'),
            'ours ms (p99)': medianOf(ours, 'p99Ms'),
            'ours CPU µs': Math.round(medianOf(ours, 'cpuMicroseconds')),
            'bare CPU µs': Math.round(medianOf(bare, 'cpuMicroseconds')),
          },
        ]
      }),
    ),
  )
  console.log(`memory after the run: ${Math.round(machine.memoryMiB)} MiB (aim 250)`)
  console.log(`cold start on an existing database: ${Math.round(machine.coldStartMs)} ms (aim 1500)`)
}

const flatAim = 0.5

export type Flat = { name: string; large: Load[]; small: Load[] }

/** How fast a large shop is beside a small one. */
export function reportFlat(measured: Flat[]): void {
  console.table(
    Object.fromEntries(
      measured.map(({ name, large, small }) => {
        const share = medianOf(large, 'requestsPerSecond') / medianOf(small, 'requestsPerSecond')
        return [
          name,
          {
            'of 100,000 /s': Math.round(medianOf(large, 'requestsPerSecond')),
            'of 1,000 /s': Math.round(medianOf(small, 'requestsPerSecond')),
            share: share.toFixed(2),
            aim: flatAim.toFixed(2),
            reached: share >= flatAim ? 'yes' : 'NO',
          },
        ]
      }),
    ),
  )
}

export type Processes = {
  name: string
  one: Pick<Load, 'requestsPerSecond'>[]
  two: Pick<Load, 'requestsPerSecond'>[]
  busyCores: number[]
  lockWaits: number[]
}

/** What a second process adds. Where all cores are busy, more processes have nothing to run on. */
export function reportProcesses(measured: Processes[]): void {
  console.table(
    Object.fromEntries(
      measured.map(({ name, one, two, busyCores, lockWaits }) => [
        name,
        {
          'one process /s': Math.round(medianOf(one, 'requestsPerSecond')),
          'two /s': Math.round(medianOf(two, 'requestsPerSecond')),
          gain: (medianOf(two, 'requestsPerSecond') / medianOf(one, 'requestsPerSecond')).toFixed(2),
          'busy cores': `${median(busyCores).toFixed(1)} of ${cpus().length}`,
          'waiting for a lock': median(lockWaits).toFixed(2),
        },
      ]),
    ),
  )
}

const pagesAim = 500

export function reportPages(pages: { name: string; rounds: Load[] }[]): void {
  console.table(
    Object.fromEntries(
      pages.map(({ name, rounds }) => {
        const perSecond = Math.round(medianOf(rounds, 'requestsPerSecond'))
        return [
          name,
          {
            'ours /s': perSecond,
            aim: pagesAim,
            reached: perSecond >= pagesAim ? 'yes' : 'NO',
            'ms (median)': medianOf(rounds, 'medianMs'),
            'ms (p99)': medianOf(rounds, 'p99Ms'),
          },
        ]
      }),
    ),
  )
}

function medianOf<Figure extends string>(rounds: Record<Figure, number>[], figure: Figure): number {
  return median(rounds.map((round) => round[figure]))
}

function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
