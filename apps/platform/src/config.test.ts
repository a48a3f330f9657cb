import { expect, test } from 'vitest'
import { ConfigError } from '@playhouse/shared/environment.ts'
import { readConfig } from './config.ts'

const DATABASE_URL = 'postgres://postgres@127.0.0.1:5432/playhouse'

test('what is not set has a default', () => {
  expect(readConfig({ DATABASE_URL, PORT: '' })).toMatchObject({
    port: 4202,
    siteOrigins: ['http://localhost:4200'],
    launchHosts: ['http://localhost:4204', 'http://127.0.0.1:4204'],
    vendorPort: 4204,
    vendorUrl: 'http://127.0.0.1:4204',
    seamlessUrl: 'http://127.0.0.1:4202',
  })
})

test('lists are separated by commas; spaces and a closing slash are forgiven', () => {
  expect(readConfig({ DATABASE_URL, SITE_ORIGINS: 'https://a.test/, https://b.test:8443' }).siteOrigins).toEqual([
    'https://a.test',
    'https://b.test:8443',
  ])
})

test.each([
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PORT', '99999'],
  ['VENDOR_PORT', '0'],
  ['SEAMLESS_SECRET', 'too short'],
  ['PORT', 'web'],
  ['SITE_ORIGINS', 'localhost:4200'],
  ['MEDIA_HOSTS', 'http://a.test/pictures'],
  ['LAUNCH_HOSTS', ' , '],
  ['LOG_LEVEL', 'loud'],
  ['FREE_PLAYS_PER_HOUR', '0'],
  ['HUMAN_CHECK_STEPS', '1'],
  ['CODE_MINUTES', '11'],
  ['SENDER_URL', 'ftp://a.test'],
  ['SENDER_SECRET', 'too short'],
])('%s = %j is refused by name', (name, value) => {
  const read = () => readConfig({ DATABASE_URL, [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'))
})

const SECRET = 'a secret of at least thirty-two characters'
test.each([
  ['SENDER_URL, SENDER_SECRET', { SENDER_URL: 'https://send.test' }],
  ['SENDER_URL, SENDER_SECRET', { SENDER_SECRET: SECRET }],
  ['OUTBOX', { OUTBOX: 'true', SENDER_URL: 'https://send.test', SENDER_SECRET: SECRET }],
  ['PHONE_APP_ISSUER', { PHONE_APP_ISSUER: 'https://phones.test' }],
])('%s do not go together: %j', (name, variables) => {
  const read = () => readConfig({ DATABASE_URL, ...variables })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
})

test('the human check is on, and nothing is sent, unless the environment says so', () => {
  const { human, sender, phoneApp } = readConfig({ DATABASE_URL })
  expect({ human, sender, phoneApp }).toEqual({
    human: { steps: 200, cost: 2_000 },
    sender: { outbox: false, webhook: undefined },
    phoneApp: undefined,
  })
  expect(readConfig({ DATABASE_URL, HUMAN_CHECK: 'false' }).human).toBeUndefined()
})
