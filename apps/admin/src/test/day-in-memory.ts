import type * as DayStore from '../features/day/day-store.ts'
import type { KeptDay } from '../features/day/day-store.ts'
import type { StopAction } from '../features/day/outbox.ts'

let day: KeptDay | null = null
let actions: StopAction[] = []
const listeners = new Set<() => void>()

/** What the phone has kept from before. */
export function startPhone(kept: { day?: KeptDay; actions?: StopAction[] }): void {
  day = kept.day ?? null
  actions = kept.actions ?? []
}

function tell() {
  for (const listener of listeners) listener()
}

function change(seq: number, next: StopAction | null) {
  actions = actions.flatMap((one) => (one.seq === seq ? (next ?? []) : one))
  tell()
}

/** The phone's store, where a test has no IndexedDB. */
export const dayInMemory: typeof DayStore = {
  onDayChange(listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  readDay: async () => day,
  async keepDay(next) {
    day = next
    tell()
  },
  async chooseOrder(chosen) {
    if (day && chosen) day = { ...day, chosen }
    tell()
  },
  async forgetDay() {
    day = null
    tell()
  },
  async removeDayOf(staffId) {
    const isTheirs = day?.staffId === staffId
    const reports = actions.filter((one) => one.staffId === staffId)
    if (isTheirs) day = null
    actions = actions.filter((one) => one.staffId !== staffId)
    tell()
    return isTheirs || reports.length > 0 ? { reports: reports.length } : null
  },
  async addAction(action) {
    const seq = actions.length + 1
    const madeAt = '2026-12-10T16:00:00.000Z'
    actions = [...actions, { ...action, seq, key: `key-${seq}`, madeAt, state: 'waiting' }]
    tell()
  },
  dropAction: async ({ seq }) => change(seq, null),
  async sendAgain({ sentence: _read, newVersion, ...rest }) {
    change(rest.seq, { ...rest, seenVersion: newVersion ?? rest.seenVersion, state: 'waiting' })
  },
  actionStore: {
    all: async () => actions,
    photo: async () => undefined,
    settle: async ({ seq }) => change(seq, null),
    async refuse(action, { sentence, newVersion }) {
      change(action.seq, { ...action, state: 'refused', sentence, ...(newVersion && { newVersion }) })
    },
  },
}
