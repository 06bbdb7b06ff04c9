import { useMutation } from '@tanstack/react-query'
import type { Order } from '@trivet/core/contract/orders'
import * as paymentsCopy from '@trivet/core/copy/payments'
import { useRef, useState } from 'react'
import type { LivePay, PaySteps } from './live/live-pay.ts'
import { paymentProblem } from './payment-problem.ts'

type Outcome = {
  onAnswer: (order: Order) => void
  onError: (error: unknown) => void
}

/** Pays an order outside the checkout, one press at a time, and lets the guest confirm where the bank asks. */
export function usePaying({ onAnswer, onError }: Outcome) {
  const isRunning = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [toConfirm, setToConfirm] = useState<Order | null>(null)

  const paying = useMutation({
    mutationFn: (way: () => Promise<Order>) => way(),
    onSuccess(order) {
      setToConfirm(order.isPaid ? null : order)
      onAnswer(order)
    },
    onError(error) {
      setToConfirm(null)
      setProblem(paymentProblem(error, paymentsCopy.notPaid))
      onError(error)
    },
    onSettled: () => (isRunning.current = false),
  })

  function run(way: () => Promise<Order>) {
    // a second press comes before the button is seen to be disabled
    if (isRunning.current) return
    isRunning.current = true
    setProblem(null)
    paying.mutate(way)
  }

  /** Through a provider's own part of the page. */
  function runLive(livePay: LivePay | null, steps: PaySteps<Order>) {
    if (livePay) run(() => livePay(steps))
    else setProblem(paymentsCopy.paymentFieldsFailed)
  }

  function refuse() {
    setToConfirm(null)
    setProblem(paymentsCopy.notConfirmed)
  }

  return {
    run,
    runLive,
    shown: {
      problem,
      toConfirm,
      isPaying: paying.isPending && !toConfirm,
      isConfirming: paying.isPending && toConfirm !== null,
      refuse,
    },
  }
}
