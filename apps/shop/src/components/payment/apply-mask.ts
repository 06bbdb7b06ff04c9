/** Formats what stands in an input and leaves the caret behind the same digit. */
export function applyMask(input: HTMLInputElement, format: (typed: string) => string): void {
  const typed = input.value
  const formatted = format(typed)
  if (formatted === typed) return
  const caret = input.selectionStart ?? typed.length
  input.value = formatted
  const place =
    caret === typed.length ? formatted.length : placeAfter(formatted, countDigits(typed.slice(0, caret)))
  input.setSelectionRange(place, place)
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length
}

function placeAfter(text: string, digits: number): number {
  let place = 0
  for (let left = digits; left > 0 && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) left -= 1
  }
  return place
}
