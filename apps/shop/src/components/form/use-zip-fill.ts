import { airbnbPlaceholderAddress, defaultCountry } from '@trivet/core/address'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useShopSettings } from '../../lib/shop-settings.tsx'

type FilledPart = 'city' | 'state'

/** The address of a form, as far as a postal code has to do with it. */
export type ZipForm = {
  get: (part: FilledPart | 'postalCode' | 'country') => string
  set: (part: FilledPart, value: string) => void
}

const wholeCode = /^\d{5}(-\d{4})?$/

/** A postal code fills in city and state, and corrects what an earlier code filled in; never what a person typed. */
export function useZipFill({ get, set }: ZipForm) {
  const { serviceAreas } = useShopSettings()
  const codeBefore = useRef(get('postalCode'))

  // one that stands there already, alone
  const fillAtFirst = useEffectEvent(() => {
    if (get('city').trim() === '' && get('state').trim() === '') void fill()
  })
  useEffect(() => fillAtFirst(), [])

  return fill

  async function fill(): Promise<void> {
    const code = get('postalCode').trim()
    if (!wholeCode.test(code) || get('country') !== defaultCountry) return
    const { zipPlace } = await import('./zip-lookup.ts')
    // typed on meanwhile
    if (get('postalCode').trim() !== code) return
    const place = zipPlace(code, serviceAreas)
    // says nothing of the place: what was filled in before it is still to be corrected
    if (!place) return
    const before = zipPlace(codeBefore.current, serviceAreas)
    codeBefore.current = code
    for (const part of ['city', 'state'] as const) {
      const present = get(part).trim()
      const isFilledIn = present === before?.[part]
      const isOpen = isFilledIn || present === '' || present === airbnbPlaceholderAddress[part]
      // some codes tell the state alone; the city of another code is wrong there
      const known = place[part] ?? (isFilledIn ? '' : present)
      if (isOpen && known !== present) set(part, known)
    }
  }
}
