/** Of the design direction, as literals: a mail program knows no custom properties. Light, then dark. */
const tokens = {
  background: ['#F6F8F5', '#161115'],
  card: ['#FFFFFF', '#201920'],
  text: ['#221A20', '#F4EEF0'],
  muted: ['#5C525A', '#B9ABB4'],
  hem: ['#D3DAD2', '#3A303A'],
  primary: ['#5A1F44', '#F0B6CF'],
  'on-primary': ['#FFF6E0', '#3A1029'],
  sunken: ['#E9EEE8', '#100C0F'],
  stripe: ['#2E4A9E', '#9DB2F5'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type Token = keyof typeof tokens

export const light = (token: Token): string => tokens[token][0]

export const families = {
  display: "Besley, Georgia, 'Times New Roman', serif",
  sans: "'Instrument Sans', Arial, Helvetica, sans-serif",
  mono: "'Spline Sans Mono', 'Courier New', monospace",
} as const

/** Programs that know dark mode take these; the others keep the light colours, which stand inline. */
export const darkRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.fill-background { background-color: ${tokens.background[0]}; }
@media (prefers-color-scheme: dark) {
${Object.entries(tokens)
  .map(([token, [, dark]]) => rulesOf(token, dark))
  .join('\n')}
}`

function rulesOf(token: string, dark: string): string {
  return [
    `.ink-${token} { color: ${dark} !important; }`,
    `.fill-${token} { background-color: ${dark} !important; }`,
    `.hem-${token} { border-color: ${dark} !important; }`,
    `.edge-${token} { border-left-color: ${dark} !important; }`,
  ].join(' ')
}
