import { brandsFile } from '@playhouse/server/brands-file.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { writeJsonFile } from '@playhouse/server/json-file.ts'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VARIABLES } from '../config.ts'
import { readBrandConfigs, sharedEnvironment } from './brand-configs.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'brands-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const key = () => `k1:${randomBytes(32).toString('base64url')}`

function read(variables: Record<string, string>, environment: Record<string, string> = {}) {
  const file = join(folder, 'brands.json')
  const lotus = { hosts: ['lotus.example'], variables: { PLATFORM_URL: 'http://lotus:4202', ...variables } }
  writeJsonFile(file, brandsFile, {
    brands: { lotus: { ...lotus, variables: { COOKIE_KEYS: key(), ...lotus.variables } } },
  })
  const [brand] = readBrandConfigs(file, environment)
  return brand?.config
}

test('takes from the environment only what brands may share', () => {
  const environment = {
    NODE_ENV: 'production',
    RATE_LIMIT_PER_MINUTE: '50',
    RATE_LIMIT_PER_SESSION: '20',
    SITE_ORIGIN: 'https://other.example',
    WEB_ROOT: '/srv/other',
    MERCHANT: 'other',
    PLATFORM_URL: 'http://other:4202',
    COOKIE_KEYS: key(),
    LIVE_SECRET: randomBytes(32).toString('base64url'),
    CHAT_ORIGIN: 'https://chat.example',
    PARTNERS_FILE: '/srv/partners.json',
    PLATFORM_CERT_FILE: '/srv/gateway.pem',
    PLATFORM_IDEMPOTENT: 'false',
  }
  expect(read({ RATE_LIMIT_PER_SESSION: '7' }, environment)).toMatchObject({
    production: true,
    requestsPerMinute: { address: 50, session: 7 },
    platformUrl: 'http://lotus:4202',
    merchant: 'lotus',
    siteOrigins: [],
    webRoot: undefined,
    liveSecret: undefined,
    chatOrigin: undefined,
    partnersFile: undefined,
    platformTls: {},
    platformIsIdempotent: true,
  })
  expect(sharedEnvironment(environment)).toEqual({
    NODE_ENV: 'production',
    RATE_LIMIT_PER_MINUTE: '50',
    RATE_LIMIT_PER_SESSION: '20',
  })
})

test('takes the path of a dialect from the file’s folder, and the name of a package as it is', () => {
  expect(read({ PLATFORM_DIALECT: './acme.ts' })?.platformDialect).toBe(join(folder, 'acme.ts'))
  expect(read({ PLATFORM_DIALECT: '@acme/dialect' })?.platformDialect).toBe('@acme/dialect')
  expect(read({}, { PLATFORM_DIALECT: '@other/dialect' })?.platformDialect).toBeUndefined()
})

test('names the brand of an invalid variable', () => {
  expect(() => read({ SITE_ORIGIN: 'https://lotus.example/path' })).toThrow(ConfigError)
  expect(() => read({ SITE_ORIGIN: 'https://lotus.example/path' })).toThrow(
    /^Invalid brand lotus in .*brands\.json:\n {2}SITE_ORIGIN: must be an origin/,
  )
})

/** A new variable of the gateway belongs here or in the file's schema. */
const OF_THE_PROCESS = [
  'BRANDS_FILE',
  'DEMO',
  'DRAIN_SECONDS',
  'HOST',
  'LOG_LEVEL',
  'METRICS_PORT',
  'NODE_ENV',
  'OPERATION_LIMIT_FACTOR',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PORT',
  'QUIET_START_SECONDS',
  'REQUEST_TIMEOUT_SECONDS',
  'TRUST_PROXY',
]

test('every variable of the gateway is either the process’s or a brand’s', () => {
  const { shape } = brandsFile.shape.brands.valueType.shape.variables
  // Secrets in files of their own are the file's alone.
  const ofBrands = Object.keys(shape).filter(
    (name) => !(name.endsWith('_FILE') && name.slice(0, -'_FILE'.length) in shape),
  )
  expect([...OF_THE_PROCESS, ...ofBrands, 'MERCHANT'].toSorted()).toEqual(VARIABLES.toSorted())
})
