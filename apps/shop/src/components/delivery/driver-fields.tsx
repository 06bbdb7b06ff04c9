import { windowChoice } from '@trivet/core/copy/delivery'
import { maxAccess, maxDeliveryNotes } from '@trivet/core/delivery'
import type { OpenWindows } from '@trivet/core/contract/delivery'
import { visitWindows, type VisitKind } from '@trivet/core/dispatch'
import { SelectField } from '@trivet/ui/select-field'
import { TextAreaField } from '@trivet/ui/text-area-field'
import { TextField } from '@trivet/ui/text-field'
import type { ChangeEvent } from 'react'
import type { DriverPart } from './driver-labels.ts'

type ControlProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  onChange: (event: ChangeEvent) => Promise<unknown>
}

type DriverFieldsProps<Props extends ControlProps> = {
  of: (part: DriverPart) => Props
  /** Who else says how to get in, such as the host of a stay. */
  accessFrom?: string
  /** It was typed before the page was opened anew, and is not kept on the device. */
  isAccessGone?: boolean
  /** Of the days of the trip, where some may be full. */
  open?: OpenWindows | undefined
}

/** What is full is still named, so that a choice of before does not vanish. */
function windowOptions(kind: VisitKind, open: OpenWindows | undefined) {
  return visitWindows.map((value) => {
    const isFull = open !== undefined && !open[kind].includes(value)
    return { value, label: `${windowChoice(kind, value)}${isFull ? ': full' : ''}` }
  })
}

/** What a driver needs besides the address. Nothing of it has to be filled in. */
export function DriverFields<Props extends ControlProps>({
  of,
  accessFrom,
  isAccessGone = false,
  open,
}: DriverFieldsProps<Props>) {
  return (
    <fieldset className="grid gap-5 border-t pt-6 sm:grid-cols-2">
      <legend className="float-left w-full type-h3 sm:col-span-2">For the driver</legend>
      <TextField
        {...of('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="So that the driver can call you"
        fieldClassName="clear-left sm:col-span-2"
      />
      <SelectField {...of('deliveryWindow')} options={windowOptions('delivery', open)} />
      <SelectField {...of('pickupWindow')} options={windowOptions('pickup', open)} />
      {accessFrom ? (
        <p className="text-small text-muted-foreground sm:col-span-2">{accessFrom}</p>
      ) : (
        <TextField
          {...of('access')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          hint={
            isAccessGone
              ? 'Please type it again: it is never kept on this device'
              : `For you, the driver and us alone, never on a shared trip, and erased after the pickup. At most ${maxAccess} characters.`
          }
          fieldClassName="sm:col-span-2"
        />
      )}
      <TextAreaField
        {...of('deliveryNotes')}
        rows={3}
        hint={`Stairs, parking, a dog: at most ${maxDeliveryNotes} characters. Your calendar shows it too.`}
        fieldClassName="sm:col-span-2"
      />
    </fieldset>
  )
}
