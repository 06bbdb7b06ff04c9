const mostOfAName = 60
const mostObjects = 300

type Named = Record<string, unknown>

/** What earlier answers held, by the name of its field, so that later requests ask about things that are there. */
export function createKnownValues(notOf: ReadonlySet<string>) {
  const values = new Map<string, unknown[]>()
  const objects: Named[] = []

  function remember(answer: unknown): void {
    if (Array.isArray(answer)) return answer.forEach(remember)
    if (answer === null || typeof answer !== 'object') return
    const named = answer as Named
    // the accounts that the drill itself is signed in with stay as they are
    if (notOf.has(String(named['_id']))) return
    if ('_id' in named) keep(objects, named, mostObjects)
    for (const [name, value] of Object.entries(named)) {
      const list = values.get(name) ?? []
      values.set(name, list)
      keep(list, value, mostOfAName)
      if (name === '_id') keep(listOf('id'), value, mostOfAName)
      remember(value)
    }
  }
  function listOf(name: string): unknown[] {
    const list = values.get(name) ?? []
    values.set(name, list)
    return list
  }

  return {
    rememberJson(body: Buffer): void {
      // a file is not remembered
      if (/^[{[]/.test(body.toString('latin1', 0, 1))) remember(JSON.parse(body.toString()))
    },
    pick(name: string, at: number): unknown {
      const list = values.get(name) ?? (name.endsWith('Id') ? listOf('id') : [])
      return list[at % list.length]
    },
    /** An object that has most of the fields, if there is one. */
    like(names: readonly string[], at: number): Named | undefined {
      const alike = objects.filter((one) => names.filter((name) => name in one).length * 2 > names.length)
      return alike[at % alike.length]
    },
  }
}

export type KnownValues = ReturnType<typeof createKnownValues>

/** Old ones make room. */
function keep(list: unknown[], value: unknown, most: number): void {
  list.push(value)
  if (list.length > most) list.shift()
}
