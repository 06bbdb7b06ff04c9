import type { AdminProduct } from '@trivet/core/contract/catalog'
import { Picture } from '@trivet/ui/picture'
import { useEffect, useState } from 'react'
import { pictureAddress, productPictureAddress } from './product-picture-address.ts'

type PicturePreviewProps = { product: AdminProduct; chosen: File | null; onUnreadable: () => void }

/** What the shop shows, and beside it what it would show. */
export function PicturePreview({ product, chosen, onUnreadable }: PicturePreviewProps) {
  const { picture, draft } = product
  const { width = 4, height = 3 } = picture ?? {}
  const src = picture
    ? pictureAddress(picture, 640)
    : picture === null
      ? null
      : productPictureAddress(draft.slug, 640)
  return (
    <div className={chosen ? 'grid grid-cols-2 gap-3' : 'grid'}>
      <figure className="min-w-0">
        <Picture
          src={src}
          alt={`${draft.name}, as the shop shows it`}
          {...{ width, height }}
          className="rounded-cloth"
        />
        <figcaption className="mt-1 text-caption text-muted-foreground">
          {product.hasUpload ? 'Uploaded' : picture === null ? 'No picture' : "The shop's own"}
        </figcaption>
      </figure>
      {chosen && (
        <ChosenPicture
          key={`${chosen.name}-${chosen.lastModified}`}
          file={chosen}
          onUnreadable={onUnreadable}
        />
      )}
    </div>
  )
}

function ChosenPicture({ file, onUnreadable }: { file: File; onUnreadable: () => void }) {
  const [src, setSrc] = useState<string | null>(null)

  // as data, because the page's policy allows no blob addresses
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setSrc(typeof reader.result === 'string' ? reader.result : null))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])

  return (
    <figure className="min-w-0">
      {src && (
        <img
          src={src}
          alt="What the shop would show"
          className="block h-auto w-full rounded-cloth"
          onError={onUnreadable}
        />
      )}
      <figcaption className="mt-1 text-caption break-words text-muted-foreground">
        New: {file.name}
      </figcaption>
    </figure>
  )
}
