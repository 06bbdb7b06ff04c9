import { paths } from '../paths.ts'

/** Where the header leads, in a row or in the phone's menu. */
export const siteLinks = [
  { to: paths.catalog(), label: 'Kits' },
  { to: paths.kitBuilder(), label: 'Build a kit' },
  { to: paths.howItWorks(), label: 'How it works' },
  { to: paths.about(), label: 'About' },
  { to: paths.faq(), label: 'FAQ' },
] as const
