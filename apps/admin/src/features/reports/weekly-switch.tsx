import { weeklySwitchedOff, weeklySwitchedOn } from '@trivet/core/copy/reports'
import { CheckboxField } from '@trivet/ui/checkbox-field'
import { toast } from '@trivet/ui/toaster'
import { messageOf, trpc } from '../../lib/trpc.ts'
import * as generalCopy from '@trivet/core/copy/general'

/** The week by mail, for whoever looks at the page. */
export function WeeklySwitch() {
  const utils = trpc.useUtils()
  const { data } = trpc.reports.weekly.useQuery()
  const choose = trpc.reports.chooseWeekly.useMutation({
    onSuccess: (chosen) => {
      utils.reports.weekly.setData(undefined, chosen)
      toast.success(chosen.isOn ? weeklySwitchedOn : weeklySwitchedOff)
    },
    onError: (error) => toast.error(messageOf(error, generalCopy.errorOccurred)),
  })
  if (!data) return null
  return (
    <CheckboxField
      label="Mail me the week"
      hint="Mondays from 7 in the shop’s morning: the first figure of each report, beside the week before"
      checked={choose.isPending ? choose.variables.isOn : data.isOn}
      disabled={choose.isPending}
      onChange={(event) => choose.mutate({ isOn: event.target.checked })}
    />
  )
}
