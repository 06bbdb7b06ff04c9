import type { StopReport } from '@trivet/core/contract/dispatch'
import type { VisitKind } from '@trivet/core/dispatch'
import type { OrderStatus } from '@trivet/core/orders'

/** A report that a driver made on this phone, until the server has taken it. */
export type StopAction = {
  /** In the sequence it was made. */
  seq: number
  /** Its Idempotency-Key, and the name of its photo. */
  key: string
  /** Who made it: nobody else sends it. */
  staffId: string
  staffName: string
  orderId: string
  kind: VisitKind
  guest: string
  report: StopReport
  seenVersion: string
  madeAt: string
  /** Refused: somebody has to decide. */
  state: 'waiting' | 'refused'
  /** Why, in the server's words. */
  sentence?: string
  /** The stop's version with the server, when it was refused for another one. */
  newVersion?: string
}

export type NewAction = Omit<StopAction, 'seq' | 'key' | 'madeAt' | 'state'>

export type Answer =
  | { kind: 'taken'; version: string; status: OrderStatus }
  | { kind: 'refused'; sentence: string; newVersion?: string | undefined }
  | { kind: 'later' }
  | { kind: 'sign-in' }

/** What the outbox keeps its actions in. Each call is one transaction. */
export type ActionStore = {
  all: () => Promise<StopAction[]>
  photo: (key: string) => Promise<Blob | undefined>
  /** Takes a sent action out, and gives its stop's later ones the version they build on. */
  settle: (action: StopAction, taken: { version: string; status: OrderStatus }) => Promise<void>
  refuse: (
    action: StopAction,
    refused: { sentence: string; newVersion?: string | undefined },
  ) => Promise<void>
}

export type Drained = 'done' | 'later' | 'sign-in'

/** Sends what waits, oldest first; ends at the first that does not reach the server, which loses nothing. */
export async function drain(
  store: ActionStore,
  staffId: string,
  send: (action: StopAction, photo: Blob | undefined) => Promise<Answer>,
): Promise<Drained> {
  for (;;) {
    const next = nextAction(await store.all(), staffId)
    if (!next) return 'done'
    const answer = await send(next, await store.photo(next.key))
    if (answer.kind === 'taken') await store.settle(next, answer)
    else if (answer.kind === 'refused') await store.refuse(next, answer)
    else return answer.kind
  }
}

/** The oldest of this person's that waits, where nothing earlier of its stop is undecided. */
export function nextAction(actions: readonly StopAction[], staffId: string): StopAction | undefined {
  const held = new Set<string>()
  for (const action of actions.toSorted((a, b) => a.seq - b.seq)) {
    const isHeld = held.has(action.orderId)
    if (action.state === 'waiting' && action.staffId === staffId && !isHeld) return action
    held.add(action.orderId)
  }
  return undefined
}
