type Page = { page?: number }
type Thing = { _id: string }

/** Every address of the admin, below /admin. */
export const paths = {
  login: () => '/login',
  account: () => '/account',
  dashboard: () => '/dashboard',
  products: ({ page = 1 }: Page = {}) => withPage('/products', page),
  productsByStock: ({ stock }: { stock: string }) => `/products?stock=${stock}`,
  newProduct: () => '/products/new',
  importProducts: () => '/products/import',
  product: ({ _id }: Thing) => `/products/${_id}/edit`,
  productCalendar: ({ _id }: Thing) => `/products/${_id}/calendar`,
  kitTemplates: ({ page = 1 }: Page = {}) => withPage('/kit-templates', page),
  newKitTemplate: () => '/kit-templates/new',
  kitTemplate: ({ _id }: Thing) => `/kit-templates/${_id}/edit`,
  promotionCodes: () => '/promotion-codes',
  newPromotionCode: () => '/promotion-codes/new',
  promotionCode: ({ _id }: Thing) => `/promotion-codes/${_id}/edit`,
  orders: ({ page = 1 }: Page = {}) => withPage('/orders', page),
  ordersWithCode: ({ code }: { code: string }) => `/orders?code=${code}`,
  newOrder: () => '/orders/new',
  order: ({ _id }: Thing) => `/orders/${_id}`,
  changeOrder: ({ _id }: Thing) => `/orders/${_id}/change`,
  quotes: () => '/quotes',
  quote: ({ _id }: Thing) => `/quotes/${_id}`,
  copiedQuote: ({ _id }: Thing) => `/orders/new?quote=${_id}`,
  dispatch: () => '/dispatch',
  atRisk: () => '/at-risk',
  day: () => '/day',
  pickup: ({ _id }: Thing) => `/dispatch/pickups/${_id}`,
  crates: () => '/crates',
  warehouse: () => '/warehouse',
  addresses: () => '/users/addresses',
  invitations: () => '/users/invitations',
  users: ({ page = 1 }: Page = {}) => withPage('/users', page),
  user: ({ _id }: Thing) => `/users/${_id}/edit`,
  referrals: ({ page = 1 }: Page = {}) => withPage('/referrals', page),
  payout: ({ _id }: Thing) => `/referrals/payouts/${_id}`,
  messages: () => '/messages',
  message: ({ _id }: Thing) => `/messages/${_id}`,
  newsletter: () => '/newsletter',
  waitingList: () => '/waiting-list',
  reviews: () => '/reviews',
  mail: () => '/mail',
  mailOf: ({ _id }: Thing) => `/mail?open=${_id}`,
  payments: () => '/payments',
  reports: () => '/reports',
  report: (report: string, query = '') => `/reports/${report}${query && `?${query}`}`,
  audit: () => '/audit',
  settings: () => '/settings',
  importAreas: () => '/settings/import-areas',
  importStock: () => '/settings/import-stock',
}

/** The shop is another app on the same host. */
export const shopAddress = '/'

/** Where staff get a reset link as everybody does. */
export const forgotPasswordAddress = '/forgot-password'

function withPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
