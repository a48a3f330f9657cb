import { exportJWK, generateKeyPair } from 'jose'
import { createDecipheriv, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { loadBodyCipher } from './body-cipher.ts'
import { openBody } from './sealing.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'cipher-'))))
afterAll(() => rmSync(folder, { recursive: true }))

function writeModule(name: string, source: string): string {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

test.each(['jwe', 'des'] as const)('seals with %s for the newest key, and again after a refusal', async (name) => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const [key, secret] = await Promise.all(
    [publicKey, privateKey].map(async (one) => ({ ...(await exportJWK(one)), kid: 'k' })),
  )
  const cipher = await loadBodyCipher(name)
  const sealed = await cipher?.seal({ username: 'lan' }, { loadKeys: async () => (key ? [key] : []) })
  if (!sealed || !secret) throw new Error('not sealed')
  expect((await openBody(sealed, [secret], { allowed: [name] })).body).toEqual({ username: 'lan' })
  expect(cipher?.retries).toBe(true)
})

test('loads no cipher for none', async () => {
  expect(await loadBodyCipher('none')).toBeUndefined()
})

test('loads a module by its path, in TypeScript too', async () => {
  const path = writeModule(
    'reversed.ts',
    `const cipher = { async seal(body: unknown) { return { value: [...JSON.stringify(body)].toReversed().join(''), encryption: 'reversed' } } }
export default cipher`,
  )
  for (const name of [path, `./${relative('.', path)}`]) {
    const cipher = await loadBodyCipher(name)
    expect(await cipher?.seal({ a: 1 }, { loadKeys: async () => [] })).toEqual({
      value: '}1:"a"{',
      encryption: 'reversed',
    })
    expect(cipher?.retries).toBe(false)
  }
})

test.each([
  [
    'is not there',
    () => join(folder, 'missing.mjs'),
    /^\S+missing\.mjs is not one of none, jwe, des, and is no module: /,
  ],
  ['is a misspelt name', () => 'jwee', /^jwee is not one of none, jwe, des, and is no module: /],
  ['exports nothing', () => writeModule('nothing.mjs', ''), /is no cipher: its default export must be \{ seal\(body/],
  ['exports no function', () => writeModule('no-seal.mjs', 'export default { seal: 1 }'), /is no cipher/],
  [
    'repeats by a word',
    () => writeModule('word.mjs', 'export default { seal() {}, retries: "yes" }'),
    /is no cipher: .*retries\?/,
  ],
  ['fails itself', () => writeModule('fails.mjs', 'throw new Error("no key in MY_KEY")'), /no key in MY_KEY/],
])('refuses a module that %s', async (_what, getName, problem) => {
  await expect(loadBodyCipher(getName())).rejects.toThrow(problem)
})

test('says what a cipher should have sealed', async () => {
  const path = writeModule('half.mjs', 'export default { async seal() { return { value: "x" } } }')
  const cipher = await loadBodyCipher(path)
  await expect(cipher?.seal({}, { loadKeys: async () => [] })).rejects.toThrow(/half\.mjs must resolve to \{ value/)
})

test('the example of the documentation is a cipher', async () => {
  const page = readFileSync(new URL('../../../docs/own-platform.md', import.meta.url), 'utf8')
  const [, source = ''] = /^```js\n([^]*?)^```$/m.exec(page) ?? []
  const key = randomBytes(32)
  process.env['OUR_PAYLOAD_KEY'] = key.toString('base64')
  const cipher = await loadBodyCipher(writeModule('ours.mjs', source))
  const { value = '', encryption } = (await cipher?.seal({ a: 1 }, { loadKeys: async () => [] })) ?? {}
  const sealed = Buffer.from(value, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16))
  expect(decipher.update(sealed.subarray(12, -16), undefined, 'utf8')).toBe('{"a":1}')
  expect(encryption).toBe('ours;v=1')
  delete process.env['OUR_PAYLOAD_KEY']
})
