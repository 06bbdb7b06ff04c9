import besley from './fonts/besley-600-text.woff2?url'
import instrumentSans from './fonts/instrument-sans-text.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`; the mono loads on use. */
export const preloadedFonts: readonly string[] = [besley, instrumentSans]
