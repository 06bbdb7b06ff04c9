// While a new version is rolled out, servers of the version before it run on the new schema. A migration that takes away
// what they use is a step of contraction and says since when nobody does: docs/upgrade.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

// those up to it came before the first version that had to be followed by another without a break
const lastOfHistory = '20261122112000_kit_template_versions'

const steps = [
  [/\bDROP (TABLE|COLUMN|TYPE|VIEW|SCHEMA|FUNCTION)\b/i, 'takes away what the version before may use'],
  [/\bALTER TABLE\b[^;]*\bRENAME\b/i, 'renames what the version before uses by its old name'],
  [/\bALTER COLUMN\b[^,;]*\b(SET DATA )?TYPE\b/i, 'changes the type of a column, and rewrites its table'],
  [/\bSET NOT NULL\b/i, 'refuses rows that the version before may write'],
  [/\bDROP DEFAULT\b/i, 'refuses rows that the version before may write'],
  [
    /\bADD COLUMN\b(?![^,;]*\b(?:DEFAULT|GENERATED)\b)[^,;]*\bNOT NULL\b/i,
    'wants a value that the version before does not write',
  ],
]

const folder = process.argv[2] ?? join(root, 'apps/server/prisma/migrations')
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'migration.sql')))
const held = names.filter((name) => name > lastOfHistory)
let problems = 0
for (const name of held) {
  const text = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
  for (const statement of withoutTexts(text).split(/;[ \t]*$/m)) {
    if (/^-- contract: since \S/m.test(statement)) continue
    const sql = statement.replace(/--.*$/gm, '').trim()
    for (const [step, what] of steps) {
      if (!step.test(sql)) continue
      problems += 1
      console.error(`${name}: “${sql.split('\n', 1)[0]}” ${what}: write “-- contract: since …” above it`)
    }
  }
}
console.log(`${names.length} migrations, ${held.length} of them after the first version`)
process.exit(problems > 0 ? 1 : 0)

/** Bodies of functions and quoted values are no statements of the migration. */
function withoutTexts(text) {
  return text.replace(/\$(\w*)\$[^]*?\$\1\$|'(?:[^']|'')*'/g, (part) => part.replace(/[^\n]/g, ' '))
}
