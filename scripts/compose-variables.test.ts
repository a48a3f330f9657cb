import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLES as GATEWAY } from '../apps/gateway/src/config.ts'
import { VARIABLES as PLATFORM } from '../apps/platform/src/config.ts'
import { VARIABLES as SIMULATORS } from '../apps/simulators/src/config.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const COMPOSE = read('docker-compose.yml')
const ENTRY = read('deploy/platform-entry.sh')

/** Variables of a service, with their values; `<<` adds those that services share. */
function getEnvironment(service: string): Map<string, string> {
  const block =
    new RegExp(`^  ${service}:(?: &[\\w-]+)?\\n((?: {4}.*\\n|\\n| {2,}#.*\\n)*)`, 'm').exec(COMPOSE)?.[1] ?? ''
  const own = /^ {4}environment:(?: &[\w-]+)?\n((?: {6}.*\n)*)/m.exec(block)?.[1] ?? ''
  const shared = own.includes('<<: *platform-environment')
    ? (/^x-platform: &platform-environment\n((?: {2}.*\n)*)/m.exec(COMPOSE)?.[1] ?? '')
    : ''
  return new Map(
    [...`${shared}${own}`.matchAll(/^ +([A-Z][A-Z0-9_]*): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Variables that a container must not get from outside, and why. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gateway: {
    NODE_ENV: 'the image sets it',
    WEB_ROOT: 'the image sets it',
    OPERATION_LIMIT_FACTOR: 'for tests only',
    QUIET_START_SECONDS: 'of `npm start`; a container is ready when everything is compiled',
  },
  platform: {
    PHONE_APP_EMBEDDED: 'for demos only',
    SOCIAL_PLAY: 'for demos only, whose containers have no identity provider',
    PUSH_SIMULATOR: 'the entry script sets it in a demo',
    QUIET_START_SECONDS: 'of `npm start`; a container does all its work at once',
  },
  simulators: {
    VENDOR_PORT: 'the edge reaches it by the default',
    IDENTITY_PROVIDER_PORT: 'does not run in containers',
    MESSAGE_GATEWAY_PORT: 'the edge reaches it by the default',
    PAYMENTS_PORT: 'the edge reaches it by the default',
    MOSSWATER_PORT: 'the edge reaches it by the default',
    ANALYTICS_PORT: 'does not run in containers',
    HUMAN_CHECK_PORT: 'does not run in containers',
    GEETEST_ID: 'of the human check, which does not run in containers',
    GEETEST_KEY: 'of the human check, which does not run in containers',
    GAMES_ROOT: 'the image has the games at the default',
    CLIENT_ID: 'of the identity provider, which does not run in containers',
    CLIENT_SECRET: 'of the identity provider, which does not run in containers',
    SENDER_SECRET: 'the published one, as in the entry script',
  },
}

test.each([
  ['gateway', GATEWAY],
  ['platform', PLATFORM],
  ['simulators', SIMULATORS],
] as const)('the compose file passes every variable that the %s reads', (service, variables) => {
  const passed = getEnvironment(service)
  const leftOut = Object.keys(LEFT_OUT[service] ?? {})
  expect(variables.filter((name) => !passed.has(name) && !leftOut.includes(name))).toEqual([])
  // An exception that is none any more.
  expect(leftOut.filter((name) => passed.has(name) || !variables.includes(name))).toEqual([])
})

test.each(['gateway', 'platform', 'simulators', 'edge'])(
  'the compose file passes the %s each variable under its own name',
  (service) => {
    for (const [name, value] of getEnvironment(service)) {
      const [, outer] = /^\$\{([A-Z0-9_]+)/.exec(value) ?? []
      expect(outer ?? name, `${name}: ${value}`).toBe(name)
    }
  },
)

test('what the entry script sets is read by the platform', () => {
  const set = [...ENTRY.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name)
  expect(set).toContain('PAYMENTS_URL')
  expect(set.filter((name) => !PLATFORM.includes(name))).toEqual([])
})

test('the back office is published on this machine only', () => {
  const published = [...COMPOSE.matchAll(/^ +- '(.*:4208)'$/gm)].map(([, port = '']) => port)
  expect(published).toEqual(['127.0.0.1:${OPERATOR_PORT:-4208}:4208'])
})
