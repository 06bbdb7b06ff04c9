import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './toolchain.mjs'

function check(sql, name = '20991231000000_pans') {
  const folder = mkdtempSync(join(tmpdir(), 'trivet-contracts-'))
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'migration.sql'), sql)
  const script = join(root, 'scripts/check-contracts.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, stderr }
}

const contractions = [
  'DROP TABLE pans;',
  'ALTER TABLE pans DROP COLUMN weight;',
  'ALTER TABLE pans RENAME COLUMN weight TO grams;',
  'ALTER TABLE pans RENAME TO pots;',
  'ALTER TABLE pans ALTER COLUMN weight TYPE bigint;',
  'ALTER TABLE pans ALTER COLUMN weight SET NOT NULL;',
  'ALTER TABLE pans ALTER COLUMN weight DROP DEFAULT;',
  'ALTER TABLE pans\n    ADD COLUMN color TEXT DEFAULT 1,\n    ADD COLUMN weight INT NOT NULL;',
]

for (const sql of contractions) {
  test(`${sql.replace(/\s+/g, ' ')} has to say since when`, () => {
    const { status, stderr } = check(sql)
    assert.equal(status, 1)
    assert.match(stderr, /contract: since/)
    assert.equal(check(`-- contract: since 1.4 no server reads it\n${sql}`).status, 0)
  })
}

const expansions = [
  'CREATE TABLE pots (weight INT NOT NULL);',
  'ALTER TABLE pans ADD COLUMN weight INT;',
  'ALTER TABLE pans ADD COLUMN weight INT NOT NULL DEFAULT 0;',
  'ALTER TABLE pans DROP CONSTRAINT pans_kind, ADD CONSTRAINT pans_kind CHECK (kind IN (1, 2, 3));',
  `INSERT INTO notes VALUES ('we''d DROP TABLE pans;');`,
  'CREATE FUNCTION forget() RETURNS void AS $$\nBEGIN\n  DROP TABLE pans;\nEND $$ LANGUAGE plpgsql;',
]

for (const sql of expansions) {
  test(`${sql.replace(/\s+/g, ' ')} passes`, () => assert.equal(check(sql).status, 0))
}

test('one comment covers one statement', () => {
  const { status } = check('-- contract: since 1.4\nDROP TABLE pans;\nDROP TABLE pots;\n')
  assert.equal(status, 1)
})

test('what came before the first version is history', () => {
  assert.equal(check('DROP TABLE pans;', '20261121000000_foundation').status, 0)
})
