type Utility = { group: string; side: string }

/** What a utility sets, by the first pattern that fits; what fits none is left alone. `side` narrows the group. */
const patterns: readonly (readonly [group: string, pattern: RegExp])[] = [
  [
    'display',
    /^(block|flex|grid|hidden|contents|flow-root|inline(-block|-flex|-grid)?|table(-(cell|row|caption|column))?)$/,
  ],
  ['table', /^table-(fixed|auto)$/],
  ['position', /^(static|relative|absolute|fixed|sticky)$/],
  ['sr-only', /^(not-)?sr-only$/],
  ['visibility', /^(visible|invisible|collapse)$/],
  ['text-overflow', /^(truncate|text-ellipsis|text-clip)$/],
  ['text-case', /^(uppercase|lowercase|capitalize|normal-case)$/],
  ['text-line', /^(underline|overline|line-through|no-underline)$/],
  ['italic', /^(not-)?italic$/],
  ['numbers', /^(tabular|proportional)-nums$/],
  ['border-model', /^border-(collapse|separate)$/],
  ['border-style', /^border-(solid|dashed|dotted|double|none)$/],
  ['border', /^border(?:-(?<side>[xytrbl])(?=-|$))?(-\d+|-\[.+\])?$/],
  ['border-color', /^border(?:-(?<side>[xytrbl])(?=-))?-/],
  ['divide', /^divide-(?<side>[xy])(-\d+)?$/],
  ['rounded', /^rounded(?:-(?<side>[trbl]{1,2})(?=-|$))?(-|$)/],
  ['overflow', /^overflow(?:-(?<side>[xy])(?=-))?-/],
  ['overscroll', /^overscroll(?:-(?<side>[xy])(?=-))?-/],
  ['inset-ring', /^inset-ring(-\d+)?$/],
  ['inset-ring-color', /^inset-ring-/],
  ['inset', /^inset(?:-(?<side>[xy])(?=-))?-/],
  ['inset', /^(?<side>top|right|bottom|left)-/],
  ['p', /^p(?<side>[xytrbl])?-/],
  ['m', /^m(?<side>[xytrbl])?-/],
  ['scroll-m', /^scroll-m(?<side>[xytrbl])?-/],
  ['gap', /^gap(?:-(?<side>[xy])(?=-))?-/],
  ['translate', /^translate(?:-(?<side>[xy])(?=-))?-/],
  ['size', /^size-/],
  ['size', /^(?<side>[wh])-/],
  ['$', /^(min-w|min-h|max-w|max-h|grid-cols|grid-rows|(col|row)-(start|end)|justify-(items|self))-/],
  ['$', /^(justify|items|content|self|col|row|z|basis|order|opacity|leading|tracking|aspect|float|clear)-/],
  ['$', /^(cursor|select|duration|delay|ease|animate|appearance|object|whitespace|list|fill|align)-/],
  ['$', /^(scale-[xyz])-/],
  ['$', /^(scale|rotate|pointer-events|underline-offset)-/],
  ['gradient-$', /^(from|via|to)-\d+%$/],
  ['$', /^(from|via|to)-/],
  ['break', /^break-(normal|words|all|keep)$/],
  ['$', /^(grow|shrink|transition)(?=-|$)/],
  ['flex-direction', /^flex-(row|col)(-reverse)?$/],
  ['flex-wrap', /^flex-(wrap|nowrap|wrap-reverse)$/],
  ['flex', /^flex-/],
  ['weight', /^font-(thin|light|normal|medium|semibold|bold|black)$/],
  ['font', /^font-/],
  ['text-align', /^text-(left|center|right|justify|start|end)$/],
  ['text-size', /^text-(display|h1|h2|h3|lead|body|small|caption|\d?xs|sm|base|lg|\d?xl|\[[\d.]+\w+\])$/],
  ['text-size', /^text-\[(calc|max|min|clamp)\(/],
  ['text-color', /^text-/],
  ['bg-image', /^bg-(linear|radial|none)/],
  ['bg-color', /^bg-/],
  ['shadow', /^shadow(-none|-contact)?$/],
  ['$-width', /^(ring|stroke|decoration)-\d+$/],
  ['$-color', /^(ring|stroke|decoration)-/],
  ['$-offset', /^(outline)-offset-/],
  ['outlined', /^outline-(none|hidden)$/],
  ['object', /^\[(?<side>[\w-]+):/],
]

/** Sides that a wider one takes along. */
const within: Record<string, readonly string[]> = {
  '': 'x y t r b l tl tr bl br top right bottom left w h'.split(' '),
  x: ['l', 'r', 'left', 'right'],
  y: ['t', 'b', 'top', 'bottom'],
  t: ['tl', 'tr'],
  r: ['tr', 'br'],
  b: ['bl', 'br'],
  l: ['tl', 'bl'],
}

/** Utilities that set more than their own. */
const alsoSets: Record<string, readonly string[]> = {
  'text-size': ['leading'],
  flex: ['basis', 'grow', 'shrink'],
}

const remembered = new Map<string, string>()
const mostRemembered = 1000

/** Of the classes that set the same thing under the same condition only the last stays. */
export function mergeClasses(classes: string): string {
  const known = remembered.get(classes)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const merged = withoutOverruled(classes.split(/\s+/))
  remembered.set(classes, merged)
  return merged
}

function withoutOverruled(classes: readonly string[]): string {
  const taken = new Set<string>()
  const isOverruled = (name: string) => {
    const [condition, utility] = parse(name)
    if (!utility) return false
    const { group, side } = utility
    if (taken.has(`${condition}${group}/${side}`)) return true
    for (const one of [side, ...(within[side] ?? [])]) taken.add(`${condition}${group}/${one}`)
    for (const other of alsoSets[group] ?? []) taken.add(`${condition}${other}/`)
    return false
  }
  return classes.reduceRight((kept, name) => (isOverruled(name) ? kept : `${name} ${kept}`), '').trim()
}

function parse(name: string): [condition: string, utility: Utility | undefined] {
  const start = conditionLength(name)
  const plain = name.slice(start)
  const condition = name.slice(0, start) + (plain.endsWith('!') ? '!' : '')
  const bare = plain.replace(/^-|!$/g, '')
  for (const [group, pattern] of patterns) {
    const match = pattern.exec(bare)
    if (match)
      return [condition, { group: group.replace('$', match[1] ?? ''), side: match.groups?.['side'] ?? '' }]
  }
  return [condition, undefined]
}

/** Up to and with the last colon that stands in no bracket: `md:hover:`. */
function conditionLength(name: string): number {
  let depth = 0
  let length = 0
  for (const [index, letter] of Array.from(name).entries()) {
    if (letter === '[' || letter === '(') depth += 1
    else if (letter === ']' || letter === ')') depth -= 1
    else if (letter === ':' && depth === 0) length = index + 1
  }
  return length
}
