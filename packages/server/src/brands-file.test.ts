import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brandsFile, readBrands } from './brands-file.ts'
import { writeJsonFile } from './json-file.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  file = join(folder, 'brands.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const key = () => `k1:${randomBytes(32).toString('base64url')}`
const lotus = (variables: object = {}) => ({
  hosts: ['lotus.example', 'www.lotus.example'],
  variables: { PLATFORM_URL: 'http://lotus:4202', COOKIE_KEYS: key(), ...variables },
})
const tiger = (variables: object = {}) => ({
  hosts: ['tiger.example'],
  variables: { PLATFORM_URL: 'http://tiger:4202', COOKIE_KEYS: key(), ...variables },
})
const read = (brands: object) => {
  writeFileSync(file, JSON.stringify({ brands }))
  return readBrands(file)
}

test('reads brands with their hosts and variables, and names each by its code', () => {
  const COOKIE_KEYS = key()
  expect(read({ lotus: lotus({ COOKIE_KEYS, RATE_LIMIT_PER_MINUTE: '60' }), tiger: tiger() })).toMatchObject([
    {
      code: 'lotus',
      hosts: ['lotus.example', 'www.lotus.example'],
      variables: { PLATFORM_URL: 'http://lotus:4202', MERCHANT: 'lotus', COOKIE_KEYS, RATE_LIMIT_PER_MINUTE: '60' },
      secretFiles: [],
    },
    { code: 'tiger', variables: { MERCHANT: 'tiger' } },
  ])
})

test('reads secrets from files of their own, relative to the file', () => {
  const COOKIE_KEYS = key()
  writeFileSync(join(folder, 'cookie-keys'), `${COOKIE_KEYS}\n`)
  const [brand] = read({
    lotus: lotus({
      COOKIE_KEYS: undefined,
      COOKIE_KEYS_FILE: 'cookie-keys',
      WEB_ROOT: 'lotus/web',
      PARTNERS_FILE: '/etc/partners.json',
    }),
  })
  expect(brand).toMatchObject({
    variables: { COOKIE_KEYS, WEB_ROOT: join(folder, 'lotus/web'), PARTNERS_FILE: '/etc/partners.json' },
    secretFiles: [join(folder, 'cookie-keys')],
  })
  expect(brand?.variables).not.toHaveProperty('COOKIE_KEYS_FILE')
})

test('can be written by the program that makes brands', () => {
  writeJsonFile(file, brandsFile, { brands: { lotus: lotus() } })
  expect(readBrands(file)).toMatchObject([{ code: 'lotus' }])
})

const SHARED = key()
test.each<[what: string, brands: object, message: RegExp]>([
  ['a variable of the process', { lotus: lotus({ PORT: '80' }) }, /Unrecognized key: "PORT"/],
  ['no platform', { lotus: lotus({ PLATFORM_URL: undefined }) }, /brands\.lotus\.variables\.PLATFORM_URL/],
  ['no cookie keys', { lotus: lotus({ COOKIE_KEYS: undefined }) }, /is not set\s.*COOKIE_KEYS/],
  ['a secret twice', { lotus: lotus({ COOKIE_KEYS_FILE: 'x' }) }, /is set, and so is COOKIE_KEYS_FILE/],
  ['a secret that is missing', { lotus: lotus({ LIVE_SECRET_FILE: 'gone' }) }, /LIVE_SECRET_FILE of the brand lotus/],
  ['a number that is no text', { lotus: lotus({ RATE_LIMIT_PER_MINUTE: 60 }) }, /expected string/],
  ['no host', { lotus: { ...lotus(), hosts: [] } }, /hosts/],
  [
    'a host with a port',
    { lotus: { ...lotus(), hosts: ['lotus.example:80'] } },
    /host name in lower case, without port/,
  ],
  ['a code in capitals', { Lotus: lotus() }, /brands\.Lotus/],
  [
    'a host twice',
    { lotus: lotus(), tiger: { ...tiger(), hosts: ['lotus.example'] } },
    /lotus\.example is lotus's too/,
  ],
  [
    'a platform twice',
    { lotus: lotus(), tiger: tiger({ PLATFORM_URL: 'http://lotus:4202' }) },
    /PLATFORM_URL .* lotus's too/,
  ],
  [
    'a cookie key twice, under another id',
    { lotus: lotus({ COOKIE_KEYS: SHARED }), tiger: tiger({ COOKIE_KEYS: `${key()},${SHARED.replace('k1', 'k2')}` }) },
    /tiger has a secret of lotus/,
  ],
  [
    'a secret of live events twice',
    { lotus: lotus({ LIVE_SECRET: SHARED }), tiger: tiger({ LIVE_SECRET: SHARED }) },
    /tiger has a secret of lotus/,
  ],
])('refuses %s, and shows no secret', (_what, brands, message) => {
  expect(() => read(brands)).toThrow(message)
  expect(() => read(brands)).not.toThrow(SHARED.slice(3))
})

test('says where the JSON is malformed, without the text around it', () => {
  writeFileSync(file, `{ "brands": { "lotus": { "COOKIE_KEYS": "${SHARED}" oops } } }`)
  expect(() => readBrands(file)).toThrow(/brands\.json cannot be read: it is no JSON/)
  expect(() => readBrands(file)).not.toThrow(SHARED.slice(-12))
})
