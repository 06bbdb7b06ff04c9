export const cartDatesId = 'cart-dates'

export function dateField(side: 'start' | 'end'): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${cartDatesId}-${side}`)
}

/** Whether something stands in both fields. What is wrong with it is told at the field. */
export function areDatesTyped(): boolean {
  return Boolean(dateField('start')?.value && dateField('end')?.value)
}
