import { maxDamagePhotos } from '@trivet/core/orders'
import { FieldError } from '@trivet/ui/field'
import { Camera, X } from 'lucide-react'
import { useId } from 'react'
import type { useDamagePhotos } from './use-damage-photos.ts'

type DamagePhotoFieldProps = ReturnType<typeof useDamagePhotos> & {
  id: string
  isRequired: boolean
  /** That one is missing. */
  error: string | undefined
}

/** Up to four photos, from the camera or from the phone's pictures. */
export function DamagePhotoField({
  id,
  photos,
  problem,
  error,
  addAll,
  remove,
  isRequired,
}: DamagePhotoFieldProps) {
  const titleId = useId()
  const errorId = useId()
  const isFull = photos.length >= maxDamagePhotos
  return (
    <div>
      <p id={titleId} className="font-medium">
        Photos{' '}
        <span className="font-normal text-muted-foreground">
          ({isRequired ? `1 to ${maxDamagePhotos}` : `optional, up to ${maxDamagePhotos}`})
        </span>
      </p>
      <ul aria-labelledby={titleId} className="mt-2 flex flex-wrap gap-3">
        {photos.map(({ key, name, preview, id: taken }) => (
          <li key={key} className="relative">
            <img
              src={preview}
              alt={name}
              className={`size-24 rounded-cloth border object-cover ${taken ? '' : 'opacity-50'}`}
            />
            {!taken && <span className="absolute inset-x-0 bottom-1 text-center text-caption">Sending</span>}
            <button
              type="button"
              onClick={(event) => {
                focusNext(event.currentTarget)
                remove(key)
              }}
              className="absolute -top-2 -right-2 flex size-8 items-center justify-center rounded-tool border border-input bg-card"
            >
              <X aria-hidden strokeWidth={1.75} className="size-4" />
              <span className="sr-only">Remove {name}</span>
            </button>
          </li>
        ))}
        {!isFull && (
          <li>
            <label className="flex size-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-cloth border-2 border-dashed border-input text-caption font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring hover:bg-muted has-aria-invalid:border-destructive">
              <Camera aria-hidden strokeWidth={1.75} className="size-5" />
              Add photo
              <input
                id={id}
                type="file"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
                accept="image/jpeg,image/png,image/webp,image/avif"
                multiple
                className="sr-only"
                onChange={(event) => {
                  addAll([...(event.target.files ?? [])])
                  // the same photo may be chosen again
                  event.target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {problem && (
        <p role="alert" className="mt-2 text-small font-medium text-destructive">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The pressed button goes with its photo: that of the next one takes the focus, or what adds one. */
function focusNext(button: HTMLElement) {
  const photo = button.closest('li')
  const next = photo?.nextElementSibling ?? photo?.previousElementSibling
  next?.querySelector<HTMLElement>('button, input')?.focus()
}
