import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvStream, plainCell, readCsv } from './csv.ts'

test.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['＝1', "'＝1"],
  ["'=1", "''=1"],
  // a program that parts cells at ; or a tab does not see our quotes
  ["x;=1+cmd|' /C calc'!A0;y", `"x;'=1+cmd|' /C calc'!A0;y"`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['x\n- y', `"x\n'- y"`],
  ['x;"=1', `"x;""'=1"`],
  ['x; y', '"x; y"'],
])('%j is no formula to a spreadsheet program', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('a line break inside a cell ends no line', () => {
  expect(csvLine(['two\nlines', 'one'])).toBe('"two\nlines",one\r\n')
})

test('numbers, truth values and nothing at all are written as they are', () => {
  expect(csvLine([-5, 49.5, true, false, null, 'a, b', "d'oh", "'tis"])).toBe(
    `-5,49.5,true,false,,"a, b",d'oh,'tis\r\n`,
  )
})

test('money has two decimals, also below zero', () => {
  expect(csvLine([{ cents: 9070 }, { cents: 8900 }, { cents: 0 }, { cents: -490 }])).toBe(
    '90.70,89.00,0.00,-4.90\r\n',
  )
})

const cellText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ';', '\n', '\r', '\t', 'a', '＝') }),
)

test('whatever is written is read again as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cellText, cellText), { maxLength: 8 }), (lines) => {
      const file = ['\uFEFFone,two\r\n', ...lines.map(csvLine)].join('')
      const read = readCsv(file, { maxRecords: 10 }).map(({ cells }) => cells)
      expect(read).toEqual([['one', 'two'], ...lines.map((line) => [...line])])
    }),
  )
})

test('no text of ours begins like a formula', () => {
  const formula = /^"?[=+\-@\t\r＝＋－＠]|[;\t\r\n](?:"")?[=+\-@＝＋－＠]/
  fc.assert(fc.property(cellText, (cell) => !formula.test(csvLine(['x', cell]).slice(2, -2))))
})

test('each record knows the line it begins on', () => {
  const records = readCsv('name,text\nPan,"two\nlines"\n\nPot,one\n', { maxRecords: 10 })
  expect(records.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'name'],
    [2, 'Pan'],
    [5, 'Pot'],
  ])
})

test.each([';', '\t'])('cells may be parted by %j as well', (delimiter) => {
  const file = `name${delimiter}price\nPan${delimiter}"4,5"\n`
  expect(readCsv(file, { maxRecords: 9 })[1]?.cells).toEqual(['Pan', '4,5'])
})

test('reading stops one past the records that are wanted', () => {
  expect(readCsv('a\nb\nc\nd\ne\n', { maxRecords: 2 })).toHaveLength(3)
})

test('only the apostrophe before a formula is taken away', () => {
  expect(["'=1", "''=1", "'tis", '=1', "'"].map(plainCell)).toEqual(['=1', "'=1", "'tis", '=1', "'"])
})

test('a file begins with its names and is made line by line', async () => {
  async function* lines() {
    yield ['Pan', 4.5]
    yield ['=Pot', 0]
  }
  const file = await text(csvStream(['name', 'price'], lines()))
  expect(file).toBe("\uFEFFname,price\r\nPan,4.5\r\n'=Pot,0\r\n")
})
