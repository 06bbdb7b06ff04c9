// What code and documents say of a document is there: each link and each mention of docs/….md leads to a page and to a
// heading of it. And docs/policy.md names for each rule a function that packages/core exports.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './toolchain.mjs'

const madeByTools = /(?:^|\/)(?:node_modules|generated|dist|build|storybook-static|\.react-router|\.data)$/
const textFiles = globSync(
  ['*.md', '{apps,docs,e2e,packages,scripts,tools}/**/*.{md,mjs,prisma,py,sql,ts,tsx}'],
  { cwd: root, exclude: (path) => madeByTools.test(path) },
)

const problems = []
let links = 0
for (const file of textFiles) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, mention] of text.matchAll(/(?<![\w./])(docs\/[\w/-]+\.md(?:#[\w-]+)?)/g))
    follow(file, root, mention)
  if (!file.endsWith('.md')) continue
  for (const [, target] of text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g))
    follow(file, join(root, dirname(file)), target)
}

const policy = readFileSync(join(root, 'docs/policy.md'), 'utf8')
const rules = policy.split(/^## /m).slice(1)
const exported = new Set(
  textFiles
    .filter((file) => file.startsWith('packages/core/src/'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:function|const) (\w+)/gm),
    ])
    .map(([, name]) => name),
)
for (const rule of rules) {
  const [, sentence = ''] = /^Decided by ([^]+?)(?:;|\.\n)/m.exec(rule) ?? []
  const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const [title] = rule.split('\n')
  if (names.length === 0) problems.push(`docs/policy.md, “${title}”: names no function that decides it`)
  for (const name of names) {
    if (!exported.has(name)) problems.push(`docs/policy.md, “${title}”: packages/core exports no ${name}`)
  }
}

for (const problem of problems) console.error(problem)
console.log(`${links} links lead somewhere, ${rules.length} rules name what decides them`)
process.exit(problems.length > 0 || links === 0 || rules.length === 0 ? 1 : 0)

function follow(file, from, target) {
  links += 1
  const [path, heading] = target.split('#')
  const page = path === '' ? join(root, file) : resolve(from, path)
  if (!existsSync(page)) problems.push(`${file}: there is no ${relative(root, page)}`)
  else if (heading && !headingsOf(page).includes(heading)) {
    problems.push(`${file}: ${relative(root, page)} has no heading #${heading}`)
  }
}

/** As GitHub makes anchors of headings. */
function headingsOf(page) {
  return [...readFileSync(page, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
