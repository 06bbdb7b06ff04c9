import { useMutation } from '@tanstack/react-query'
import { isProductColumn, productColumnNames, productColumns } from '@trivet/core/catalog'
import { maxImportProducts, type ImportLine } from '@trivet/core/contract/catalog'
import { useState } from 'react'
import { ImportFailure } from '../../components/import-failure.tsx'
import { ImportFile } from '../../components/import-file.tsx'
import { ImportLines } from '../../components/import-lines.tsx'
import { ImportReport } from '../../components/import-report.tsx'
import { importSummary } from '../../components/import-summary.ts'
import { trpc } from '../../lib/trpc.ts'
import { paths } from '../../paths.ts'
import { ApplyImport } from './apply-import.tsx'
import { applyImport, previewImport } from './import-calls.ts'

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
    return <ImportReport {...apply.data} to={paths.products()} label="All products" onAgain={again} />
  }

  const lines = preview.data?.lines ?? []
  const wanted = lines.filter(({ kind }) => kind === 'new' || kind === 'changed')
  const seen = wanted.map(({ line, fingerprint }) => ({ line, fingerprint }))
  const error = apply.error ?? preview.error
  return (
    <div className="grid gap-4 lg:gap-6">
      <ImportFile
        hint={hint}
        isPending={preview.isPending}
        onEdit={preview.reset}
        onPreview={(file, name) => {
          setFile({ file, name })
          preview.mutate(file)
        }}
      />
      {error && <ImportFailure error={error} name={error === preview.error ? name : ''} />}
      {preview.data && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status">{importSummary({ lines, ifRefused: 'these are left out' })}</p>
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
            <ImportLines
              key={title}
              title={title}
              lines={lines.filter(has).map((line) => ({ ...line, detail: line.slug }))}
              labelOf={labelOf}
            />
          ))}
        </>
      )}
    </div>
  )
}

const hint = `The first names the columns, in any order: ${productColumnNames.join(', ')}. Only slug is needed; a column that is missing changes nothing. At most ${maxImportProducts.toLocaleString('en-US')} products.`

function labelOf(column: string): string {
  return isProductColumn(column) ? productColumns[column].label : column
}

function isSteep({ kind, hasSteepPriceChange }: ImportLine): boolean {
  return kind === 'changed' && hasSteepPriceChange
}
