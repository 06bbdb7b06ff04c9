/** Every address of the console, below /admin. */
export const paths = {
  login: () => '/login',
  orders: ({ page = 1 }: { page?: number } = {}) => withPage('/orders', page),
  order: ({ _id }: { _id: string }) => `/orders/${_id}`,
  referrals: ({ page = 1 }: { page?: number } = {}) => withPage('/referrals', page),
  users: ({ page = 1 }: { page?: number } = {}) => withPage('/users', page),
}

/** The shop is another app on the same host. */
export const shopAddress = '/'

function withPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
