import { settingsVersionHeader } from '@trivet/core/settings'
import type { ErrorCode } from '../lib/error-code.ts'
import type { AppRouter } from '@trivet/server/router'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { http, HttpResponse } from 'msw'

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>

// a procedure that answers nothing has no output at all on the wire
type Given<Output> = [Output] extends [never] ? void : Output

type Answer<Input, Output> = (input: Input, request: Request) => Given<Output> | Promise<Given<Output>>

type InputOf<Topic, Name> = Topic extends keyof Inputs
  ? Name extends keyof Inputs[Topic]
    ? Inputs[Topic][Name]
    : never
  : never

/** What a procedure without an answer gives is `never` on the wire. */
type OutputOf<Output> = [Output] extends [never] ? void : Output

/** Answers of the API by procedure; what is left out answers with an error. */
export type TrpcAnswers = {
  [Topic in keyof Outputs]?: {
    [Name in keyof Outputs[Topic]]?: Answer<InputOf<Topic, Name>, OutputOf<Outputs[Topic][Name]>>
  }
}

type ErrorFacts = {
  status: number
  errorCode: ErrorCode | null
  message: string
  errors?: { path: string; message: string }[]
  details?: unknown
}

/** Thrown by an answer, it reaches the page as the server's own errors do. */
export class ApiAnswerError extends Error {
  readonly facts: ErrorFacts

  constructor(facts: ErrorFacts) {
    super(facts.message)
    this.facts = facts
  }
}

type HandlerOptions = { /** Told with every answer. */ settingsVersion?: number }

/** One handler for the batches the shop sends, and for single calls. */
export function trpcHandlers(answers: TrpcAnswers, { settingsVersion = 0 }: HandlerOptions = {}) {
  return http.all('*/trpc/:paths', async ({ request, params }) => {
    const { searchParams } = new URL(request.url)
    const isBatch = searchParams.has('batch')
    const body: unknown =
      request.method === 'GET'
        ? JSON.parse(searchParams.get('input') ?? 'null')
        : JSON.parse((await request.clone().text()) || 'null')
    const paths = String(params.paths).split(',')
    const results = await Promise.all(
      paths.map((path, index) => answer(answers, path, isBatch ? partOf(body, index) : body, request)),
    )
    const statuses = new Set(results.map(({ status }) => status))
    const [first] = results
    const status = statuses.size === 1 ? (first?.status ?? 200) : 207
    const shapes = results.map(({ shape }) => shape)
    const headers = { [settingsVersionHeader]: String(settingsVersion) }
    return HttpResponse.json(isBatch ? shapes : first?.shape, { status, headers })
  })
}

async function answer(answers: TrpcAnswers, path: string, input: unknown, request: Request) {
  try {
    return { status: 200, shape: { result: { data: await find(answers, path)(input, request) } } }
  } catch (error) {
    const facts = error instanceof ApiAnswerError ? error.facts : unexpected(error)
    return { status: facts.status, shape: { error: errorShape(facts, path) } }
  }
}

function find(answers: TrpcAnswers, path: string): (input: unknown, request: Request) => unknown {
  const [topic = '', name = ''] = path.split('.')
  const procedures: unknown = Reflect.get(answers, topic)
  const procedure: unknown =
    typeof procedures === 'object' && procedures ? Reflect.get(procedures, name) : null
  if (typeof procedure !== 'function') throw new Error(`No answer for ${path}`)
  return (input, request) => procedure(input, request)
}

function partOf(body: unknown, index: number): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, index) : undefined
}

function unexpected(error: unknown): ErrorFacts {
  return { status: 500, errorCode: null, message: error instanceof Error ? error.message : String(error) }
}

const trpcCodes: Record<number, string> = { 401: 'UNAUTHORIZED', 404: 'NOT_FOUND', 409: 'CONFLICT' }

function errorShape({ status, errorCode, message, errors, details }: ErrorFacts, path: string) {
  const code = trpcCodes[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
  return {
    message,
    code: -32_603,
    data: { code, httpStatus: status, path, errorCode, errors, details, requestId: 'test' },
  }
}
