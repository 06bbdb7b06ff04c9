import type { Product } from '@trivet/core/contract/catalog'
import { ChoiceButton } from '@trivet/ui/choice-button'
import { cn } from '@trivet/ui/cn'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { viewsOf } from './gallery-views.tsx'

type PictureGalleryProps = { product: Product; isOpen: boolean; onClose: () => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** All pictures there are of a product, over the whole screen; a press on one shows it twice as large, to be moved. */
export function PictureGallery({ product, isOpen, onClose }: PictureGalleryProps) {
  const views = viewsOf(product)
  const [at, setAt] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const view = views[at]
  const frame = useRef<HTMLDivElement>(null)

  // its middle first: in the corners there is only cloth
  useLayoutEffect(() => {
    const { current } = frame
    if (!current || !isLarge) return
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2
  }, [isLarge])

  function show(index: number) {
    setAt(index)
    setIsLarge(false)
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    // while it is large, the arrows move the picture
    if (by === undefined || isLarge) return
    show((at + by + views.length) % views.length)
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        placement="full"
        title={product.name}
        description={view?.label}
        onKeyDown={step}
        footer={
          views.length > 1 && (
            <div role="group" aria-label="Pictures" className="mr-auto flex flex-wrap gap-2">
              {views.map(({ label, thumbnail }, index) => (
                <ChoiceButton
                  key={label}
                  className="h-11 sm:h-14"
                  isChosen={index === at}
                  onChoose={() => show(index)}
                >
                  {thumbnail && (
                    // where there is little room the words say it
                    <span
                      aria-hidden
                      className="-ml-2 flex size-10 items-center overflow-hidden rounded-tool max-sm:hidden"
                    >
                      {thumbnail}
                    </span>
                  )}
                  {label}
                </ChoiceButton>
              ))}
            </div>
          )
        }
      >
        <div ref={frame} className="h-full overflow-auto rounded-cloth">
          <button
            type="button"
            aria-pressed={isLarge}
            onClick={() => setIsLarge(!isLarge)}
            className={cn(
              'mx-auto block',
              isLarge
                ? 'w-[calc(2*min(100%,100dvh-15rem))] cursor-zoom-out'
                : 'w-full max-w-[calc(100dvh-15rem)] cursor-zoom-in',
            )}
          >
            <span className="sr-only">Show it twice as large</span>
            {view?.picture}
          </button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
