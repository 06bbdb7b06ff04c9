import * as generalCopy from '@trivet/core/copy/general'
import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { createUser, signIn } from '../test/factories.ts'
import { olderQueryNames } from './older-query-names.ts'
import { endpointsOf } from './procedure-schema.ts'
import { appRouter } from './router.ts'

const { app, database, clock } = await testApp()
const token = await signIn(database, await createUser(database, { isAdmin: true }), clock)

const paths = endpointsOf(appRouter).flatMap(({ name, rest }) => (olderQueryNames[name] ? rest!.path : []))

async function list(path: string, query: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url: `/api${path}?${query}`, headers })
  return { status: answer.statusCode, ...answer.json<{ page?: number; message?: string }>() }
}

test('each of them belongs to a list', () => {
  expect(paths).toHaveLength(Object.keys(olderQueryNames).length)
})

test.each(paths)('%s takes a page by its name and by its older one, but not by both', async (path) => {
  expect(await list(path, 'pageNumber=2')).toMatchObject({ status: 200, page: 2 })
  expect(await list(path, 'page=2')).toMatchObject({ status: 200, page: 2 })
  expect(await list(path, 'page=0')).toMatchObject({ status: 400, message: generalCopy.invalidPageNumber })
  expect(await list(path, 'pageNumber=2&page=2')).toMatchObject({ status: 400 })
})
