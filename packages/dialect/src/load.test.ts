import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTranslator, loadDialect } from './load.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'dialects-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function load(source: string, variables: Record<string, string> = {}) {
  const file = join(folder, 'dialect.mjs')
  writeFileSync(file, source)
  return loadDialect(file, variables)
}

test('loads the default export of a file', async () => {
  const translator = await load("export default { names: 'snake_case' }")
  expect(translator).toBeDefined()
})

test.each([
  ['export const dialect = {}', 'its module has no default export'],
  ['export default 5', 'expected object'],
  ['export default { fileds: {} }', 'Unrecognized key: "fileds"'],
  ["export default { amounts: { amount: 'cents', decimals: 2 } }", 'at amounts.amount'],
  ['export default { endpoints: { logIn: {} } }', 'the contract has no endpoint logIn'],
  [
    "export default { endpoints: { login: { value: { fields: { tokn: 'x' } } } } }",
    'endpoints.login.value: the contract has no field tokn',
  ],
  ["export default { moments: { moment: 'local', zone: 'Mars/Base' } }", 'there is no time zone Mars/Base'],
  ["export default { errors: { codes: { 1: 'nope' } } }", 'at errors.codes'],
  ["export default { errors: { details: { nope: 'x' } } }", 'the contract has no detail nope'],
  ["export default { secrets: ['ACME_KEY'] }", 'the environment does not set ACME_KEY'],
  ["export default { addHeaders: { key: { secret: 'ACME_KEY' } } }", 'its secrets do not list ACME_KEY'],
  ['export default {', 'it cannot be loaded'],
])('refuses %s', async (source, problem) => {
  await expect(load(source)).rejects.toThrow(problem)
})

test('names a package that is not installed', async () => {
  await expect(loadDialect('@operator/dialect', {})).rejects.toThrow(
    /The dialect @operator\/dialect cannot be used: it cannot be loaded/,
  )
})

test('does not take a variable that its secrets do not list', () => {
  expect(() => createTranslator({ secrets: ['ACME_KEY'] }, { ACME_KEY: 'k' })).not.toThrow()
})
