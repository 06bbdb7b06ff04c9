import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`; the mono loads on use. */
export const preloadedFonts: readonly string[] = [besley, instrumentSans]
