import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLES as GATEWAY } from '../apps/gateway/src/config.ts'
import { VARIABLES as PLATFORM } from '../apps/platform/src/config.ts'
import { VARIABLES as SIMULATORS } from '../apps/simulators/src/config.ts'
import { COMPOSE_FILES, readCompose } from './lib/compose.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const ENTRY = read('deploy/platform-entry.sh')

const getEnvironment = (file: string, service: string): Map<string, string> =>
  new Map(Object.entries(readCompose(file)[service]?.environment ?? {}))

/** Variables that a container must not get from outside, and why. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gateway: {
    NODE_ENV: 'the image sets it',
    WEB_ROOT: 'the image sets it',
    PLAYHOUSE_SITE: 'of a project, which `playhouse start` runs',
    PLATFORM_DIALECT: 'the platform of the compose file speaks the contract',
    OPERATION_LIMIT_FACTOR: 'for tests only',
    QUIET_START_SECONDS: 'of `npm start`; a container is ready when everything is compiled',
  },
  platform: {
    PLAYHOUSE_SITE: 'of a project, which `playhouse platform` runs',
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
    ANALYTICS_PORT: 'does not run in containers',
    HUMAN_CHECK_PORT: 'does not run in containers',
    GEETEST_ID: 'of the human check, which does not run in containers',
    GEETEST_KEY: 'of the human check, which does not run in containers',
    GAMES_ROOT: 'the image has the games at the default',
    CLIENT_ID: 'of the identity provider, which does not run in containers',
    CLIENT_SECRET: 'of the identity provider, which does not run in containers',
  },
}

const READ = { gateway: GATEWAY, platform: PLATFORM, simulators: SIMULATORS }
const SERVICES = COMPOSE_FILES.flatMap((file) =>
  Object.keys(readCompose(file)).map((service) => [service, file] as const),
)
const PROGRAMS = SERVICES.flatMap(([service, file]) =>
  service in READ ? [[service as keyof typeof READ, file] as const] : [],
)

test('every program is checked in each compose file that starts it', () => {
  expect(PROGRAMS).toEqual([
    ['gateway', 'docker-compose.yml'],
    ['platform', 'docker-compose.yml'],
    ['simulators', 'docker-compose.yml'],
    ['gateway', 'compose.gateway.yml'],
  ])
})

test.each(PROGRAMS)('every variable that the %s reads is passed by %s', (service, file) => {
  const passed = getEnvironment(file, service)
  const variables = READ[service]
  const leftOut = Object.keys(LEFT_OUT[service] ?? {})
  expect(variables.filter((name) => !passed.has(name) && !leftOut.includes(name))).toEqual([])
  // An exception that is none any more.
  expect(leftOut.filter((name) => passed.has(name) || !variables.includes(name))).toEqual([])
})

test.each(SERVICES.filter(([service]) => service === 'edge' || service in READ))(
  'the %s gets each variable of %s under its own name',
  (service, file) => {
    for (const [name, value] of getEnvironment(file, service)) {
      const [, outer] = /^\$\{([A-Z0-9_]+)/.exec(value) ?? []
      expect(outer ?? name, `${name}: ${value}`).toBe(name)
    }
  },
)

test('what checks the settings gets those of the gateway', () => {
  const { gateway, settings, valkey } = readCompose('compose.gateway.yml')
  expect(settings?.environment).toEqual(gateway?.environment)
  expect(settings?.command?.[1]).toBe('apps/gateway/src/check-settings.ts')
  // Everything waits for Valkey.
  expect(valkey?.depends_on).toEqual({ settings: { condition: 'service_completed_successfully' } })
  expect(gateway?.depends_on).toEqual({ valkey: { condition: 'service_healthy' } })
})

test('a gateway in front of another platform names no service of ours', () => {
  const services = readCompose('compose.gateway.yml')
  expect(Object.keys(services).toSorted()).toEqual(['edge', 'gateway', 'settings', 'valkey'])
  const own = Object.keys(readCompose('docker-compose.yml')).filter((name) => !(name in services))
  const words = new Set(JSON.stringify(services).match(/(?<=:\/\/)[\w-]+(?=:\d)/g))
  expect([...words].filter((host) => own.includes(host))).toEqual([])
  // Those of the Caddyfile that only our platform and its demo answer.
  expect(services['edge']?.ports?.map((port) => port.split(':').at(-1))).toEqual(['8080'])
})

test('what the entry script sets is read by the platform', () => {
  const set = [...ENTRY.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name)
  expect(set).toContain('PAYMENTS_URL')
  expect(set.filter((name) => !PLATFORM.includes(name))).toEqual([])
})

test('the back office is published on this machine only', () => {
  const published = COMPOSE_FILES.flatMap((file) =>
    Object.values(readCompose(file)).flatMap(({ ports = [] }) => ports.filter((port) => port.endsWith(':4208'))),
  )
  expect(published).toEqual(['127.0.0.1:${OPERATOR_PORT:-4208}:4208'])
})
