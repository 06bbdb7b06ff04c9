import type { Product } from '@trivet/core/contract/catalog'
import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'

const PictureGallery = lazyPart(() => import('./picture-gallery.tsx').then((file) => file.PictureGallery))

/** Lies over the product's picture; the dialog loads for those who press it. */
export function EnlargePictures({ product }: { product: Product }) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
        className="absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-cloth p-3 noscript:hidden"
      >
        <span className="flex size-11 items-center justify-center rounded-tool border bg-card">
          <ZoomIn aria-hidden strokeWidth={1.75} className="size-5" />
        </span>
        <span className="sr-only">Enlarge the pictures</span>
      </button>
      {state !== 'never' && (
        <PictureGallery product={product} isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
