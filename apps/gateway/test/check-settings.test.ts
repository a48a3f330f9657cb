import { writeJsonFile } from '@playhouse/server/json-file.ts'
import { brandsFile } from '@playhouse/server/brands-file.ts'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PROGRAM = fileURLToPath(new URL('../src/check-settings.ts', import.meta.url))
const COOKIE_KEYS = `k1:${randomBytes(32).toString('base64url')}`
const COMPLETE = {
  PLATFORM_URL: 'https://platform.example',
  MERCHANT: 'lotus',
  SITE_ORIGINS: 'https://lotus.example',
  COOKIE_KEYS,
}

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'settings-'))))
afterAll(() => rmSync(folder, { recursive: true }))

/** Text of the program, empty if nothing is missing. */
const check = (environment: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const child = execFile(process.execPath, [PROGRAM], { env: environment }, (error, stdout, stderr) => {
      resolve(`${stdout}${stderr}`)
      expect(child.exitCode).toBe(error ? 1 : 0)
    })
  })

test('the check of settings passes what a gateway starts with', async () => {
  expect(await check(COMPLETE)).toBe('')
  expect(await check({ ...COMPLETE, SITE_ORIGINS: '', SITE_ORIGIN: 'https://lotus.example' })).toBe('')
  expect(await check({ ...COMPLETE, COOKIE_KEYS: '', DEMO: 'true' })).toBe('')
})

test('the check of settings names everything that is missing at once', async () => {
  const text = await check({ PLATFORM_URL: '' })
  for (const name of Object.keys(COMPLETE)) expect(text).toContain(`  ${name}: is not set.`)
  expect(text).toMatch(/^Invalid environment:/)
})

test('the check of settings loads the cipher and the certificates', async () => {
  expect(await check({ ...COMPLETE, PAYLOAD_CIPHER: '@operator/cipher' })).toContain('PAYLOAD_CIPHER: @operator/cipher')
  expect(await check({ ...COMPLETE, PLATFORM_CA_FILE: join(folder, 'missing.pem') })).toContain('missing.pem')
})

test('the check of settings reads the brands of a file in place of the environment', async () => {
  const file = join(folder, 'brands.json')
  const { MERCHANT: _, ...variables } = COMPLETE
  writeJsonFile(file, brandsFile, { brands: { lotus: { hosts: ['lotus.example'], variables } } })
  expect(await check({ BRANDS_FILE: file })).toBe('')
  const wrong = { ...variables, PAYLOAD_CIPHER: './cipher.mjs' }
  writeJsonFile(file, brandsFile, { brands: { lotus: { hosts: ['lotus.example'], variables: wrong } } })
  expect(await check({ BRANDS_FILE: file })).toContain(join(folder, 'cipher.mjs'))
})
