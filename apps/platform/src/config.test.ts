import { ConfigError } from '@playhouse/server/environment.ts'
import { DEMO_SECRETS } from '@playhouse/server/secrets.ts'
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/playhouse'
const DEMO = { DEMO: 'true', DATABASE_URL }

test('applies defaults to unset variables', () => {
  expect(readConfig({ ...DEMO, PORT: '' })).toMatchObject({
    port: 4202,
    siteOrigins: ['http://localhost:4200'],
    launchHosts: ['http://localhost:4204', 'http://127.0.0.1:4204'],
    vendorUrl: 'http://127.0.0.1:4204',
  })
})

test('a process does everything unless it has a role, and a worker has no back office', () => {
  expect(readConfig(DEMO)).toMatchObject({ role: 'all', office: { port: 4208 } })
  expect(readConfig({ ...DEMO, ROLE: 'web' })).toMatchObject({ role: 'web', office: { port: 4208 } })
  expect(readConfig({ ...DEMO, ROLE: 'worker' })).toMatchObject({ role: 'worker', office: undefined })
})

test('reads reports from a replica only if there is one, by the account of the primary unless it names another', () => {
  const primary = { ...DEMO, DATABASE_URL: 'postgres://play:pass%40word@db.test:5432/playhouse' }
  const of = (url?: string) => readConfig({ ...primary, REPORTS_DATABASE_URL: url }).reports
  expect(of()).toBeUndefined()
  expect(of('postgresql://db-ro.test:5432/playhouse?sslmode=verify-full')).toEqual({
    url: 'postgresql://play:pass%40word@db-ro.test:5432/playhouse?sslmode=verify-full',
    waitMs: 250,
  })
  expect(of('postgres://reader@db-ro.test/playhouse')?.url).toBe('postgres://reader@db-ro.test/playhouse')
})

test('parses comma-separated lists and ignores spaces and a trailing slash', () => {
  expect(readConfig({ ...DEMO, SITE_ORIGINS: 'https://a.test/, https://b.test:8443' }).siteOrigins).toEqual([
    'https://a.test',
    'https://b.test:8443',
  ])
})

