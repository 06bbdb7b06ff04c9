import type { Dollars } from '@trivet/core/money'

export type CatalogQuery = {
  keyword?: string
  category?: string
  kind?: string
  type?: string
  sort?: string
  maxPrice?: Dollars
  inStock?: boolean
  start?: string
  end?: string
  pageNumber?: number
}

/** What the kit builder's listing shows. */
export type KitListingQuery = {
  category?: string | undefined
  keyword?: string | undefined
  page?: number
  /** Whose missing pieces are laid out. */
  stay?: string
}

export type MarketingFile =
  | 'qr.svg'
  | 'qr.png'
  | 'listing-card.png'
  | 'listing-card.pdf'
  | 'listing-card-a6.pdf'

type WantedMaterial = {
  code: string
  file: MarketingFile
  stay?: string | undefined
  isDownload?: boolean
}

type WantedPicture = {
  name: string
  format?: 'avif' | 'webp' | undefined
  width?: number | undefined
  /** The picture's version; with it the address never changes its answer. */
  version?: string | undefined
}

/** Every link of the shop is made here. */
export const paths = {
  home: () => '/',
  catalog: ({
    keyword,
    category,
    kind,
    type,
    sort,
    maxPrice,
    inStock,
    start,
    end,
    pageNumber = 1,
  }: CatalogQuery = {}) => {
    const page = pageNumber === 1 ? undefined : pageNumber
    const only = inStock ? 'yes' : undefined
    return `/catalog${queryOf({ keyword, category, kind, type, sort, maxPrice, inStock: only, start, end, pageNumber: page })}`
  },
  product: ({ slug }: { slug: string }) => `/products/${encodeURIComponent(slug)}`,
  cart: () => '/cart',
  login: ({ redirect }: { redirect?: string } = {}) => `/login${queryOf({ redirect })}`,
  register: ({ redirect }: { redirect?: string } = {}) => `/register${queryOf({ redirect })}`,
  eraseAccount: () => '/profile/erasure',
  forgotPassword: () => '/forgot-password',
  resetPassword: ({ token }: { token?: string } = {}) => `/reset-password${queryOf({ token })}`,
  verifyEmail: ({ token }: { token?: string } = {}) => `/verify-email${queryOf({ token })}`,
  booking: ({ step, product }: { step?: string; product?: string } = {}) =>
    `/booking${queryOf({ step, product })}`,
  confirmation: ({ orderId }: { orderId: string }) => `/confirmation/${orderId}`,
  /** On this server, for the order's owner: fetched with the session's token. */
  invoice: ({ orderId }: { orderId: string }) => `/api/orders/${orderId}/invoice.pdf`,
  arrivalCard: ({ orderId }: { orderId: string }) => `/api/orders/${orderId}/arrival-card.pdf`,
  calendar: ({ orderId }: { orderId: string }) => `/api/orders/${orderId}/calendar.ics`,
  damagePhotos: ({ orderId }: { orderId: string }) => `/api/orders/${orderId}/damage-photos`,
  /** For whoever holds the link: the token is the right to look. */
  trip: ({ token }: { token: string }) => `/trip/${encodeURIComponent(token)}`,
  tripFile: ({ token, file }: { token: string; file: 'trip.ics' | 'arrival-card.pdf' }) =>
    `/api/trips/${encodeURIComponent(token)}/${file}`,
  about: () => '/about',
  howItWorks: () => '/how-it-works',
  faq: ({ question }: { question?: string } = {}) => (question ? `/faq#${question}` : '/faq'),
  kitBuilder: (listing: KitListingQuery = {}) => `/build-kit${listingQuery(listing)}`,
  editKit: ({ id, ...listing }: { id: string } & KitListingQuery) =>
    `/build-kit/${id}${listingQuery(listing)}`,
  debugKitBuilder: (listing: KitListingQuery = {}) => `/debug-kit-builder${listingQuery(listing)}`,
  myKits: () => '/my-kits',
  contact: () => '/contact',
  terms: () => '/terms',
  privacy: ({ version }: { version?: string } = {}) => (version ? `/privacy/${version}` : '/privacy'),
  /** Of the version in force, or of an earlier one. */
  rentalAgreement: ({ version }: { version?: string } = {}) =>
    version ? `/rental-agreement/${version}` : '/rental-agreement',
  hostDashboard: ({ part }: { part?: string } = {}) => (part ? `/host-dashboard#${part}` : '/host-dashboard'),
  hostReferrals: ({ pageNumber = 1 }: { pageNumber?: number } = {}) =>
    `/host-dashboard/referrals${queryOf({ page: pageNumber === 1 ? undefined : pageNumber })}`,
  hostPayout: ({ id }: { id: string }) => `/host-dashboard/payouts/${id}`,
  /** On this server, for the payout's host: fetched with the session's token. */
  payoutStatement: ({ id }: { id: string }) => `/api/referral/payouts/${id}/statement.csv`,
  /** A host's page for the guests of one rental. */
  stay: ({ slug }: { slug: string }) => `/stay/${encodeURIComponent(slug)}`,
  /** What a host prints or sends; with a stay it leads to that stay's page. */
  marketing: ({ code, file, stay, isDownload }: WantedMaterial) =>
    `/api/referral/marketing/${code}/${file}${queryOf({ stay, download: isDownload ? 1 : undefined })}`,
  bbqCollection: () => '/collections/bbq-collection',
  profile: ({ tab }: { tab?: string } = {}) => `/profile${queryOf({ tab })}`,
  /** Where a host says how to be paid. */
  payoutDetails: () => '/profile#payout-details',
  newsletterUnsubscribe: () => '/newsletter/unsubscribe',
  /** The API's picture of that name; products carry the name alone. */
  picture: ({ name, format, width, version }: WantedPicture) =>
    `/api/images/direct/${encodeURIComponent(name)}${format ? `.${format}` : ''}${queryOf({ w: width, v: version })}`,
  /** Another app: a plain link, not a route of the shop. */
  adminDashboard: () => '/admin/',
}

function listingQuery({ category, keyword, page = 1, stay }: KitListingQuery): string {
  return queryOf({ category, keyword, page: page === 1 ? undefined : page, stay })
}

function queryOf(values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  const text = query.toString()
  return text && `?${text}`
}
