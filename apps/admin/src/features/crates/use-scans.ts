import type { CrateScan } from '@trivet/core/contract/crates'
import * as cratesCopy from '@trivet/core/copy/crates'
import type { CrateStep } from '@trivet/core/crates'
import { TRPCClientError } from '@trpc/client'
import { useState } from 'react'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { messageOf, statusOf, trpc } from '../../lib/trpc.ts'

/** One scan of this page, from the moment it was made. */
export type Scan = {
  key: string
  number: string
  step: CrateStep
} & (
  | { state: 'sending' }
  | { state: 'done'; done: CrateScan }
  /** Refused until somebody says why. */
  | { state: 'odd'; message: string }
  | { state: 'refused'; message: string }
  /** Nobody answered: sent again, it is the same scan. */
  | { state: 'unsent'; message: string }
)

type Asked = Pick<Scan, 'key' | 'number' | 'step'>

/** The scans made on this page, the last one first. */
export function useScans() {
  const [scans, setScans] = useState<readonly Scan[]>([])
  const utils = trpc.useUtils()

  async function send(asked: Asked, because = '') {
    const put = (scan: Scan) => setScans((all) => [scan, ...all.filter(({ key }) => key !== scan.key)])
    put({ ...asked, state: 'sending' })
    const { key, number, step } = asked
    try {
      const done = await utils.client.crates.scan.mutate(
        { crate: number, step, because },
        { context: { idempotencyKey: key } },
      )
      put({ ...asked, state: 'done', done })
      utils.crates.ofOrder.setData({ id: done.order.orderId }, done.order)
    } catch (error) {
      put({ ...asked, state: stateOf(error), message: messageOf(error, cratesCopy.notReached) })
    }
  }

  return {
    scans,
    scan: (number: string, step: CrateStep) => void send({ key: newIdempotencyKey(), number, step }),
    again: ({ key, number, step }: Scan, because?: string) => void send({ key, number, step }, because),
  }
}

function stateOf(error: unknown): 'odd' | 'refused' | 'unsent' {
  const code = error instanceof TRPCClientError ? error.data?.errorCode : null
  if (code === 'CRATE_OUT_OF_STEP') return 'odd'
  const status = statusOf(error)
  return status !== undefined && status < 500 ? 'refused' : 'unsent'
}
