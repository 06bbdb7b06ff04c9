import type { WaitingListEntry } from '@trivet/core/contract/waiting-list'
import type { WaitingListRow } from './waiting-list.repo.ts'

export function toWaitingListEntry({ id, joinedAt, ...entry }: WaitingListRow): WaitingListEntry {
  return { _id: id, ...entry, joinedAt: joinedAt.toISOString() }
}
