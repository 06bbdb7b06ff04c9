import { describe, expect, test } from 'vitest'
import { drain, nextAction, type ActionStore, type Answer, type StopAction } from './outbox.ts'

const report = { outcome: 'on-the-way' } as const
const made: Omit<StopAction, 'seq' | 'key'> = {
  staffId: 'dana',
  staffName: 'Dana Reyes',
  orderId: 'a',
  kind: 'delivery',
  guest: 'Ana',
  report,
  seenVersion: '1',
  madeAt: '2026-12-10T15:00:00Z',
  state: 'waiting',
}
const action = (seq: number, changes: Partial<StopAction> = {}): StopAction => ({
  ...made,
  seq,
  key: `key-${seq}`,
  ...changes,
})

/** The store as IndexedDB would be, without a browser. */
function storeOf(...kept: StopAction[]) {
  const actions = new Map(kept.map((one) => [one.seq, one]))
  const store: ActionStore = {
    all: async () => [...actions.values()],
    photo: async () => undefined,
    async settle(sent, { version }) {
      actions.delete(sent.seq)
      for (const later of actions.values()) {
        if (later.orderId === sent.orderId) actions.set(later.seq, { ...later, seenVersion: version })
      }
    },
    async refuse(sent, { sentence }) {
      actions.set(sent.seq, { ...sent, state: 'refused', sentence })
    },
  }
  return { store, left: () => [...actions.values()] }
}

/** A server that answers as it is told, and what it was sent. */
function serverOf(answer: (sent: StopAction, time: number) => Answer) {
  const sent: StopAction[] = []
  return {
    sent,
    send: async (one: StopAction) => {
      sent.push(one)
      return answer(one, sent.length)
    },
  }
}

const taken = (version: string): Answer => ({ kind: 'taken', version, status: 'dispatched' })

describe('what waits on a phone', () => {
  test('is sent oldest first, each on top of what the one before it was answered', async () => {
    const { store, left } = storeOf(action(2), action(1), action(3, { orderId: 'b', seenVersion: '7' }))
    const server = serverOf((one) => taken(`${one.seq}0`))
    expect(await drain(store, 'dana', server.send)).toBe('done')
    expect(server.sent.map(({ seq, seenVersion }) => [seq, seenVersion])).toEqual([
      [1, '1'],
      [2, '10'],
      [3, '7'],
    ])
    expect(left()).toEqual([])
  })

  test('stays whole where the network ends, and goes on from there by the same keys', async () => {
    const { store, left } = storeOf(action(1), action(2), action(3))
    const breaking = serverOf((_one, time) => (time < 2 ? taken('5') : { kind: 'later' }))
    expect(await drain(store, 'dana', breaking.send)).toBe('later')
    expect(left().map(({ seq }) => seq)).toEqual([2, 3])
    const mended = serverOf(() => taken('6'))
    expect(await drain(store, 'dana', mended.send)).toBe('done')
    expect([...breaking.sent, ...mended.sent].map(({ key }) => key)).toEqual([
      'key-1',
      'key-2',
      'key-2',
      'key-3',
    ])
  })

  test('waits for a sign-in without losing anything', async () => {
    const { store, left } = storeOf(action(1), action(2))
    expect(await drain(store, 'dana', async () => ({ kind: 'sign-in' }))).toBe('sign-in')
    expect(left()).toHaveLength(2)
  })

  test('holds back later ones of a stop whose report was refused, and sends those of other stops', async () => {
    const { store, left } = storeOf(action(1), action(2), action(3, { orderId: 'b' }))
    const server = serverOf((one) =>
      one.seq === 1 ? { kind: 'refused', sentence: 'Omar was there first' } : taken('9'),
    )
    expect(await drain(store, 'dana', server.send)).toBe('done')
    expect(server.sent.map(({ seq }) => seq)).toEqual([1, 3])
    expect(left().map(({ seq, state }) => [seq, state])).toEqual([
      [1, 'refused'],
      [2, 'waiting'],
    ])
  })

  test('is sent by whoever made it, and by nobody else', () => {
    const actions = [action(1), action(2, { orderId: 'b', staffId: 'omar' }), action(3, { staffId: 'omar' })]
    expect(nextAction(actions, 'omar')?.seq).toBe(2)
    expect(nextAction(actions, 'kim')).toBeUndefined()
  })
})
