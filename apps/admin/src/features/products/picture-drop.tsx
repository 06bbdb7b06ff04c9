import { cn } from '@trivet/ui/cn'
import { ImageUp } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { pictureTypes } from './picture-upload.ts'

/** A file is chosen by the button, by keyboard as well, or dragged in. */
export function PictureDrop({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'grid justify-items-center gap-1 rounded-cloth border-2 border-dashed border-input p-4 text-center',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring',
        isOver && 'bg-muted',
      )}
    >
      <input
        id={id}
        type="file"
        accept={pictureTypes.join(',')}
        className="sr-only"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onChoose(file)
          // the same file may be chosen again
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium underline underline-offset-4"
      >
        <ImageUp aria-hidden strokeWidth={1.75} className="size-5" />
        Choose a picture
      </label>
      <p id={`${id}-hint`} className="text-caption text-muted-foreground">
        or drag it here. JPEG, PNG, WebP or AVIF, 5 MB at most.
      </p>
    </div>
  )
}
