import { countries } from './address-rules.ts'

type Lines = { street: string; city: string; state: string; postalCode: string; country: string }

/** An address as it stands on an envelope; what is not known is left out. */
export function postalLines({ street, city, state, postalCode, country }: Lines): string[] {
  const place = `${city}, ${state} ${postalCode}`.trim()
  const land = countries.find(({ code }) => code === country)?.label ?? country
  return [street, place, land].filter((line) => line !== '' && line !== ',')
}
