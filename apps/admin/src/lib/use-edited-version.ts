import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Version<Draft> = { draft: Draft; updatedAt: string }

type Rules<Draft> = {
  changes(before: Draft, after: Draft): readonly unknown[]
  merge(base: Draft, mine: Draft, theirs: Draft): Draft
}

/**
 * What a form edits stays with the version it began with, until it is saved or the editor decides about `theirs`, the
 * version that somebody else saved meanwhile.
 */
export function useEditedVersion<Draft extends FieldValues, V extends Version<Draft>>(
  latest: V,
  form: UseFormReturn<Draft>,
  { changes, merge }: Rules<Draft>,
) {
  const [base, setBase] = useState(latest)
  const [theirs, setTheirs] = useState<V | null>(null)

  // to archive it, say, made a new version that differs in nothing the form holds
  const isSame = changes(base.draft, latest.draft).length === 0
  const { updatedAt } = isSame ? latest : base

  function begin(version: V) {
    setBase(version)
    setTheirs(null)
    form.reset(version.draft)
  }

  function keepMine(version: V) {
    const merged = merge(base.draft, form.getValues(), version.draft)
    begin(version)
    form.reset(merged, { keepDefaultValues: true })
  }

  return { base, theirs, updatedAt, begin, setTheirs, keepMine }
}
