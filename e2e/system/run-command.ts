import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** As somebody types it. */
export async function runCommand(
  name: 'backup' | 'restore',
  options: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string; errors: string }> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...options], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, output, errors }
}
