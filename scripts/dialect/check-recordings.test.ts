import { defineDialect } from '@playhouse/dialect'
import { createTranslator } from '@playhouse/dialect/load.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRecordings, reportLines } from './check-recordings.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'recordings-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const ACME = defineDialect({
  envelope: { success: 'code', when: [0], data: 'data', code: 'code' },
  paths: { '/wps': '/api' },
  names: 'snake_case',
  amounts: { amount: 'minor', decimals: 2, json: 'number' },
  headers: { token: { prefix: 'Bearer ' } },
  errors: { codes: { 7: 'insufficient_balance' } },
  body: { POST: 'json' },
})

const BALANCE = '{"sum_balance":1250,"bonus":0,"currency":"THB","currency_symbol":"฿","balance":[]}'
const success = (data: string) => `"response":{"status":200,"body":{"code":0,"data":${data}}}`

/** Problems of one recording, given as text: a file may have numbers that a double does not hold. */
async function check(recording: string): Promise<readonly string[]> {
  writeFileSync(join(folder, 'case.json'), recording)
  const [checked] = await checkRecordings(createTranslator(ACME, {}), folder)
  return checked?.problems ?? ['none']
}

test('accepts a response that becomes the contract’s value', async () => {
  const value = '"value":{"sumBalance":"12.5","bonus":"0.00","currency":"THB","currencySymbol":"฿","balance":[]}'
  expect(await check(`{"endpoint":"balance",${success(BALANCE)}}`)).toEqual([])
  expect(await check(`{"endpoint":"balance",${success(BALANCE)},${value}}`)).toEqual([])
})

test.each([
  ['{"sum_balance":12.5}', 'response: sumBalance: expected whole minor units'],
  ['{"sum_balance":1250}', 'response: currency: expected string, received nothing'],
])('names the wrong field of %s', async (data, problem) => {
  expect(await check(`{"endpoint":"balance",${success(data)}}`)).toContain(problem)
})

test('names the field that differs from the expected value', async () => {
  const value = '"value":{"sumBalance":"12.51","bonus":"0.00","currency":"THB","currencySymbol":"฿","balance":[]}'
  expect(await check(`{"endpoint":"balance",${success(BALANCE)},${value}}`)).toEqual([
    'response: sumBalance is "12.50" instead of "12.51"',
  ])
})

test('compares refusals by their code', async () => {
  const refused = (code: number, refusal: string) =>
    check(`{"endpoint":"balance","response":{"status":200,"body":{"code":${code}}},"refusal":"${refusal}"}`)
  expect(await refused(7, 'insufficient_balance')).toEqual([])
  expect(await refused(7, 'system_busy')).toEqual([
    'response: refused with insufficient_balance instead of system_busy',
  ])
  expect(await refused(8, 'system_busy')).toEqual(['response: the code "8" is not translated'])
  expect(await check(`{"endpoint":"balance",${success(BALANCE)},"refusal":"system_busy"}`)).toEqual([
    'response: no refusal system_busy',
  ])
})

test('compares the request with what the platform must see', async () => {
  const request = (path: string, body: string, token = 'Bearer t') =>
    check(
      `{"endpoint":"transferToMainWallet","input":{"vassalage":"X","amount":"999999999999999.99"},"headers":{"token":"t"},` +
        `"request":{"method":"POST","path":"${path}","headers":{"Authorization":"${token}"},"body":${body}},${success('{"sum_balance":0}')}}`,
    )
  const path = '/api/wallets/transferToMainWallet'
  expect(await request(path, '{"vassalage":"X","amount":99999999999999999}')).toEqual([])
  expect(await request('/api/other', '{"vassalage":"X","amount":99999999999999998}', 't')).toEqual([
    `request: path is "${path}" instead of "/api/other"`,
    String.raw`request: body is "{\"amount\":99999999999999999,\"vassalage\":\"X\"}" instead of "{\"amount\":99999999999999998,\"vassalage\":\"X\"}"`,
    'request: header Authorization is "Bearer t" instead of "t"',
  ])
})

test.each([
  ['{', 'no JSON'],
  ['{"endpoint":"logIn","response":{"status":200,"body":{}}}', 'the contract has no such endpoint'],
  ['{"endpoint":"login"}', 'response'],
  ['{"endpoint":"balance","response":{"status":502,"body":"<html>"}}', 'response: no JSON with status 502'],
  ['{"endpoint":"balance","response":{"status":502,"body":{"fault":1}}}', 'response: status 502 without an envelope'],
])('says what is wrong with the file %s', async (recording, problem) => {
  expect((await check(recording)).join()).toContain(problem)
})

test('reports by endpoint, and how many have no recording', async () => {
  writeFileSync(join(folder, 'a.json'), `{"endpoint":"balance",${success(BALANCE)}}`)
  writeFileSync(join(folder, 'b.json'), `{"endpoint":"merchantWallet",${success('{"is_single":"x"}')}}`)
  const lines = reportLines(await checkRecordings(createTranslator(ACME, {}), folder))
  expect(lines.slice(0, -1)).toEqual([
    'ok     balance (1)',
    'wrong  merchantWallet',
    '         b.json: response: isSingle: expected 1 or 0',
  ])
  expect(lines.at(-1)).toMatch(/^2 recordings, 1 wrong; \d{3} endpoints of the contract have none\.$/)
})
