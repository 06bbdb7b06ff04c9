import { waitFor } from '@testing-library/react'
import * as generalCopy from '@trivet/core/copy/general'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { sampleSession } from '../test/samples.ts'
import { server } from '../test/server.ts'
import { fetchPrivateFile, uploadPicture } from './private-file.ts'
import { awaitedUser, dismissEnd, storedSession } from './session-store.ts'

const ana = sampleSession({ token: 'old' })

function answerNewTokens() {
  const answer = ({ request }: { request: Request }) =>
    request.headers.get('authorization') === 'Bearer new'
      ? HttpResponse.json({ _id: 'taken' })
      : HttpResponse.json({ message: generalCopy.authenticationRequired }, { status: 401 })
  server.use(http.get('*/file', answer), http.post('*/photos', answer))
  storedSession.set(ana)
}

test('a file is fetched and a photo handed in once the same guest has signed in again', async () => {
  answerNewTokens()
  const file = fetchPrivateFile('/file')
  const photo = uploadPicture('/photos', new Blob(['photo'], { type: 'image/png' }))
  await waitFor(() => expect(awaitedUser()?._id).toBe(ana._id))
  storedSession.set({ ...ana, token: 'new' })
  expect(await (await file).text()).toContain('taken')
  await expect(photo).resolves.toEqual({ _id: 'taken' })
})

test('nothing is fetched for whoever does not sign in again, or for somebody else', async () => {
  for (const next of [
    dismissEnd,
    () => storedSession.set(sampleSession({ _id: 'b'.repeat(24), token: 'new' })),
  ]) {
    answerNewTokens()
    const file = fetchPrivateFile('/file')
    const refused = expect(file).rejects.toThrow(generalCopy.authenticationRequired)
    await waitFor(() => expect(awaitedUser()).not.toBeNull())
    next()
    await refused
  }
})
