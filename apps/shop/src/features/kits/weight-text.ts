const gramsInPound = 453.592_37
const gramsInKilogram = 1000

/** "2.3 lb (1.0 kg)" */
export function weightText(grams: number): string {
  return `${oneDecimal(grams / gramsInPound)} lb (${oneDecimal(grams / gramsInKilogram)} kg)`
}

/** Half up, which toFixed alone does not do: 1.15 is a little less as a number. */
function oneDecimal(amount: number): string {
  return (Math.round(amount * 10) / 10).toFixed(1)
}
