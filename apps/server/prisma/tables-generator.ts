// A Prisma generator: prints the tables of the models as the types that Kysely builds SQL from, and the columns of each
// table as data. Prisma talks to it in lines of JSON: questions on stdin, answers on stderr.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { printTables, type Model } from './print-tables.ts'

type Question =
  | { id: number; method: 'getManifest' }
  | {
      id: number
      method: 'generate'
      params: { generator: { output: { value: string } }; dmmf: { datamodel: { models: Model[] } } }
    }

const manifest = { prettyName: 'Tables for Kysely', defaultOutput: '../src/generated/tables.ts' }

function answer(question: Question): unknown {
  if (question.method === 'getManifest') return { manifest }
  const { generator, dmmf } = question.params
  mkdirSync(dirname(generator.output.value), { recursive: true })
  writeFileSync(generator.output.value, printTables(dmmf.datamodel.models))
  return null
}

for await (const line of createInterface({ input: process.stdin })) {
  const question: Question = JSON.parse(line)
  try {
    reply({ id: question.id, result: answer(question) })
  } catch (error) {
    reply({ id: question.id, error: { code: -1, message: String(error) } })
  }
}

function reply(message: object): void {
  process.stderr.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}
