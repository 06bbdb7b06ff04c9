const failureText =
  'Part of this page did not arrive, so some buttons may not answer. Your cart and dates are kept. '

let notice: HTMLElement | null = null

/** Says below the header that the page does not answer everywhere; once that stands there, leads to it. */
export function tellGuest() {
  if (notice) return notice.focus()
  const region = document.createElement('div')
  region.className = 'script-notice'
  region.tabIndex = -1
  region.setAttribute('role', 'status')
  document.querySelector('main')?.before(region)
  notice = region
  // the first leads to this page
  const ways = [linkTo('', 'Reload the page'), ...wayToUs()]
  // screen readers hear what comes into a region that is there already
  requestAnimationFrame(() => region.append(failureText, ...ways, '.'))
}

/** The footer of every page says where to write to. */
function wayToUs(): (string | HTMLAnchorElement)[] {
  const [, email] =
    document.querySelector('footer a[href^="mailto:"]')?.getAttribute('href')?.split(':') ?? []
  return email ? [' or write to ', linkTo(`mailto:${email}`, email)] : []
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = address
  link.textContent = text
  return link
}

/** None of the scripts runs: what the page has for browsers without them is shown, such as the buttons of its forms. */
export function showWithoutScripts() {
  document.documentElement.dataset.scripts = 'failed'
  for (const part of document.querySelectorAll('body noscript')) part.outerHTML = part.textContent
}
