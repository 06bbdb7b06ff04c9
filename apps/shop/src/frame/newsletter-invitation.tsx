import { useLater } from '../lib/use-later.ts'

const loadPopup = () => import('../features/newsletter/newsletter-popup.tsx')

/** Nobody is invited in the first moments of a visit. */
export function NewsletterInvitation() {
  const module = useLater(loadPopup)
  return module && <module.NewsletterPopup />
}
