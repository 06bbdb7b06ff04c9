/** What a utility sets; `side` narrows the group. */
type Setting = { group: string; side: string }

/** A utility with a value: what it sets by an amount, and by anything else where that is not the same. */
type Family = Setting & { otherwise: string }

const amount = /^(\d|\[(\d|calc|max|min|clamp))/

// told by name, not by regular expressions: a browser compiles each when it is first used, which took 40 ms of a page's start

/** Utilities without a value, as far as we use any; what stands neither here nor below is left alone. */
const whole = new Map<string, string>()
for (const [group, names] of Object.entries({
  display:
    'block flex grid hidden contents inline inline-block inline-flex table table-cell table-row table-caption',
  position: 'static relative absolute fixed sticky',
  visibility: 'visible invisible',
  'text-line': 'underline line-through no-underline',
  'border-model': 'border-collapse border-separate',
  'border-style': 'border-solid border-dashed border-dotted',
  break: 'break-words break-all',
  'flex-direction': 'flex-row flex-col',
  'flex-wrap': 'flex-wrap flex-wrap-reverse',
  weight: 'font-normal font-medium font-semibold font-bold',
  'text-align': 'text-left text-center text-right',
  'text-size': 'text-h2 text-h3 text-lead text-body text-small text-caption',
  shadow: 'shadow-none shadow-contact',
})) {
  for (const name of names.split(' ')) whole.set(name, group)
}

/** By what their names begin with. */
const families = new Map<string, Family>()
function family(name: string, group = name, { side = '', otherwise = group } = {}) {
  families.set(name, { group, side, otherwise })
}
for (const name of [
  'size min-w min-h max-w max-h grid-cols grid-rows col-start row-start justify-items justify-self justify items content',
  'self col row z basis order opacity leading tracking aspect float clear cursor select duration ease animate appearance',
  'object whitespace list fill align scale scale-y rotate pointer-events underline-offset outline-offset grow shrink',
  'transition flex font',
].flatMap((names) => names.split(' '))) {
  family(name)
}
for (const name of ['ring', 'inset-ring', 'stroke', 'decoration'])
  family(name, `${name}-width`, { otherwise: `${name}-color` })
for (const name of ['from', 'to']) family(name, `gradient-${name}`, { otherwise: name })
family('text', 'text-size', { otherwise: 'text-color' })
family('bg', 'bg-color')
family('bg-linear-to', 'bg-image')
for (const [group, sides] of Object.entries({
  border: '-x -y -t -r -b -l',
  rounded: '-t -r -b -l',
  overflow: '-x -y',
  overscroll: '-x -y',
  inset: '-x -y',
  gap: '-x -y',
  translate: '-x -y',
  p: 'x y t r b l',
  m: 'x y t r b l',
  'scroll-m': 'x y t r b l',
})) {
  const otherwise = group === 'border' ? 'border-color' : group
  family(group, group, { otherwise })
  for (const end of sides.split(' ')) family(group + end, group, { side: end.replace('-', ''), otherwise })
}
family('divide-y', 'divide', { side: 'y' })
for (const side of ['top', 'right', 'bottom', 'left']) family(side, 'inset', { side })
for (const side of ['w', 'h']) family(side, 'size', { side })

/** Sides that take a narrower one along. */
const wider: Record<string, readonly string[]> = {
  x: [''],
  y: [''],
  t: ['y', ''],
  b: ['y', ''],
  l: ['x', ''],
  r: ['x', ''],
  top: ['y', ''],
  bottom: ['y', ''],
  left: ['x', ''],
  right: ['x', ''],
  w: [''],
  h: [''],
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
    const start = conditionLength(name)
    const isImportant = name.endsWith('!')
    const setting = settingOf(
      name.slice(name[start] === '-' ? start + 1 : start, isImportant ? -1 : undefined),
    )
    if (!setting) return false
    const { group, side } = setting
    const condition = name.slice(0, start) + (isImportant ? '!' : '')
    const isTaken = (one: string) => taken.has(`${condition}${group}/${one}`)
    if (isTaken(side) || wider[side]?.some(isTaken)) return true
    taken.add(`${condition}${group}/${side}`)
    for (const other of alsoSets[group] ?? []) taken.add(`${condition}${other}/`)
    return false
  }
  return classes.reduceRight((kept, name) => (isOverruled(name) ? kept : `${name} ${kept}`), '').trim()
}

function settingOf(utility: string): Setting | undefined {
  if (utility.startsWith('[')) return { group: 'object', side: utility.slice(1, utility.indexOf(':')) }
  const group = whole.get(utility)
  if (group) return { group, side: '' }
  for (let end = utility.length; end > 0; end = utility.lastIndexOf('-', end - 1)) {
    const found = families.get(utility.slice(0, end))
    if (found) {
      const isAmount = end === utility.length || amount.test(utility.slice(end + 1))
      return { group: isAmount ? found.group : found.otherwise, side: found.side }
    }
  }
  return undefined
}

/** Up to and with the last colon that stands in no bracket: `md:hover:`. */
function conditionLength(name: string): number {
  if (!name.includes(':')) return 0
  let depth = 0
  let length = 0
  for (let index = 0; index < name.length; index += 1) {
    const letter = name[index]
    if (letter === '[' || letter === '(') depth += 1
    else if (letter === ']' || letter === ')') depth -= 1
    else if (letter === ':' && depth === 0) length = index + 1
  }
  return length
}
