import { AsyncLocalStorage } from 'node:async_hooks'

const requestId = new AsyncLocalStorage<string>()

/** Of the request that is being answered, or that left behind the job or mail which runs now. */
export function currentRequestId(): string | undefined {
  return requestId.getStore()
}

export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestId.run(id, work)
}

/** What a request left behind runs under its id, where that was kept with it. */
export function underRequestOf<Result>(kept: unknown, work: () => Result): Result {
  const id: unknown = Reflect.get(Object(kept), 'requestId')
  return typeof id === 'string' ? withRequestId(id, work) : work()
}
