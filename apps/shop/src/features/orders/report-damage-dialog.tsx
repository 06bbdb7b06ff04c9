import * as damageCopy from '@trivet/core/copy/damage'
import * as ordersCopy from '@trivet/core/copy/orders'
import { reportDamageInput } from '@trivet/core/contract/orders'
import type { Order } from '@trivet/core/contract/orders'
import { damageKinds, needsDamagePhoto } from '@trivet/core/orders'
import type { DamageKind } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { DamagePhotoField } from './damage-photo-field.tsx'
import { useDamagePhotos } from './use-damage-photos.ts'
import { useReportDamage } from './use-report-damage.ts'

const wholeOrder = ''

/** What happened, to which thing, and how it looks. */
export function ReportDamageDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const formId = useId()
  const [item, setItem] = useState(
    order.orderItems.length === 1 ? (order.orderItems[0]?._id ?? '') : wholeOrder,
  )
  const [kind, setKind] = useState<DamageKind | ''>('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const photos = useDamagePhotos(order._id)
  const report = useReportDamage(order._id, onClose)
  const shown = problem ?? (report.error && messageOf(report.error, damageCopy.damageReportFailed))

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = reportDamageInput.safeParse({ kind, item: item || null, text, photos: photos.ids })
    setProblem(checked.error?.issues[0]?.message ?? null)
    if (checked.data) report.mutate(checked.data)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Report damage"
        description="Broken, chipped, missing, dirty? Tell us, and it is quickly dealt with."
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              Not now
            </Button>
            <Button
              type="submit"
              form={formId}
              loading={report.isPending || photos.isUploading}
              loadingText={photos.isUploading ? 'Sending photos' : ordersCopy.processing}
            >
              Send report
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
          {shown && <FormAlert>{shown}</FormAlert>}
          <SelectField
            label="What is it about?"
            value={item}
            onChange={(event) => setItem(event.target.value)}
            options={[
              ...order.orderItems.map(({ _id, name }) => ({ value: _id, label: name })),
              { value: wholeOrder, label: 'The whole order' },
            ]}
          />
          <SelectField
            label="What happened?"
            required
            value={kind}
            onChange={(event) => setKind(damageKinds.find((known) => known === event.target.value) ?? '')}
            options={[
              { value: '', label: 'Please choose', disabled: true },
              ...damageKinds.map((known) => ({
                value: known,
                label: damageCopy.damageKindLabels[known],
              })),
            ]}
          />
          <TextAreaField
            label="Tell us more"
            required
            rows={4}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <DamagePhotoField {...photos} isRequired={kind !== '' && needsDamagePhoto(kind)} />
          {kind !== '' && (
            <p className="flex gap-3 text-small text-muted-foreground">
              <ShieldCheck aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
              {damageCopy.damageCostText({ kind, damageProtection: order.damageProtection })}
            </p>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
