import { useState } from 'react'

type MarketingPictureProps = { src: string; alt: string; width: number; height: number; className?: string }

/** A picture made by the server for this host; says so where it does not come. */
export function MarketingPicture({ src, alt, width, height, className }: MarketingPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (failed === src) {
    return (
      <p role="alert" className="max-w-60 rounded-cloth border bg-card p-4 text-small text-destructive">
        The picture could not be loaded. The downloads may work all the same.
      </p>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
    />
  )
}
