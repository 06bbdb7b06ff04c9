import { spawnSync } from 'node:child_process'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type * as drawings from '../../test/drawings.ts'
import { createPrinter } from './print-elsewhere.ts'

function printer({ idleSeconds = 600, mostSeconds = 600 } = {}) {
  const drawnElsewhere = createPrinter({ idleSeconds, mostSeconds })
  const module = new URL('../../test/drawings.ts', import.meta.url)
  const drawing = <Name extends keyof typeof drawings>(name: Name) =>
    drawnElsewhere<Parameters<(typeof drawings)[Name]>>(module, name)
  const processOf = async () => Number(String(await drawing('processId')()))
  return { drawing, processOf }
}

async function untilEnded(processId: number) {
  for (;;) {
    try {
      process.kill(processId, 0)
    } catch {
      return
    }
    await turn()
  }
}

test('a file is drawn in another process, which is there for the next one', async () => {
  const { drawing, processOf } = printer()
  const [first, second] = await Promise.all([processOf(), processOf()])
  expect(first).not.toBe(process.pid)
  expect(second).toBe(first)
  const day = new Date('2026-12-10T12:00:00Z')
  expect(String(await drawing('written')({ day }))).toBe(day.toISOString())
})

test('what cannot be drawn is an error of its own, and the others are drawn', async () => {
  const { drawing } = printer()
  const written = drawing('written')
  const day = new Date('2026-12-10T12:00:00Z')
  const results = await Promise.allSettled([written({ day }), drawing('spoiled')(), written({ day })])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { message: 'No ink' } })
})

test('the process ends when nobody asks, and begins again with the next file', async () => {
  const { processOf } = printer({ idleSeconds: 0 })
  const first = await processOf()
  await untilEnded(first)
  expect(await processOf()).not.toBe(first)
})

test('one that ends in the middle is made known as busy, and the next file is drawn by another', async () => {
  const { drawing, processOf } = printer()
  const first = await processOf()
  const lost = expect(drawing('never')()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  process.kill(first, 'SIGKILL')
  await lost
  expect(await processOf()).not.toBe(first)
})

test('two files asked for from one that has just ended are refused, and the next one is drawn', async () => {
  const { processOf } = printer()
  const first = await processOf()
  process.kill(first, 'SIGKILL')
  // it ends while nothing is heard of it here
  spawnSync(process.execPath, ['--eval', ''])
  const asked = await Promise.allSettled([processOf(), processOf()])
  for (const result of asked) expect(result).toMatchObject({ reason: { code: 'UNAVAILABLE' } })
  expect(await processOf()).not.toBe(first)
})

test('one that says nothing in time is ended', async () => {
  const { drawing } = printer({ mostSeconds: 0 })
  await expect(drawing('never')()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})

test('a signal to the group leaves it to its server when it ends', async () => {
  const { processOf } = printer()
  const first = await processOf()
  process.kill(first, 'SIGTERM')
  process.kill(first, 'SIGINT')
  expect(await processOf()).toBe(first)
})
