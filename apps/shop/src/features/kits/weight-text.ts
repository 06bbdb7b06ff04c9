const gramsInPound = 453.592_37
const gramsInKilogram = 1000
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

/** "2.3 lb (1.0 kg)" */
export function weightText(grams: number): string {
  return `${oneDecimal.format(grams / gramsInPound)} lb (${oneDecimal.format(grams / gramsInKilogram)} kg)`
}
