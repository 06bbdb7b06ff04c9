const round = (value: number, digits: number) => Number(value.toFixed(digits))

export function dimensions(centimeters: readonly number[]): string {
  const inches = centimeters.map((value) => round(value / 2.54, 1))
  return `${inches.join(' × ')} in (${centimeters.join(' × ')} cm)`
}

export function weight(grams: number): string {
  const pounds = grams / 453.592
  return `${round(pounds, pounds < 1 ? 2 : 1)} lb (${round(grams / 1000, 2)} kg)`
}
