import * as damageCopy from '@trivet/core/copy/damage'
import * as ordersCopy from '@trivet/core/copy/orders'
import { zodResolver } from '@hookform/resolvers/zod'
import { reportDamageInput } from '@trivet/core/contract/orders'
import type { Order } from '@trivet/core/contract/orders'
import { damageKinds, needsDamagePhoto } from '@trivet/core/orders'
import { Button } from '@trivet/ui/button'
import { Dialog, DialogContent } from '@trivet/ui/dialog'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { formFields } from '../../components/form/form-fields.ts'
import { Form } from '../../components/form/form.tsx'
import { messageOf } from '../../lib/trpc.ts'
import { DamagePhotoField } from './damage-photo-field.tsx'
import { useDamagePhotos } from './use-damage-photos.ts'
import { useReportDamage } from './use-report-damage.ts'

const labels = {
  item: 'What is it about',
  kind: 'What happened',
  text: 'Tell us more',
  photos: 'Photos',
} as const

const check = zodResolver(reportDamageInput)

type ReportDamageDialogProps = { order: Order; isOpen: boolean; onClose: () => void; onSent: () => void }

/** What happened, to which thing, and how it looks. Closed, it keeps what was typed. */
export function ReportDamageDialog({ order, isOpen, onClose, onSent }: ReportDamageDialogProps) {
  const formId = useId()
  const photos = useDamagePhotos(order._id)
  const [first, ...others] = order.orderItems
  // the photos are kept beside the form
  const resolver: typeof check = (values, ...facts) => check({ ...values, photos: photos.ids }, ...facts)
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver,
    defaultValues: { item: first && others.length === 0 ? first._id : null, text: '' },
  })
  const { isSubmitted } = form.formState
  const fields = formFields(form, labels)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const report = useReportDamage(order._id, () => {
    onClose()
    onSent()
  })

  // whether a photo is missing also depends on the kind
  useEffect(() => {
    if (isSubmitted) void form.trigger('photos')
  }, [form, isSubmitted, kind, photos.ids.length])

  return (
    // a click beside it loses nothing that was typed
    <Dialog open={isOpen} disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
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
        <Form
          id={formId}
          form={form}
          fields={fields}
          onSubmit={(checked) => report.mutate(checked)}
          error={report.error && messageOf(report.error, damageCopy.damageReportFailed)}
          className="flex flex-col gap-5"
        >
          <SelectField
            {...fields.of('item', { setValueAs: (id: string) => id || null })}
            label={`${labels.item}?`}
            options={[
              ...order.orderItems.map(({ _id, name }) => ({ value: _id, label: name })),
              { value: '', label: 'The whole order' },
            ]}
          />
          <SelectField
            {...fields.of('kind')}
            label={`${labels.kind}?`}
            required
            // nothing is chosen for the guest
            defaultValue=""
            options={[
              { value: '', label: 'Please choose', disabled: true },
              ...damageKinds.map((known) => ({ value: known, label: damageCopy.damageKindLabels[known] })),
            ]}
          />
          <TextAreaField {...fields.of('text')} required rows={4} maxLength={1000} />
          <DamagePhotoField
            {...photos}
            id="photos"
            isRequired={kind ? needsDamagePhoto(kind) : false}
            error={form.formState.errors.photos?.message}
          />
          {kind && (
            <p className="flex gap-3 text-small text-muted-foreground">
              <ShieldCheck aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
              {damageCopy.damageCostText({ kind, damageProtection: order.damageProtection })}
            </p>
          )}
        </Form>
      </DialogContent>
    </Dialog>
  )
}
