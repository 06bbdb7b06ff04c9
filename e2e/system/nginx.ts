import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, freePort, isTaken, temporaryFolder } from '../server-process.ts'

const binary = '/usr/sbin/nginx'

export const hasNginx = existsSync(binary)

const site = readFileSync(join(import.meta.dirname, '../../ops/nginx.conf'), 'utf8')

export type Nginx = { address: string; stop(): Promise<void> }

/** ops/nginx.conf before these servers, without HTTPS, which would need a certificate. */
export async function startNginx(ports: [number, number]): Promise<Nginx> {
  const port = await freePort()
  const folder = temporaryFolder()
  const file = join(folder.path, 'nginx.conf')
  writeFileSync(file, around(folder.path, siteOn(port, ports)))
  const child = spawn(binary, ['-p', folder.path, '-c', file, '-e', 'stderr'], { stdio: 'inherit' })
  while (!(await isTaken(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await wait(20)
  }
  return {
    address: addressOf(port),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      folder.remove()
    },
  }
}

function siteOn(port: number, [one, two]: [number, number]): string {
  const changes: [string | RegExp, string][] = [
    [/server \{\n {2}listen 80;[^]*?\n\}\n/, ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ {2}ssl_certificate.*\n {2}ssl_certificate_key.*\n/, ''],
    ['127.0.0.1:4000', `127.0.0.1:${one}`],
    ['127.0.0.1:4001', `127.0.0.1:${two}`],
  ]
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`ops/nginx.conf has no ${from}`)
    return changed
  }, site)
}

/** What the package's own nginx.conf says around a site, with everything that is written in one folder. */
function around(folder: string, inner: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; error_log stderr crit; pid ${folder}/nginx.pid; events {} http { access_log off;
    ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
    ${inner} }`
}
