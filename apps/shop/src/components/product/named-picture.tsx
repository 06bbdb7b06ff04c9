import type { PictureFacts } from '@trivet/core/contract/catalog'
import { Picture } from '@trivet/ui/picture'
import type { PictureProps } from '@trivet/ui/picture'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { pictureSources } from './picture-sources.ts'

/** Written in by the build, from the list beside the pictures. */
declare const NAMED_PICTURES: Readonly<Record<string, PictureFacts>>

type NamedPictureProps = Pick<PictureProps, 'alt' | 'sizes' | 'className' | 'priority'> & {
  name: string
  /** Stands there while there is no such picture. */
  otherwise?: ReactNode
}

/** A picture that belongs to a page, not to a product. */
export function NamedPicture({ name, otherwise = null, sizes, ...props }: NamedPictureProps) {
  const picture = NAMED_PICTURES[name]
  if (!picture) return otherwise
  return (
    <Picture
      src={paths.picture({ ...picture, format: 'webp', width: 960 })}
      sources={pictureSources(picture, sizes)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      blurColor={picture.color ?? undefined}
      {...props}
    />
  )
}
