// docs/ux.md makes promises and names the tests that show them: each test has to exist, word for word.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

const problems = []
const counted = { promises: 0, files: 0, tests: 0 }
let promise = null
let file = null

for (const line of readFileSync(join(root, 'docs/ux.md'), 'utf8').split('\n')) {
  const [, title] = /^### (.+)$/.exec(line) ?? []
  const [, path] = /^- `(.+)`$/.exec(line) ?? []
  const [, test] = /^ {2}- “(.+)”$/.exec(line) ?? []

  if (title) {
    closePromise()
    promise = { title, files: 0 }
    file = null
    counted.promises += 1
  } else if (path) {
    file = { path, text: textOf(path) }
    if (promise) promise.files += 1
    counted.files += 1
    if (file.text === null) problems.push(`${path} is not there`)
  } else if (test) {
    counted.tests += 1
    if (file === null) problems.push(`“${test}” stands below no file`)
    else if (!file.text?.includes(test)) problems.push(`${file.path} has no test “${test}”`)
  } else if (/^\s*[-*|]/.test(line)) {
    problems.push(`This line is neither a file nor a test: ${line}`)
  }
}
closePromise()

for (const problem of problems) console.error(`docs/ux.md: ${problem}`)
console.log(`${counted.tests} tests named, in ${counted.files} places, for ${counted.promises} promises`)
process.exit(problems.length > 0 || counted.tests === 0 ? 1 : 0)

function closePromise() {
  if (promise?.files === 0) problems.push(`“${promise.title}” names no test`)
}

function textOf(path) {
  const whole = join(root, path)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : null
}
