/** Longer than a small phone is wide. */
export const longWord = 'z'.repeat(60)

/** Everybody's pages, with the states that an address can show. */
export const publicPages = [
  '/',
  '/catalog',
  `/catalog?keyword=${longWord}`,
  '/products/chefs-kit',
  '/products/grill-pan',
  '/cart',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=none',
  '/verify-email?token=none',
  '/about',
  '/how-it-works',
  '/faq',
  '/contact',
  '/terms',
  '/privacy',
  '/rental-agreement',
  '/collections/bbq-collection',
  '/newsletter/unsubscribe?token=none',
  '/stay/barton-hills-bungalow-k7m2qd',
  '/stay/no-such-stay',
  '/trip/no-such-trip',
  '/debug-kit-builder',
  '/dev/mailbox',
  '/confirmation/demo-1',
  '/no-such-page',
]
/** Behind the sign-in of the demo guest. */
export const guestPages = [
  '/profile',
  '/profile?tab=orders',
  '/profile/erasure',
  '/booking',
  '/build-kit',
  '/build-kit?keyword=zzzzzz',
  '/my-kits',
  '/confirmation/ffffffffffffffffffffffff',
]
/** Behind the sign-in of the demo host. */
export const hostPages = ['/host-dashboard', '/profile#payout-details']
/** Behind the sign-in of the demo staff. */
export const staffPages = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/mail',
  '/admin/referrals',
  '/admin/users',
]
