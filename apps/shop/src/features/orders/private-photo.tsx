import { useQuery } from '@tanstack/react-query'
import { dataUrlOf } from '../../lib/data-url.ts'
import { fetchPrivateFile } from '../../lib/private-file.ts'

type PrivatePhotoProps = { path: string; width: number; height: number; alt: string }

/** A photo that only its owner and staff may see: it is fetched with the visitor's token. */
export function PrivatePhoto({ path, width, height, alt }: PrivatePhotoProps) {
  const photo = useQuery({
    queryKey: ['private-photo', path],
    queryFn: async () => dataUrlOf(await fetchPrivateFile(path)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const look = 'size-24 rounded-cloth border object-cover'
  if (photo.data) return <img src={photo.data} alt={alt} width={width} height={height} className={look} />
  return (
    <span
      role="img"
      aria-label={alt}
      className={`${look} flex items-center bg-muted text-center text-caption`}
    >
      {photo.error ? 'This photo cannot be shown right now.' : ''}
    </span>
  )
}
