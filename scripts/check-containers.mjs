// Dockerfile and compose.yaml, as far as they can be judged without a container engine: what their linters say, and what
// those do not look at. `node scripts/check-containers.mjs <folder>` judges another folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { root } from './toolchain.mjs'

const folder = process.argv[2] ?? root
const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const base = `node:${manifest.devDependencies.node}-`

const problems = validate(dockerfile).map(
  ({ range, message }) => `Dockerfile:${range.start.line + 1}: ${message}`,
)
const instructions = dockerfile.match(/^[A-Z]+ .*$/gm) ?? []
const argumentsOf = (name, lines = instructions) =>
  lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))

const stages = new Set()
for (const from of argumentsOf('FROM')) {
  const [image, , stage] = from.split(' ')
  if (!stages.has(image) && !image.startsWith(base))
    problems.push(`Dockerfile: FROM ${image} is not ${base}…`)
  stages.add(stage)
}
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
if (['root', '0', undefined].includes(argumentsOf('USER', last).at(-1)))
  problems.push('Dockerfile: the last stage runs as root')
if (argumentsOf('HEALTHCHECK', last).length === 0)
  problems.push('Dockerfile: the last stage has no HEALTHCHECK')
for (const value of [...argumentsOf('ENV'), ...argumentsOf('ARG')])
  if (/SECRET|PASSWORD|TOKEN|_KEY/.test(value)) problems.push(`Dockerfile: ${value} would stay in the image`)
for (const [path, { link }] of Object.entries(lock.packages)) {
  const isWorkspace = path !== '' && !path.includes('node_modules') && !link
  if (isWorkspace && !dockerfile.includes(`COPY ${path}/package.json ${path}/\n`))
    problems.push(`Dockerfile: npm ci needs ${path}/package.json`)
}

// its warnings are about the order of lines, which is ours to choose; an unpinned image is not
const compose = readFileSync(join(folder, 'compose.yaml'), 'utf8')
const services = compose.match(/^ {2}\w+:$(?=\n {4})/gm) ?? []
const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
for (const { messages } of linter.lintFiles([join(folder, 'compose.yaml')], false))
  for (const { type, line, message } of messages)
    if (type === 'error') problems.push(`compose.yaml:${line}: ${message}`)
for (const [, image] of compose.matchAll(/^ +image: (.*)$/gm))
  if (!/:v?\d+\.\d+/.test(image)) problems.push(`compose.yaml: ${image} has no version`)

for (const problem of problems) console.error(problem)
console.log(`${instructions.length} instructions of Dockerfile, ${services.length} services of compose.yaml`)
process.exit(problems.length > 0 || instructions.length === 0 || services.length === 0 ? 1 : 0)
