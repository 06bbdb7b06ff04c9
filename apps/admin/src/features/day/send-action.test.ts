import * as signInCopy from '@trivet/core/copy/sign-in'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createApiClient } from '../../lib/trpc.ts'
import { api, Refusal, stubApi } from '../../test/api.ts'
import type { StopAction } from './outbox.ts'
import { sendAction } from './send-action.ts'

const code = 'SECOND_FACTOR_SETUP_REQUIRED'
const message = signInCopy.secondFactorSetupRequired
const action: StopAction = {
  seq: 1,
  key: 'key-1',
  staffId: 'dana',
  staffName: 'Dana Reyes',
  orderId: 'a',
  kind: 'delivery',
  guest: 'Ana',
  report: { outcome: 'delivered', signedBy: '', photo: 'key-1', note: '' },
  seenVersion: '1',
  madeAt: '2026-12-10T15:00:00Z',
  state: 'waiting',
}

test('a report of a driver without a second factor is sent later', async () => {
  const reportStop = () => {
    throw new Refusal(403, code, message)
  }
  stubApi({ dispatch: { reportStop } })
  expect(await sendAction(createApiClient(), action, undefined)).toEqual({ kind: 'later' })
})

test('and so is its photo', async () => {
  api.use(http.put('*/stop-photos/key-1', () => HttpResponse.json({ code, message }, { status: 403 })))
  expect(await sendAction(createApiClient(), action, new Blob(['door']))).toEqual({ kind: 'later' })
})

test('a photo that is turned away for itself keeps the sentence of the server', async () => {
  const sentence = 'This is no picture'
  api.use(http.put('*/stop-photos/key-1', () => HttpResponse.json({ message: sentence }, { status: 400 })))
  expect(await sendAction(createApiClient(), action, new Blob(['door']))).toEqual({
    kind: 'refused',
    sentence,
  })
})
