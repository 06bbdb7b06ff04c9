import { useState, useSyncExternalStore } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { preload } from 'react-dom'
import { cn } from './cn.tsx'
import { LogoMark } from './logo.tsx'

export type PictureProps = Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt' | 'src' | 'ref'> & {
  src: string | null | undefined
  /** Empty for decoration only. */
  alt: string
  /** Natural size; together they keep the place before the picture is there. */
  width: number
  height: number
  /** Better formats first, such as AVIF then WebP. */
  sources?: readonly { type: string; srcSet: string }[]
  /** The picture's mean colour, shown until it has loaded. */
  blurColor?: string
  /** For the largest picture above the fold: asked for before the page is read to its end. */
  priority?: boolean
  /** Drawn when there is no picture or it does not load. */
  fallback?: ReactNode
}

export function Picture(props: PictureProps) {
  // a new address deserves a new try
  return <OnePicture key={props.src} {...props} />
}

const neverChanges = () => () => undefined

function OnePicture({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  blurColor,
  priority = false,
  fallback,
  className,
  onError,
  ...props
}: PictureProps) {
  const [hasFailed, setHasFailed] = useState(!src)

  // a picture in the server's HTML may have failed to load before React listened
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const noticeEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setHasFailed(true)
  }

  const [best] = sources
  if (priority && src && best && !hasFailed) {
    // in the head of the page; a browser that cannot read the format leaves it alone
    preload(src, {
      as: 'image',
      type: best.type,
      imageSrcSet: best.srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }

  const frameClasses = cn('relative block overflow-hidden bg-muted', className)
  if (hasFailed || !src) {
    return (
      <span
        data-slot="picture"
        data-failed
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={cn(frameClasses, 'weave')}
      >
        {/* an empty drawing of the same size keeps the place without an inline style */}
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full" />
        <span className="absolute inset-0 flex items-center justify-center">
          {fallback ?? <LogoMark className="size-1/3 max-h-24 text-muted-foreground/50" />}
        </span>
      </span>
    )
  }
  return (
    <span data-slot="picture" className={frameClasses}>
      {/* not inside of <picture>: the browser's early search would take the image for one without sources */}
      {blurColor && (
        <svg aria-hidden className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={blurColor} />
        </svg>
      )}
      <picture className="contents">
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          ref={isHydrating ? noticeEarlyFailure : undefined}
          alt={alt}
          width={width}
          height={height}
          sizes={sizes}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={(event) => {
            setHasFailed(true)
            onError?.(event)
          }}
          className="relative block h-auto w-full object-cover"
          {...props}
          // after srcSet and sizes, or Safari starts two downloads
          src={src}
        />
      </picture>
    </span>
  )
}
