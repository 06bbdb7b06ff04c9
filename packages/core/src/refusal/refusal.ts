/** What goes with a code that says everything by itself. */
export type NoFacts = Record<string, never>

/** What a rule found wrong. `Faults` lists its codes, each with the facts that a sentence about it needs. */
export type Fault<Faults> = { [Code in keyof Faults]: { code: Code; facts: Faults[Code] } }[keyof Faults]

/** A rule's no. A code names the fault, never the rule; what people read is looked up by it outside of the rule. */
export type Refusal<Faults> = { ok: false } & Fault<Faults>

export function fault<const Code extends string, const Facts extends object>(code: Code, facts: Facts) {
  return { code, facts }
}

export function refuse<const Code extends string, const Facts extends object>(code: Code, facts: Facts) {
  return { ok: false as const, code, facts }
}

/** The words for each code of a rule; with `Given`, what else the sentence needs. */
export type WordsOf<Faults, Given extends unknown[] = []> = {
  [Code in keyof Faults]: (facts: Faults[Code], ...given: Given) => string
}

/** The sentence for a fault. */
export function wordsFor<Faults, Code extends keyof Faults, Given extends unknown[]>(
  words: WordsOf<Faults, Given>,
  { code, facts }: { code: Code; facts: Faults[Code] },
  ...given: Given
): string {
  return words[code](facts, ...given)
}
