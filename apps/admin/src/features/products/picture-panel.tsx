import * as generalCopy from '@trivet/core/copy/general'
import type { AdminProduct } from '@trivet/core/contract/catalog'
import { AlertDialog } from '@trivet/ui/alert-dialog'
import { Button } from '@trivet/ui/button'
import { FieldError } from '@trivet/ui/field'
import { toast } from '@trivet/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../../components/panel.tsx'
import { trpc } from '../../lib/trpc.ts'
import { PictureDrop } from './picture-drop.tsx'
import { PicturePreview } from './picture-preview.tsx'
import { pictureProblem, removePicture, unreadablePicture, uploadPicture } from './picture-upload.ts'

/** What the shop shows of the product, and the way to show something else. */
export function PicturePanel({ product }: { product: AdminProduct }) {
  const utils = trpc.useUtils()
  const [chosen, setChosen] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState(0)

  function show(saved: AdminProduct, message: string) {
    // the form keeps the version it began with: a picture changes nothing it holds
    utils.adminProducts.byId.setData({ id: saved._id }, saved)
    void utils.adminProducts.list.invalidate()
    setChosen(null)
    toast.success(message)
  }

  const upload = useMutation({
    mutationFn: (file: File) => uploadPicture({ id: product._id, file, onProgress: setProgress }),
    onMutate: () => setProgress(0),
    onSuccess: (saved) => show(saved, 'The shop shows the new picture'),
    onError: (error) => setProblem(error.message),
  })
  const remove = useMutation({
    mutationFn: () => removePicture(product._id),
    onSuccess: (saved) => show(saved, 'The shop shows its own picture again'),
    onError: (error) => setProblem(error.message || generalCopy.errorOccurred),
  })

  function choose(file: File) {
    const refusal = pictureProblem(file)
    setProblem(refusal)
    setChosen(refusal === null ? file : null)
  }

  function keep() {
    setProblem(null)
    setChosen(null)
  }

  return (
    <Panel title="Picture">
      <div className="grid gap-4">
        <PicturePreview
          product={product}
          chosen={chosen}
          onUnreadable={() => {
            setChosen(null)
            setProblem(unreadablePicture)
          }}
        />
        {problem && (
          <div role="alert">
            <FieldError>{problem}</FieldError>
          </div>
        )}
        {chosen && (
          <div className="grid gap-2">
            {upload.isPending && (
              <progress aria-label="Sent so far" value={progress} className="h-2 w-full accent-primary" />
            )}
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                loading={upload.isPending}
                loadingText={`Sending… ${Math.round(progress * 100)}%`}
                onClick={() => upload.mutate(chosen)}
              >
                Use this picture
              </Button>
              <Button variant="secondary" size="sm" disabled={upload.isPending} onClick={keep}>
                Keep the present one
              </Button>
            </div>
          </div>
        )}
        {!upload.isPending && <PictureDrop onChoose={choose} />}
        {product.hasUpload && !chosen && (
          <AlertDialog
            trigger={
              <Button variant="ghost" size="sm" loading={remove.isPending} className="justify-self-start">
                Remove the uploaded picture
              </Button>
            }
            title="Remove the uploaded picture?"
            description="The shop goes back to the picture it has itself. The uploaded one is deleted."
            confirmLabel="Remove"
            destructive
            onConfirm={() => remove.mutate()}
          />
        )}
      </div>
    </Panel>
  )
}
