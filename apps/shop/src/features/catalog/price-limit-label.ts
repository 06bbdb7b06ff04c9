export function priceLimitLabel(dollars: number): string {
  return `Up to $${dollars}`
}
