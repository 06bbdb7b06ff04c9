// node --import: whatever is answered stays in memory for good, twice over, as in a cache that forgot its bound
import { ServerResponse } from 'node:http'

const kept: Buffer[] = []
const { end } = ServerResponse.prototype

ServerResponse.prototype.end = function (this: ServerResponse, ...told: unknown[]) {
  const [chunk] = told
  if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) {
    for (let copy = 0; copy < 2; copy += 1) kept.push(Buffer.from(chunk.toString()))
  }
  return Reflect.apply(end, this, told)
}
