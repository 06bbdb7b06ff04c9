import { inspect } from 'node:util'

/** What keeps the server from starting and whoever runs it can mend: one sentence with the remedy, and no stack. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

type Setting = { host: string; port: number; dataDirectory: string; databaseUrl?: string | undefined }

/** The sentence for an error of the system, of PostgreSQL or of its driver; null for what is a fault of ours. */
export function startFailure(error: unknown, setting: Setting): StartFailure | null {
  for (const cause of causesOf(error)) {
    if (cause instanceof StartFailure) return cause
    const say = sentences[cause.code ?? ''] ?? sentences[`${cause.syscall} ${cause.code}`]
    if (say) return new StartFailure(say(setting, cause), { cause: error })
    if (/SASL|SSL|certificate/.test(cause.message)) {
      const { message } = cause
      return new StartFailure(
        `${databaseOf(setting)} refuses the connection (${message}): mend DATABASE_URL.`,
      )
    }
  }
  return null
}

type Cause = Error & { code?: string; syscall?: string; path?: string }

const fullDisk = ({ dataDirectory }: Setting) =>
  `The disk is full (the data is at ${dataDirectory}): free some space and start again.`
const unwritable = ({ dataDirectory }: Setting, { path }: Cause) =>
  `${path ?? dataDirectory} cannot be written: let this user write there, or choose another folder with DATA_DIR.`
const noFolder = ({ dataDirectory }: Setting, { path }: Cause) =>
  `${path ?? dataDirectory} is a file where a folder has to be: move it away, or choose another folder with DATA_DIR.`
const noSuchHost = ({ host }: Setting) =>
  `HOST=${host} is no address of this machine: leave it out, or take 0.0.0.0 to let other machines in.`
const wrongPassword = (setting: Setting) =>
  `${databaseOf(setting)} does not take this user and password: mend them in DATABASE_URL.`
const noRight = (setting: Setting, { message }: Cause) =>
  `${databaseOf(setting)} does not let its user make tables (${message}): make the user the database's owner.`

const sentences: Partial<Record<string, (setting: Setting, cause: Cause) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program: stop that one, or choose another port with PORT.`,
  'listen EACCES': ({ port }) =>
    `Port ${port} is not for everybody to open: choose one above 1023 with PORT, or start with more rights.`,
  EADDRNOTAVAIL: noSuchHost,
  'getaddrinfo ENOTFOUND': noSuchHost,
  ENOSPC: fullDisk,
  '53100': fullDisk,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': (setting) => `${databaseOf(setting)} does not exist: create it, or name another in DATABASE_URL.`,
  '42501': noRight,
}

/** Without its password. */
export function databaseOf({ databaseUrl }: Pick<Setting, 'databaseUrl'>): string {
  if (!databaseUrl) return 'The database'
  const { host, pathname } = new URL(databaseUrl)
  return `The database ${pathname.slice(1)} at ${host}`
}

/** Says why and ends the process. What nobody but we could mend is told with its stack. */
export function endWithFailure(error: unknown, setting?: Setting): never {
  const failure = error instanceof StartFailure ? error : setting && startFailure(error, setting)
  process.stderr.write(`${failure?.message ?? inspect(error)}\n`)
  process.exit(1)
}

function* causesOf(error: unknown): Generator<Cause> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}
