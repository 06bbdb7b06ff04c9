import { index, route } from '@react-router/dev/routes'
import type { RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('catalog', 'routes/catalog.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('booking', 'routes/booking.tsx'),
  route('confirmation/:orderId', 'routes/confirmation.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('host-dashboard', 'routes/host-dashboard.tsx'),
  route('stay/:slug', 'routes/stay.tsx'),
  route('trip/:token', 'routes/trip.tsx'),
  route('about', 'routes/about.tsx'),
  route('how-it-works', 'routes/how-it-works.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('collections/bbq-collection', 'routes/bbq-collection.tsx'),
  route('build-kit/:kitId?', 'routes/build-kit.tsx'),
  route('my-kits', 'routes/my-kits.tsx'),
  route('debug-kit-builder', 'routes/debug-kit-builder.tsx'),
  route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
