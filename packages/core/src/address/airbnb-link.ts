import type { Address } from './address-rules.ts'

export type AirbnbLink = { ok: true; url: string; listingId: string } | { ok: false }

// the country sites; a listing has the same number on all of them
const airbnbEndings = new Set(
  `com ae at be ca cat ch cl cn cz de dk es fi fr gr gy hu ie is it jp la lt lu lv me mx nl no pl pt rs ru se si
  co.cr co.id co.il co.in co.kr co.nz co.uk co.ve co.za com.ar com.au com.bo com.br com.bz com.co com.ec com.ee
  com.gt com.hk com.hn com.hr com.mt com.my com.ni com.pa com.pe com.ph com.py com.ro com.sg com.sv com.tr com.tw
  com.ua com.vn`.split(/\s+/),
)

const listingPath = /^\/rooms\/(?:plus\/)?(\d{1,20})\/?$/

/**
 * Reads a listing address without ever fetching it; the answer is the same link in one plain form.
 * See docs/policy.md#airbnb-links.
 */
export function parseAirbnbLink(text: string): AirbnbLink {
  const typed = text.trim()
  if (typed.length > 2000 || /[\s\p{Cc}\\]/u.test(typed)) return { ok: false }
  // the example in our own message has no scheme, and old links have the plain one
  const address = /^[a-z][a-z0-9+-]*:/i.test(typed) ? typed.replace(/^http:/i, 'https:') : `https://${typed}`
  if (!URL.canParse(address)) return { ok: false }

  const { protocol, hostname, pathname } = new URL(address)
  if (protocol !== 'https:' || !isAirbnbHost(hostname)) return { ok: false }
  const listingId = listingPath.exec(pathname)?.[1]
  return listingId ? { ok: true, url: `https://www.airbnb.com/rooms/${listingId}`, listingId } : { ok: false }
}

function isAirbnbHost(hostname: string): boolean {
  const ending = /^(?:www\.|m\.)?airbnb\.(.+)$/.exec(hostname)?.[1]
  return ending !== undefined && airbnbEndings.has(ending)
}

/** Stands in until the guest gives the real address; an order needs it confirmed or replaced. */
export const airbnbPlaceholderAddress: Address = {
  street: 'Airbnb listing address',
  city: 'Airbnb city',
  state: 'Airbnb state',
  postalCode: '00000',
  country: 'USA',
}

/** True while any part of the placeholder is still there. */
export function isPlaceholderAddress(
  address: Pick<Address, 'street' | 'city' | 'state' | 'postalCode'>,
): boolean {
  return (['street', 'city', 'state', 'postalCode'] as const).some(
    (part) => address[part].trim() === airbnbPlaceholderAddress[part],
  )
}
