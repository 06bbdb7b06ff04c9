import { useMutation } from '@tanstack/react-query'
import type { ImportLine } from '@trivet/core/contract/catalog'
import * as productsCopy from '@trivet/core/copy/products'
import { ErrorState } from '@trivet/ui/error-state'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { ApplyImport } from './apply-import.tsx'
import { applyImport, previewImport } from './import-calls.ts'
import { ImportFile } from './import-file.tsx'
import { ImportLines } from './import-lines.tsx'
import { ImportReport } from './import-report.tsx'

const groups: { title: string; has: (line: ImportLine) => boolean }[] = [
  { title: 'Refused', has: ({ kind }) => kind === 'refused' },
  { title: 'Price changes by more than half', has: isSteep },
  { title: 'Changed', has: (line) => line.kind === 'changed' && !isSteep(line) },
  { title: 'New', has: ({ kind }) => kind === 'new' },
]

/** A file, what it would do, and what it did. */
export function ImportProducts() {
  const utils = trpc.useUtils()
  const [{ file, name }, setFile] = useState({ file: '', name: '' })
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
        onPreview={(file, name) => {
          setFile({ file, name })
          preview.mutate(file)
        }}
      />
      {error && (
        <ErrorState
          title={name && error === preview.error ? productsCopy.fileNotRead(name) : error.message}
          description={name && error === preview.error ? error.message : null}
        />
      )}
      {preview.data && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">{summaryOf(lines)}</p>
            {wanted.length > 0 && (
              <ApplyImport
                changes={wanted.length}
                steep={wanted.filter(isSteep)}
                isPending={apply.isPending}
                onApply={() => apply.mutate({ file, lines: seen })}
              />
            )}
          </div>
          {groups.map(({ title, has }) => (
            <ImportLines key={title} title={title} lines={lines.filter(has)} />
          ))}
        </>
      )}
    </div>
  )
}

function isSteep({ kind, hasSteepPriceChange }: ImportLine): boolean {
  return kind === 'changed' && hasSteepPriceChange
}

function summaryOf(lines: readonly ImportLine[]): string {
  const count = (kind: ImportLine['kind']) => lines.filter((line) => line.kind === kind).length
  const words = `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} as they are`
  const refused = count('refused')
  return refused > 0 ? `${words}, ${refused} refused: these are left out.` : `${words}.`
}
