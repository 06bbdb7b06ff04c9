import { maxImportBytes } from '@trivet/core/contract/imports'
import * as importsCopy from '@trivet/core/copy/imports'
import { Button } from '@trivet/ui/button'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { FileUp } from 'lucide-react'
import { useId, useState, type DragEvent, type FormEvent } from 'react'
import { readCsvFile } from '../lib/read-csv-file.ts'
import { Panel } from './panel.tsx'

type ImportFileProps = {
  /** What the file may have. */
  hint: string
  isPending: boolean
  /** The name is that of the chosen file, if one was chosen. */
  onPreview: (text: string, name: string) => void
  /** What was previewed is no longer what stands here. */
  onEdit: () => void
}

/** A file that is chosen or dragged in, or lines that are pasted. */
export function ImportFile({ hint, isPending, onPreview, onEdit }: ImportFileProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | undefined>()

  function edit(lines: string) {
    setProblem(undefined)
    setText(lines)
    onEdit()
  }

  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > maxImportBytes) return setProblem(importsCopy.fileTooLarge)
    const read = await readCsvFile(file)
    if (read === undefined) {
      edit('')
      setName('')
      return setProblem(`${importsCopy.fileNotRead(file.name)}. ${importsCopy.csvNotText}`)
    }
    setName(file.name)
    edit(read)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }

  function preview(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') setProblem('Please choose a file or paste its lines')
    else onPreview(text, name)
  }

  return (
    <Panel title="File">
      <form noValidate className="grid gap-4" onSubmit={preview}>
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className="focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring"
        >
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            onChange={({ target }) => {
              void read(target.files?.[0])
              // so that the same file can be chosen again once it was mended
              target.value = ''
            }}
          />
          <label
            htmlFor={id}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium underline underline-offset-4"
          >
            <FileUp aria-hidden strokeWidth={1.75} className="size-5" />
            Choose a CSV file, or drag it here
          </label>
          {name && <span className="ml-3 break-all text-muted-foreground">{name}</span>}
        </div>
        <TextAreaField
          label="Lines"
          hint={hint}
          rows={8}
          spellCheck={false}
          className="font-mono whitespace-pre"
          value={text}
          onChange={(event) => edit(event.target.value)}
          error={problem}
        />
        <Button type="submit" loading={isPending} loadingText="Reading…" className="justify-self-start">
          Preview changes
        </Button>
      </form>
    </Panel>
  )
}
