import {
  bulkMoveSize,
  type BulkRefund,
  type MoveMany,
  type PreviewedMove,
} from '@trivet/core/contract/orders'
import type { OrderStatus } from '@trivet/core/orders'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'

type Results = MoveMany['results']

type BulkWish = {
  orders: readonly PreviewedMove[]
  status: OrderStatus
  note: string
  refund: BulkRefund
}

/** Moves many orders, some at a time, and knows how far it has come. */
export function useBulkMove() {
  const utils = trpc.useUtils()
  const move = trpc.orders.moveMany.useMutation()
  const [results, setResults] = useState<Results | null>(null)
  const [isRunning, setIsRunning] = useState(false)

  /** After an error it goes on where it stopped: an order that has moved is not moved again. */
  async function run({ orders, ...wish }: BulkWish) {
    setIsRunning(true)
    const done: Results = results ? [...results] : []
    try {
      for (let at = done.length; at < orders.length; at += bulkMoveSize) {
        const some = orders.slice(at, at + bulkMoveSize).map(({ _id: id, status: from }) => ({ id, from }))
        const answer = await move.mutateAsync({ ...wish, orders: some })
        done.push(...answer.results)
        setResults([...done])
      }
    } catch {
      // said by the dialog, from the mutation's own error
      setResults([...done])
    } finally {
      setIsRunning(false)
      await utils.orders.invalidate()
    }
  }

  return { run, results, isRunning, error: move.error }
}
