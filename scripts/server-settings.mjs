// What the server's process is started with, whoever starts it.

/**
 * V8 lets garbage pile up in proportion to what it may take at most: without a bound, four times what is in use. The
 * shop uses about 80 MB; a leak ends the process before the machine.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** The built server, from the repository's folder. */
export const serverCommand = [
  ...serverFlags,
  '--import',
  './apps/server/dist/tracing.js',
  'apps/server/dist/main.js',
]

/** Of the C library: memory that was freed goes back to the system, instead of staying in an arena of each thread. */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
