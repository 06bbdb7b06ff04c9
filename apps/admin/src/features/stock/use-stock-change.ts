import type { ProductStock } from '@trivet/core/contract/stock'
import { toast } from '@trivet/ui/toaster'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showServerErrors } from '../../lib/form-errors.ts'
import { fieldErrorsOf } from '../../lib/save-refusal.ts'
import { trpc } from '../../lib/trpc.ts'

/** What follows from every change of a product's stock, done or refused. */
export function useStockChange<Draft extends FieldValues>(
  form: UseFormReturn<Draft, unknown, Draft>,
  { done, onClose }: { done: string; onClose: () => void },
) {
  const utils = trpc.useUtils()
  return {
    onSuccess(stock: ProductStock) {
      utils.stock.ofProduct.setData({ id: stock._id }, stock)
      toast.success(done)
      onClose()
    },
    onError(error: unknown) {
      showServerErrors(form, fieldErrorsOf(error))
    },
    onSettled: () =>
      Promise.all([
        utils.stock.invalidate(),
        utils.adminProducts.byId.invalidate(),
        utils.adminProducts.list.invalidate(),
        utils.adminProducts.calendar.invalidate(),
      ]),
  }
}
