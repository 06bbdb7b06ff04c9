import { Button } from '@trivet/ui/button'
import { TextField } from '@trivet/ui/text-field'
import type { TextFieldProps } from '@trivet/ui/text-field'

export function AirbnbField({ onGetDetails, ...field }: TextFieldProps & { onGetDetails: () => void }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField
        {...field}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://www.airbnb.com/rooms/12345"
        fieldClassName="flex-1"
      />
      {/* stands beside the input, below its label */}
      <Button variant="secondary" onClick={onGetDetails} className="sm:mt-7.5">
        Get Details
      </Button>
    </div>
  )
}
