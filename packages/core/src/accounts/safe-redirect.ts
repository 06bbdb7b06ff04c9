const segment = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** The pages a visitor may be sent to after signing in; the sign-in pages themselves are not among them. */
const ownPaths = [
  '/',
  '/(?:catalog|cart|profile|booking|host-dashboard|my-kits|build-kit|debug-kit-builder)',
  '/(?:about|how-it-works|faq|contact)',
  '/collections/bbq-collection',
  `/(?:products|confirmation|build-kit)/${segment}`,
  '/admin/(?:dashboard|products|orders|users|referrals)',
  `/admin/(?:products|users)/${segment}/edit`,
  `/admin/orders/${segment}`,
].map((pattern) => new RegExp(`^${pattern}$`))

/** Where to go after signing in: a page of this site, else the home page. */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || !/^[!-~]+$/.test(value)) return '/'
  // 'https:evil' would be read as a path
  if (/^[a-z][a-z0-9+.-]*:/i.test(value)) return '/'

  const base = 'https://trivet.invalid'
  if (!URL.canParse(value, base)) return '/'
  const { origin, pathname, search, hash } = new URL(value, base)
  const isOwn = origin === base && ownPaths.some((pattern) => pattern.test(pathname))
  return isOwn ? `${pathname}${search}${hash}` : '/'
}
