import { expect, test } from 'vitest'
import { createGate } from './concurrency-gate.ts'

/** A task that ends when told to. */
function openTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

test('as many tasks run at once as are allowed, the others wait for a place', async () => {
  const pass = createGate('test', { running: 2, waiting: 32 })
  const tasks = [openTask(), openTask(), openTask()]
  const started: number[] = []
  const passing = tasks.map((task, index) =>
    pass(() => {
      started.push(index)
      return task.run()
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])

  tasks[1]?.end()
  await passing[1]
  await expect.poll(() => started).toEqual([0, 1, 2])
  tasks.forEach((task) => task.end())
  await Promise.all(passing)
})

test('whoever comes when the queue is full is turned away and told when to come back', async () => {
  const pass = createGate('test', { running: 2, waiting: 32 })
  const task = openTask()
  const inside = Array.from({ length: 34 }, () => pass(task.run))

  await expect(pass(task.run)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 1 })
  task.end()
  await Promise.all(inside)
})

test('a task that fails gives its place back', async () => {
  const pass = createGate('test', { running: 1, waiting: 0 })
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(pass(() => Promise.resolve('fine'))).resolves.toBe('fine')
})
