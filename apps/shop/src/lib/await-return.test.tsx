import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '../test/render-page.tsx'
import { server } from '../test/server.ts'
import { ApiAnswerError } from '../test/trpc-handlers.ts'
import { watchForAbsence } from './await-return.ts'
import { trpc } from './trpc.ts'

test('what could not be answered is asked again once the shop is back, and links lead to whole pages until then', async () => {
  let isAway = true
  server.use(http.get('*/readyz', () => new HttpResponse(null, { status: isAway ? 503 : 200 })))
  document.body.insertAdjacentHTML('afterbegin', '<p id="last-copy"></p>')
  onTestFinished(watchForAbsence({ askEveryMs: 1 }))
  const followed = vi.fn()
  function Top() {
    const { data } = trpc.products.top.useQuery()
    return (
      <a href="#top" onClick={followed}>
        {data ? `${data.length} products` : 'None yet'}
      </a>
    )
  }
  const { user } = renderPage({
    path: '/',
    Component: Top,
    api: {
      products: {
        top() {
          if (isAway) throw new ApiAnswerError({ status: 503, errorCode: 'UNAVAILABLE', message: '' })
          return []
        },
      },
    },
  })

  await user.click(await screen.findByRole('link', { name: 'None yet' }))
  expect(followed).not.toHaveBeenCalled()

  isAway = false
  await user.click(await screen.findByRole('link', { name: '0 products' }))
  expect(followed).toHaveBeenCalledOnce()
  expect(document.getElementById('last-copy')).toBeNull()
})
