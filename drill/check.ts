export type Round = {
  /** A short round, to see that the check works. */
  quick: boolean
  /** With the fault that the check is there for: it has to fail. */
  fault: boolean
  seed: number
  /** What is going on, for whoever watches. */
  say(sentence: string): void
}

/** What a check found: `faults` is empty when all is well, `measured` is one line of figures either way. */
export type Outcome = { measured: string; faults: string[] }

export type Check = {
  name: string
  /** What `fault` brings back. */
  fault: string
  /** 'not run' where this machine cannot. */
  run(round: Round): Promise<Outcome | 'not run'>
}
