import { useSyncExternalStore } from 'react'

type Answer = (isProven: boolean) => void

let waiting: Answer[] = []
const listeners = new Set<() => void>()

/** Asks whoever is here to prove who they are, once for all calls that wait for it. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    tell()
  })
}

export function answerProof(isProven: boolean): void {
  const answers = waiting
  waiting = []
  tell()
  for (const answer of answers) answer(isProven)
}

export function useIsProofAsked(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
