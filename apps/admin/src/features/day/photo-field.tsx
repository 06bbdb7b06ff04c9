import { photoUnreadable } from '@trivet/core/copy/dispatch'
import * as generalCopy from '@trivet/core/copy/general'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { shrinkPhoto } from './shrink-photo.ts'

type PhotoFieldProps = { photo: Blob | null; onChange: (photo: Blob) => void }

/** The phone's camera, for one photo. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [preview, setPreview] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function take(file: File | undefined) {
    if (!file) return
    setProblem(null)
    try {
      const taken = await shrinkPhoto(file)
      setPreview(await dataUrlOf(taken))
      onChange(taken)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : generalCopy.errorOccurred)
    }
  }

  return (
    <div>
      <label className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-cloth border-2 border-dashed border-input font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:bg-muted">
        <Camera aria-hidden strokeWidth={1.75} className="size-5" />
        {photo ? 'Take another photo' : 'Take a photo'}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => {
            void take(target.files?.[0])
            // the same photo may be chosen again
            target.value = ''
          }}
        />
      </label>
      {preview && (
        <img src={preview} alt="What was photographed" className="mt-2 max-h-60 rounded-cloth border" />
      )}
      {problem && (
        <p role="alert" className="mt-2 text-small font-medium text-destructive">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The page shows pictures of its own and such addresses, no others. */
function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(new Error(photoUnreadable))
    reader.readAsDataURL(picture)
  })
}
