import { useMutation } from '@tanstack/react-query'
import type { ImportLine } from '@trivet/core/contract/catalog'
import { Button } from '@trivet/ui/button'
import { ErrorState } from '@trivet/ui/error-state'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { applyImport, previewImport } from './import-calls.ts'
import { ImportFile } from './import-file.tsx'
import { ImportLines } from './import-lines.tsx'
import { ImportReport } from './import-report.tsx'

const titles = { refused: 'Refused', changed: 'Changed', new: 'New' } as const

/** A file, what it would do, and what it did. */
export function ImportProducts() {
  const utils = trpc.useUtils()
  const [file, setFile] = useState('')
  const preview = useMutation({ mutationFn: previewImport })
  const apply = useMutation({ mutationFn: applyImport, onSettled: () => utils.adminProducts.invalidate() })

  if (apply.data) {
    const again = () => {
      preview.reset()
      apply.reset()
    }
    return <ImportReport result={apply.data} onAgain={again} />
  }

  const lines = preview.data?.lines ?? []
  const wanted = lines.filter(({ kind }) => kind === 'new' || kind === 'changed')
  const seen = wanted.map(({ line, fingerprint }) => ({ line, fingerprint }))
  const error = apply.error ?? preview.error
  return (
    <div className="grid gap-4 lg:gap-6">
      <ImportFile
        isPending={preview.isPending}
        onEdit={preview.reset}
        onPreview={(text) => {
          setFile(text)
          preview.mutate(text)
        }}
      />
      {error && <ErrorState title={error.message} description={null} />}
      {preview.data && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">{summaryOf(lines)}</p>
            <Button
              disabled={wanted.length === 0}
              loading={apply.isPending}
              loadingText="Saving…"
              onClick={() => apply.mutate({ file, lines: seen })}
            >
              Apply {wanted.length.toLocaleString('en-US')} {wanted.length === 1 ? 'change' : 'changes'}
            </Button>
          </div>
          {(['refused', 'changed', 'new'] as const).map((kind) => (
            <ImportLines key={kind} title={titles[kind]} lines={lines.filter((line) => line.kind === kind)} />
          ))}
        </>
      )}
    </div>
  )
}

function summaryOf(lines: readonly ImportLine[]): string {
  const count = (kind: ImportLine['kind']) => lines.filter((line) => line.kind === kind).length
  const words = `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} as they are`
  const refused = count('refused')
  return refused > 0 ? `${words}, ${refused} refused: these are left out.` : `${words}.`
}
