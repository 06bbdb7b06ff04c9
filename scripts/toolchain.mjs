// What every command of the repository does first. Runs on any Node from 20.19, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')

/** Installs exactly what the lock file says, unless that is what is there. */
export function installIfNeeded() {
  refuseOldNode()
  const installed = readText('node_modules/.trivet-lock')
  const wanted = readText('package-lock.json')
  if (installed === wanted) return
  console.log('Installing dependencies (npm ci)…')
  npmCi()
  run(process.execPath, [
    '-e',
    `require('fs').copyFileSync('package-lock.json', 'node_modules/.trivet-lock')`,
  ])
}

// What npm's cache holds is not asked for again. Where nobody watches, an install that a silent registry
// holds up is ended and begun once more with what has come by then.
function npmCi() {
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  if (process.env.CI) {
    const ended = start('npm', args, {}, { timeout: 10 * 60_000, killSignal: 'SIGKILL' })
    if (ended.error?.code !== 'ETIMEDOUT') return endWithFailure(ended)
    console.log('The install did not end within 10 minutes: once more…')
  }
  run('npm', args)
}

/** Runs a command to its end; a failure ends this process with the same code. */
export function run(command, args, env = {}) {
  endWithFailure(start(command, args, env))
}

function endWithFailure({ status, error }) {
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

function start(command, args, env, limits = {}) {
  return spawnSync(resolveTool(command), args, {
    cwd: root,
    stdio: 'inherit',
    env: toolEnv(env),
    ...limits,
  })
}

/** Runs a command and hands over its output, without ending this process. */
export function capture(command, args, env = {}, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(resolveTool(command), args, { cwd, env: toolEnv(env) })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

/** Becomes the command, as far as a process can: same terminal, same signals, same end. */
export function handOver(command, args, env = {}) {
  const child = spawn(resolveTool(command), args, { cwd: root, stdio: 'inherit', env: toolEnv(env) })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

// the repository's own Node comes first on the path, so that every tool runs on it
function toolEnv(env) {
  return { ...process.env, PATH: `${bin}:${process.env.PATH}`, TURBO_TELEMETRY_DISABLED: '1', ...env }
}

function resolveTool(command) {
  const local = join(bin, command)
  return existsSync(local) ? local : command
}

function readText(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Trivet needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
