// The types of statements are checked by the compiler, as long as nobody goes around it. So in the server's modules no
// text is sent to the database, no row is inserted past insertRow, insertFrom and insertJson, and no type is claimed.
import { globSync, readFileSync } from 'node:fs'

const claims = [
  [/\bsql<(?!typeof)/, 'claims a type of SQL text: give platform/sql/functions.ts a function for it'],
  [/\$castTo|\.castTo\(/, 'claims a type: select what has it'],
  [/\binsertInto\(/, 'inserts past insertRow, insertFrom and insertJson, which ask for every column'],
  [/\.query\(\s*(?:['"`{]|text\b)/, 'sends text to the database: build it with statement() or query()'],
]

const files = globSync('apps/server/src/{modules,api,web}/**/*.ts').filter(
  (file) => !/\.(test|setup)\.ts$/.test(file),
)
const problems = []
let statements = 0
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  statements += text.match(/\b(?:statements?)(?:<|\()/g)?.length ?? 0
  statements += text.match(/\bquery\(\s*(?:ctx\.)?\w+,/g)?.length ?? 0
  text.split('\n').forEach((line, index) => {
    for (const [claim, why] of claims) if (claim.test(line)) problems.push(`${file}:${index + 1} ${why}`)
  })
}

console.log(problems.join('\n'))
console.log(`${statements} statements in ${files.length} files`)
process.exit(problems.length === 0 ? 0 : 1)
