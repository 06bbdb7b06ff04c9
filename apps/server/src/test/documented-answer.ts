import { expect } from 'vitest'
import { fileEndpoints } from '../api/file-endpoints.ts'

/** Asserts that an answer of a call that is no procedure is what the API's document says, and no more. */
export function expectDocumented(name: string, answer: unknown): void {
  const output = fileEndpoints.find((endpoint) => endpoint.name === name)?.output
  expect(output?.parse(answer), name).toEqual(answer)
}
