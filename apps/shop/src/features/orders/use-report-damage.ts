import * as damageCopy from '@trivet/core/copy/damage'
import { useMutation } from '@tanstack/react-query'

import type { ReportDamageInput } from '@trivet/core/contract/orders'
import { useRef } from 'react'
import { notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'

/** Sends a report; pressed again after a lost answer, it is the same report. */
export function useReportDamage(orderId: string, onDone: () => void) {
  const utils = trpc.useUtils()
  const attempt = useRef({ body: '', idempotencyKey: '' })

  return useMutation({
    mutationFn(report: ReportDamageInput) {
      const body = JSON.stringify(report)
      if (body !== attempt.current.body) attempt.current = { body, idempotencyKey: crypto.randomUUID() }
      const { idempotencyKey } = attempt.current
      return utils.client.orders.reportDamage.mutate(
        { id: orderId, ...report },
        { context: { idempotencyKey } },
      )
    },
    onSuccess(order) {
      utils.orders.byId.setData({ id: orderId }, order)
      notify.success(damageCopy.damageReported)
      onDone()
    },
    onError: () => void utils.orders.byId.invalidate({ id: orderId }),
  })
}
