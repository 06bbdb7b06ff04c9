/**
 * Formatters of one form, one for each time zone, each made once: to make one costs far more than to use it, and what it holds
 * outside JavaScript's heap is given back late.
 */
export function formatterByZone(form: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const made = formatters.get(timeZone)
    if (made) return made
    const formatter = new Intl.DateTimeFormat('en-US', { ...form, timeZone })
    formatters.set(timeZone, formatter)
    return formatter
  }
}
