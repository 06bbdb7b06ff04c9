import type { AppRouter } from '@trivet/server/router'
import type { TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { askForProof } from './ask-for-proof.ts'

/** A change that asks for a proof waits for it, and is sent again: what was typed is still there. */
export const repeatWhenProven: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let sent: Unsubscribable
      const send = (mayAsk: boolean) => {
        sent = next(op).subscribe({
          ...observer,
          error(error) {
            if (!mayAsk || error.data?.errorCode !== 'PROOF_REQUIRED') return observer.error(error)
            void askForProof().then((isProven) => (isProven ? send(false) : observer.error(error)))
          },
        })
      }
      send(true)
      return () => sent.unsubscribe()
    })
