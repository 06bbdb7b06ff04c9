import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { cn } from '@trivet/ui/cn'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { guideSteps } from './guide-steps.ts'

/** Five short steps; arrow keys walk through them, Escape or Skip leaves. */
export function WelcomeGuide({ onClose }: { onClose: () => void }) {
  const [index, setIndex] = useState(0)
  const step = guideSteps[index] ?? guideSteps[0]
  const isLast = index === guideSteps.length - 1
  const goTo = (next: number) => setIndex(Math.max(0, Math.min(guideSteps.length - 1, next)))

  function walkByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') goTo(index + 1)
    if (key === 'ArrowLeft') goTo(index - 1)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={step.title}
        description={`Step ${index + 1} of ${guideSteps.length}`}
        onKeyDown={walkByKey}
        footer={
          <>
            {index > 0 ? (
              <Button variant="ghost" size="sm" className="mr-auto h-11" onClick={() => goTo(index - 1)}>
                Back
              </Button>
            ) : (
              <Button variant="ghost" size="sm" className="mr-auto h-11" onClick={onClose}>
                Skip
              </Button>
            )}
            <Button size="sm" className="h-11" onClick={() => (isLast ? onClose() : goTo(index + 1))}>
              {isLast ? 'Start building' : 'Next'}
            </Button>
          </>
        }
      >
        <p aria-live="polite" className="min-h-21">
          {step.text}
        </p>
        <Stitches done={index + 1} />
      </DialogContent>
    </Dialog>
  )
}

/** One stitch for each step; the running one is butter. */
function Stitches({ done }: { done: number }) {
  return (
    <div aria-hidden className="mt-5 flex gap-2">
      {guideSteps.map(({ title }, index) => (
        <span
          key={title}
          className={cn(
            'h-1 flex-1 rounded-tool',
            index < done ? 'bg-custom' : 'bg-border',
            index === done - 1 && 'bg-accent',
          )}
        />
      ))}
    </div>
  )
}
