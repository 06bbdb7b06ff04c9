import { codeStates } from '@trivet/core/contract/referrals'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { createCode, createHost, earn } from '../../test/referrals.ts'
import { codeState } from './code-state.ts'
import { findCodePage, readCodes } from './referral-list.repo.ts'

const shop = await testApp()
const { sql } = shop.database
const now = shop.clock.now()
const earlier = new Date(now.getTime() - 1)
const later = new Date(now.getTime() + 1)
const unfiltered = { q: undefined, state: undefined, sort: undefined }
const page = { page: 1, pageSize: 100, now }

beforeAll(async () => {
  for (const account of [{}, { isHost: false }, { disabledAt: earlier }])
    for (const withdrawnAt of [undefined, earlier])
      for (const expiresAt of [earlier, now, later]) {
        const { userId: hostId } = await createHost(shop, account)
        await createCode(shop, { hostId, expiresAt, ...(withdrawnAt && { withdrawnAt }) })
      }
})

describe('the list of codes', () => {
  test.each(codeStates)(
    'narrowed to %s finds those, and all of those, that are shown as it',
    async (state) => {
      const { found: all } = await findCodePage(sql, unfiltered, page)
      expect(all.length).toBe(18)
      const shown = all.filter((code) => codeState(code, now) === state).map(({ code }) => code)
      const { found, total } = await findCodePage(sql, { ...unfiltered, state }, page)
      expect(found.map(({ code }) => code).toSorted()).toEqual(shown.toSorted())
      expect(total).toBe(shown.length)
      expect(total).toBeGreaterThan(0)
    },
  )

  test('is the same page by page and as a file, whatever it is sorted by', async () => {
    const host = await createHost(shop)
    await earn(shop, { hostId: host.userId, cents: 945 })
    for (const sort of ['-earned', 'orders', 'host', '-code', 'expires', 'created'] as const) {
      const codes: string[] = []
      for (const number of [1, 2, 3, 4]) {
        const { found } = await findCodePage(sql, { ...unfiltered, sort }, { page: number, pageSize: 5, now })
        codes.push(...found.map(({ code }) => code))
      }
      expect(codes.length).toBe(19)
      const lines: string[] = []
      for await (const line of readCodes(sql, { ...unfiltered, sort }, { now, cells: ({ code }) => [code] }))
        lines.push(String(line[0]))
      expect({ sort, codes }).toEqual({ sort, codes: lines })
    }
    const { found } = await findCodePage(sql, { ...unfiltered, sort: '-earned' }, page)
    expect(found[0]).toMatchObject({ earnedCents: 945, usageCount: 1, host: { id: host.userId } })
  })
})
