import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')

function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'trivet-containers-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const script = join(root, 'scripts/check-containers.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, stderr }
}

const broken = [
  ['a misspelt instruction', 'Dockerfile', 'EXPOSE', 'EXPOSED', /unknown instruction/i],
  ['another Node', 'Dockerfile', /FROM node:[\d.]+/, 'FROM node:22.0.0', /is not node:/],
  ['root', 'Dockerfile', 'USER node', 'USER root', /runs as root/],
  ['no health check', 'Dockerfile', /HEALTHCHECK[^]*?\n {2}CMD.*/, '', /no HEALTHCHECK/],
  ['a secret', 'Dockerfile', 'PORT=4000', 'STRIPE_SECRET_KEY=sk_1', /stay in the image/],
  ['a workspace left out', 'Dockerfile', /COPY packages\/ui.*\n/, '', /packages\/ui\/package.json/],
  ['an unknown key', 'compose.yaml', 'restart:', 'restarts:', /must NOT have additional properties/],
  ['a port taken twice', 'compose.yaml', '8025:8025', '4000:8025', /4000/],
  ['an image without version', 'compose.yaml', /:v1.30.5/, ':latest', /no version/],
]

for (const [what, file, from, to, complaint] of broken) {
  test(`${what} in ${file} is refused`, () => {
    const files = { Dockerfile: dockerfile, 'compose.yaml': compose }
    const { status, stderr } = check({ ...files, [file]: files[file].replace(from, to) })
    assert.equal(status, 1)
    assert.match(stderr, complaint)
  })
}
