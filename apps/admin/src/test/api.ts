import type { AppRouter } from '@trivet/server/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>

type Topic = keyof Outputs & keyof Inputs

/** What the stubbed server says, by procedure: `{ orders: { list: () => page } }`. */
export type Answers = {
  [T in Topic]?: { [P in keyof Outputs[T] & keyof Inputs[T]]?: Answer<Inputs[T][P], Outputs[T][P]> }
}

type Call = { token: string | null }

// a procedure without an output is typed as never coming back
type Answer<Input, Output> = (
  input: Input,
  call: Call,
) => Promise<Output> | ([Output] extends [never] ? void : Output)

export const api = setupServer()

/** An error as the server words it, to be thrown by an answer. */
export class Refusal extends Error {
  readonly httpStatus: number
  readonly errorCode: string | null
  /** What the server tells besides, such as `details` and `errors`. */
  readonly facts: object

  constructor(httpStatus: number, errorCode: string | null, message: string, facts = {}) {
    super(message)
    this.httpStatus = httpStatus
    this.errorCode = errorCode
    this.facts = facts
  }
}

/** Answers every call of a batch; a call nobody expected fails the test. */
export function stubApi(answers: Answers): void {
  api.use(
    http.all('*/trpc/:names', async ({ request, params }) => {
      const names = String(params.names).split(',')
      const inputs = await batchInputs(request, names.length)
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null
      const results = await Promise.all(
        names.map((name, index) => answer(answers, name, inputs[index], { token })),
      )
      const isBatch = new URL(request.url).searchParams.has('batch')
      return HttpResponse.json(isBatch ? results : results[0])
    }),
  )
}

async function answer(answers: Answers, name: string, input: unknown, call: Call) {
  try {
    return { result: { data: await find(answers, name)(input, call) } }
  } catch (error) {
    // an unexpected console.error fails the test
    if (!(error instanceof Refusal)) console.error(error)
    const { message, httpStatus, errorCode, facts } =
      error instanceof Refusal ? error : new Refusal(500, null, String(error))
    return { error: { code: -32000, message, data: { ...facts, httpStatus, errorCode } } }
  }
}

/** What parts of a page ask for that most tests of the page are not about. */
const usualAnswers: Record<string, unknown> = {
  // no driver was there yet
  'dispatch.stopReports': { reports: [] },
  'privacy.agreements': [],
  'reports.weekly': { isOn: false },
}

function find(answers: object, name: string): Answer<unknown, unknown> {
  const [topic = '', procedure = ''] = name.split('.')
  const found: unknown = Reflect.get(Reflect.get(answers, topic) ?? {}, procedure)
  const usual = usualAnswers[name]
  if (found === undefined && usual !== undefined) return async () => usual
  if (typeof found !== 'function') throw new Error(`no answer for ${name}`)
  return (input, call) => found(input, call)
}

async function batchInputs(request: Request, count: number): Promise<unknown[]> {
  const { searchParams } = new URL(request.url)
  // a POST without a body is refused by the server, too
  const text = request.method === 'GET' ? searchParams.get('input') : await request.text()
  const body: unknown = text === null ? undefined : JSON.parse(text)
  if (!searchParams.has('batch')) return [body]
  return Array.from({ length: count }, (_, index) => Reflect.get(Object(body), index))
}