test.each([
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['REPORTS_DATABASE_URL', 'mysql://localhost/x'],
  ['REPORTS_WAIT_MS', '0'],
  ['PORT', '99999'],
  ['PORT', '0'],
  ['PORT', 'web'],
  ['SITE_ORIGINS', 'localhost:4200'],
  ['MEDIA_HOSTS', 'http://a.test/pictures'],
  ['LAUNCH_HOSTS', ' , '],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'leader'],
  ['FREE_PLAYS_PER_HOUR', '0'],
  ['HUMAN_CHECK_STEPS', '1'],
  ['CODE_MINUTES', '11'],
  ['SENDER_URL', 'ftp://a.test'],
  ['OPERATOR_PORT', 'none'],
  ['TWO_OPERATORS_ABOVE', '-1'],
  ['TWO_OPERATORS_ABOVE', 'much'],
])('rejects %s = %j and names the variable', (name, value) => {
  const read = () => readConfig({ ...DEMO, [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'))
})

const SECRET = 'a secret of at least thirty-two characters'
test.each([
  ['SMS_SENDERS', { SMS_SENDERS: 'VN:dovecote' }],
  ['IDENTITY_CHECKERS', { SANDPIPER_URL: 'https://checks.test', IDENTITY_CHECKERS: 'VN:millstone' }],
  ['PHONE_APP_ISSUER', { PHONE_APP_ISSUER: 'https://phones.test' }],
])('rejects conflicting %s: %j', (name, variables) => {
  const read = () => readConfig({ ...DEMO, ...variables })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
})

test('enables the human check and sends nothing by default', () => {
  const { human, sender, phoneApp } = readConfig(DEMO)
  expect({ human, sender, phoneApp }).toEqual({
    human: { steps: 200, cost: 2_000 },
    sender: undefined,
    phoneApp: undefined,
  })
  expect(readConfig({ ...DEMO, HUMAN_CHECK: 'false' }).human).toBeUndefined()
})

const random = (bytes: number) => randomBytes(bytes).toString('base64url')
const OWN = {
  DATABASE_URL: `postgres://playhouse:${random(24)}@db.test/playhouse`,
  SEAMLESS_SECRET: random(32),
  PAYMENTS_SECRET: random(32),
  SECRET_KEYS: `k1:${random(32)}`,
  OPERATOR_TOKEN: `anna:${random(32)},binh:${random(32)}`,
}

describe('without DEMO=true', () => {
  test('accepts custom secrets, and no token of an operator', () => {
    expect(readConfig({ ...OWN, OPERATOR_TOKEN: '' }).office?.operators).toEqual([])
    expect(readConfig(OWN)).toMatchObject({ demo: false, sender: undefined })
  })

  test.each([
    ['SEAMLESS_SECRET', 'missing', '', 'is not set'],
    ['SEAMLESS_SECRET', 'published', DEMO_SECRETS.seamless, 'published'],
    ['PAYMENTS_SECRET', 'published', DEMO_SECRETS.payments, 'published'],
    ['PAYMENTS_SECRET', 'weak beside a good one', `${random(32)},short`, 'shorter than 32 bytes'],
    ['SEAMLESS_SECRET', 'short', random(32).slice(0, 31), 'shorter than 32 bytes'],
    ['SEAMLESS_SECRET', 'of one character', 'x'.repeat(40), 'guess'],
    ['SEAMLESS_SECRET', 'a repeated word', 'password'.repeat(5), 'guess'],
    ['SECRET_KEYS', 'missing', '', 'is not set'],
    ['SECRET_KEYS', 'published', DEMO_SECRETS.key, 'published'],
    ['SECRET_KEYS', 'short', `k1:${random(31)}`, '32 bytes'],
    ['SECRET_KEYS', 'of one byte', `k1:${Buffer.alloc(32).toString('base64url')}`, 'guess'],
    ['OPERATOR_TOKEN', 'published', `anna:${DEMO_SECRETS.operatorAnna}`, 'anna is published'],
    ['OPERATOR_TOKEN', 'short', `anna:${random(32)},binh:${random(20)}`, 'binh is shorter than 32 bytes'],
    ['OPERATOR_TOKEN', 'of one character', `anna:${'x'.repeat(40)}`, 'guess'],
    ['DATABASE_URL', 'without a password', 'postgres://playhouse@db.test/playhouse', 'has no password'],
    ['DATABASE_URL', 'with a published password', 'postgres://playhouse:playhouse@db.test/playhouse', 'published'],
    ['DATABASE_URL', 'with a short password', `postgres://playhouse:${random(9)}@db.test/playhouse`, 'shorter than 16'],
    ['DATABASE_URL', 'with a password of one character', `postgres://p:${'a'.repeat(30)}@db.test/p`, 'guess'],
    ['DATABASE_URL', 'with a short password as a parameter', 'postgres://p@db.test/p?password=hunter2', 'shorter'],
  ])('rejects %s %s and explains how to generate one', (name, _what, value, why) => {
    const read = () => readConfig({ ...OWN, [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^  ${name}: [^\n]*${why}`, 'm'))
    expect(read).toThrow(/crypto\.randomBytes\(\d+\)/)
    const secret =
      /(?:k1:|(?:anna|binh):(?=[^,]*$)|\/\/\w+:|password=)([^@]+)/.exec(value)?.[1] ?? (value || 'no secret')
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret) }))
  })

  test('names every missing secret at once', () => {
    expect(() => readConfig({ DATABASE_URL })).toThrow(/DATABASE_URL: [^]*SEAMLESS_SECRET: [^]*SECRET_KEYS: /)
  })

  test.each(['postgres:///playhouse?host=/var/run/postgresql', 'postgres://playhouse@%2Frun%2Fpg/playhouse'])(
    'accepts a database without a password over a Unix socket: %s',
    (url) => {
      expect(readConfig({ ...OWN, DATABASE_URL: url }).databaseUrl).toBe(url)
    },
  )

  test.each(['SOCIAL_PLAY', 'PHONE_APP_EMBEDDED'])('refuses %s=true, which is for demos only', (name) => {
    expect(() => readConfig({ ...OWN, [name]: 'true' })).toThrow(new RegExp(`^  ${name}: .*DEMO=true`, 'm'))
  })
})

const [tokenA, tokenB] = [random(32), random(32)]
test.each([
  ['a token without a name', tokenA],
  ['an invalid name', `Anna Nguyen:${tokenA}`],
  ['a person named twice', `anna:${tokenA},anna:${tokenB}`],
  ['a token shared by two people', `anna:${tokenA},binh:${tokenA}`],
])('rejects operators with %s', (_what, OPERATOR_TOKEN) => {
  const read = () => readConfig({ ...DEMO, OPERATOR_TOKEN })
  expect(read).toThrow(/^ {2}OPERATOR_TOKEN: /m)
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(tokenA) }))
})

test('reads operators and the amount above which two of them must decide', () => {
  const OPERATOR_TOKEN = `anna:${tokenA}, binh:${tokenB}`
  expect(readConfig({ ...DEMO, OPERATOR_TOKEN, TWO_OPERATORS_ABOVE: '20000' }).office).toEqual({
    host: '127.0.0.1',
    port: 4208,
    operators: [
      { name: 'anna', token: tokenA },
      { name: 'binh', token: tokenB },
    ],
    twoOperatorsAbove: 200_000_000n,
  })
})

test('needs no operators without a back office', () => {
  expect(readConfig({ ...OWN, OPERATOR_TOKEN: '', OPERATOR_PORT: 'off' }).office).toBeUndefined()
})

test('reads the destinations of messages', () => {
  const sender = { SENDER_URL: 'https://send.test/messages', SENDER_SECRET: SECRET }
  expect(readConfig({ ...DEMO, ...sender }).sender).toEqual({
    access: { relay: { url: sender.SENDER_URL, secrets: [SECRET], settings: {} } },
    smsOrder: {},
  })
  const second = {
    DOVECOTE_URL: 'https://sms.test',
    DOVECOTE_SECRET: SECRET,
    SMS_SENDERS: 'VN:dovecote,relay;TH:relay',
  }
  expect(readConfig({ ...DEMO, ...sender, ...second }).sender).toMatchObject({
    access: { dovecote: { url: 'https://sms.test' } },
    smsOrder: { VN: ['dovecote', 'relay'], TH: ['relay'] },
  })
  for (const secret of ['', 'too short', DEMO_SECRETS.sender])
    expect(() => readConfig({ ...OWN, ...sender, SENDER_SECRET: secret })).toThrow('SENDER_SECRET: ')
})

test('reads the providers of identity checks, whose secrets outside a demo are long and not published', () => {
  expect(readConfig(DEMO).identityChecks).toEqual({ access: {}, order: {} })
  const [old, next] = [random(32), random(32)]
  const url = { SANDPIPER_URL: 'https://checks.test/', IDENTITY_CHECKERS: 'VN:sandpiper' }
  expect(readConfig({ ...OWN, ...url, SANDPIPER_SECRET: `${next}, ${old}` }).identityChecks).toEqual({
    access: { sandpiper: { url: 'https://checks.test', secrets: [next, old], settings: {} } },
    order: { VN: ['sandpiper'] },
  })
  for (const secret of ['', 'too short', DEMO_SECRETS.identityChecks])
    expect(() => readConfig({ ...OWN, ...url, SANDPIPER_SECRET: secret })).toThrow('SANDPIPER_SECRET: ')
})

test('resolves page paths on the first media host unless they have their own host', () => {
  const media = { MEDIA_HOSTS: 'https://a.test,https://b.test' }
  expect(readConfig({ ...DEMO, ...media }).pagesHost).toBe('https://a.test')
  expect(readConfig({ ...DEMO, ...media, PAGES_HOST: 'https://pages.test' }).pagesHost).toBe('https://pages.test')
})
