import { useMutation } from '@tanstack/react-query'
import type { WholeImportPreview, WholeImportResult } from '@trivet/core/contract/imports'
import { Button } from '@trivet/ui/button'
import { useState, type ReactNode } from 'react'
import { ImportFailure } from './import-failure.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportLines } from './import-lines.tsx'
import { ImportReport } from './import-report.tsx'
import { importSummary } from './import-summary.ts'

type WholeImportProps<Seen extends WholeImportPreview> = {
  hint: string
  labelOf: (column: string) => string
  preview: (file: string) => Promise<Seen>
  save: (told: { file: string; seen: Seen }) => Promise<WholeImportResult>
  onSaved: () => void
  /** What else staff should know of what they see. */
  noteOf?: (seen: Seen) => ReactNode
  to: string
  label: string
}

const groups = [
  { title: 'Refused', kind: 'refused' },
  { title: 'Changed', kind: 'changed' },
  { title: 'New', kind: 'new' },
] as const

/** A file that is saved as a whole, or not while one of its lines is refused. */
export function WholeImport<Seen extends WholeImportPreview>(props: WholeImportProps<Seen>) {
  const { hint, labelOf, to, label } = props
  const [{ file, name }, setFile] = useState({ file: '', name: '' })
  const preview = useMutation({ mutationFn: props.preview })
  const save = useMutation({
    mutationFn: props.save,
    onSuccess: props.onSaved,
    // what it would do by now
    onError: () => preview.mutate(file),
  })
  const startOver = () => {
    preview.reset()
    save.reset()
  }
  if (save.data) return <ImportReport {...save.data} to={to} label={label} onAgain={startOver} />

  const seen = preview.data
  const wanted = seen?.lines.filter(({ kind }) => kind !== 'refused').length ?? 0
  const isClean = wanted === seen?.lines.length
  return (
    <div className="grid gap-4 lg:gap-6">
      <ImportFile
        hint={hint}
        isPending={preview.isPending}
        onEdit={startOver}
        onPreview={(text, chosen) => {
          save.reset()
          setFile({ file: text, name: chosen })
          preview.mutate(text)
        }}
      />
      {save.error && <ImportFailure error={save.error} name="" />}
      {preview.error && <ImportFailure error={preview.error} name={name} />}
      {seen && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">
              {importSummary({ ...seen, ifRefused: 'nothing is saved before each line can be' })}
            </p>
            {wanted > 0 && (
              <Button
                disabled={!isClean}
                loading={save.isPending}
                loadingText="Saving…"
                onClick={() => save.mutate({ file, seen })}
              >
                Save {wanted.toLocaleString('en-US')} {wanted === 1 ? 'change' : 'changes'}
              </Button>
            )}
          </div>
          {props.noteOf?.(seen)}
          {groups.map(({ title, kind }) => (
            <ImportLines
              key={kind}
              title={title}
              lines={seen.lines.filter((line) => line.kind === kind)}
              labelOf={labelOf}
            />
          ))}
        </>
      )}
    </div>
  )
}
