/**
 * A copy in memory of its own, for what is kept for long. Others lie in a piece that Node shares out, 64 KB of it in Node 24, and keep
 * all of it.
 */
export function inOwnMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
