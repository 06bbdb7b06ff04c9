/** Every address of the console, below /admin. */
export const paths = {
  login: () => '/login',
  orders: ({ page = 1 }: { page?: number } = {}) => (page > 1 ? `/orders?page=${page}` : '/orders'),
  order: ({ _id }: { _id: string }) => `/orders/${_id}`,
  users: () => '/users',
}

/** The shop is another app on the same host. */
export const shopAddress = '/'
