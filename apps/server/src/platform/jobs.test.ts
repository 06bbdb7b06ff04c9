import { expect, test, vi } from 'vitest'
import { testDatabaseUrl } from '../test/database.ts'
import { openDatabase, transaction } from './database.ts'
import { startJobs, type Jobs } from './jobs.ts'

const log = { error: vi.fn(), warn: vi.fn() }

async function twoProcesses(): Promise<{ url: string; jobs: [Jobs, Jobs] }> {
  const url = await testDatabaseUrl()
  // at once, on a database without the queue's tables
  return { url, jobs: await Promise.all([startJobs({ url, log }), startJobs({ url, log })]) }
}

test(
  'a job is done once by two processes, after the transaction that sent it',
  { timeout: 30_000 },
  async () => {
    const { url, jobs } = await twoProcesses()
    const database = openDatabase(url)
    const done: object[] = []
    for (const process of jobs) {
      await process.work<{ n: number }>('count', async (data) => {
        done.push(data)
      })
    }
    await transaction(database.sql, (tx) => jobs[0].send('count', { n: 1 }, { tx }))
    await transaction(database.sql, async (tx) => {
      await jobs[1].send('count', { n: 2 }, { tx })
      throw new Error('nothing of this')
    }).catch(() => {})
    await jobs[1].send('count', { n: 3 }, { singletonKey: 'three' })
    await jobs[0].send('count', { n: 3 }, { singletonKey: 'three' })

    await expect.poll(() => done.length, { timeout: 10_000 }).toBe(2)
    await Promise.all(jobs.map((process) => process.stop()))
    expect(done).toContainEqual({ n: 1 })
    expect(done).toContainEqual({ n: 3 })
    await database.close()
  },
)

test('a job that fails is said so and comes again', { timeout: 30_000 }, async () => {
  const { jobs } = await twoProcesses()
  let tries = 0
  await jobs[0].work('stumble', async () => {
    tries += 1
    if (tries === 1) throw new Error('the first time')
  })
  await jobs[0].send('stumble', {})
  await expect.poll(() => tries, { timeout: 25_000, interval: 200 }).toBe(2)
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'stumble' }), 'job failed')
  await Promise.all(jobs.map((process) => process.stop()))
})

test('stopping waits for the job that runs', { timeout: 30_000 }, async () => {
  const { jobs } = await twoProcesses()
  const steps: string[] = []
  await jobs[0].work('slow', async () => {
    steps.push('begun')
    await new Promise((over) => setTimeout(over, 1500))
    steps.push('over')
  })
  await jobs[0].send('slow', {})
  await expect.poll(() => steps, { timeout: 10_000 }).toEqual(['begun'])
  await Promise.all(jobs.map((process) => process.stop()))
  expect(steps).toEqual(['begun', 'over'])
})
