import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json, siteStatus, TroubleServer } from '../src/platform/trouble-server.fixture.ts'
import { type BrandStack, cookieKey, openBrandStack } from './brand-stack.ts'

const FILES: ReadonlyMap<string, string> = new Map([
  ['theme/tokens.css', ''],
  ['theme/favicon.svg', '<svg/>'],
])

let folder: string
let stack: BrandStack
/** Paths that each brand's platform was asked for. */
const paths = { lotus: new Set<string>(), tiger: new Set<string>() }
const platforms: TroubleServer[] = []

/** A project with one module, which reads an endpoint of its own. */
function writeProject(name: string, module: string): string {
  const options = { name, description: 'Games with play money.', language: 'EN', graphql: ['./graphql/own.ts'] }
  const files = [
    ...FILES,
    ['playhouse.config.ts', `export default ${JSON.stringify(options)}`],
    ['graphql/own.ts', module],
  ] as const
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true })
    writeFileSync(join(folder, name, path), text)
  }
  return join(folder, name)
}

const MODULE_OF_LOTUS = `
import { defineModule, publicEndpoint } from '${import.meta.resolve('../src/extend/gateway-module.ts')}'
import * as z from '${import.meta.resolve('zod')}'
const season = publicEndpoint({
  summary: 'The season', path: '/wps/lotus/season', moduleId: 'SEASON', feature: 'core', cacheSeconds: 60, value: z.object({ name: z.string() }),
})
export default defineModule({
  name: 'season',
  schema: 'extend type Query { season: String @access(to: PUBLIC) }',
  endpoints: { season },
  resolvers: { Query: { season: async (_source, _args, context) => (await context.readPublic(season, {})).name } },
})`
const MODULE_THAT_WEAKENS = `
export default { name: 'weak', schema: 'extend type Query { everything: String }', endpoints: {}, resolvers: {} }`

async function startPlatform(brand: keyof typeof paths): Promise<string> {
  const platform = await TroubleServer.start(({ url = '' }, response) => {
    const path = url.split('?')[0] ?? ''
    paths[brand].add(path)
    json(response, path === '/wps/lotus/season' ? { success: true, value: { name: 'Lotus in bloom' } } : siteStatus())
  })
  platforms.push(platform)
  return platform.url
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'projects-'))
  const entry = async (brand: keyof typeof paths, more: object = {}) => ({
    hosts: [`${brand}.test`],
    variables: { PLATFORM_URL: await startPlatform(brand), COOKIE_KEYS: cookieKey(), ...more },
  })
  stack = await openBrandStack({
    lotus: await entry('lotus', { PLAYHOUSE_SITE: writeProject('Lotus', MODULE_OF_LOTUS) }),
    tiger: await entry('tiger'),
    jade: {
      hosts: ['jade.test'],
      variables: {
        PLATFORM_URL: 'http://127.0.0.1:9',
        COOKIE_KEYS: cookieKey(),
        PLAYHOUSE_SITE: writeProject('Jade', MODULE_THAT_WEAKENS),
      },
    },
  })
})
afterAll(async () => {
  await stack.close()
  for (const platform of platforms) platform.close()
  rmSync(folder, { recursive: true })
})

test('a brand has the fields of its project, read from its own platform', async () => {
  const { data, codes } = await stack.ask('lotus.test', '{ season }')
  expect([data, codes]).toEqual([{ season: 'Lotus in bloom' }, []])
  expect([...paths.lotus]).toContain('/wps/lotus/season')
  expect([...paths.tiger]).not.toContain('/wps/lotus/season')
})

test('a brand without a project has none of another brand’s fields', async () => {
  const { codes } = await stack.ask('tiger.test', '{ season }')
  expect(codes).toEqual(['GRAPHQL_VALIDATION_FAILED'])
})

test('a brand whose module does not fit is not started, with the reason in the log, and the others are', async () => {
  expect((await stack.get('jade.test', '/readyz')).status).toBe(200)
  expect((await stack.ask('jade.test', '{ __typename }')).codes).toEqual(['HOST_UNKNOWN'])
  expect(stack.logged()).toContain(String.raw`The module \"weak\" is refused: Query.everything has no @access`)
  expect((await stack.ask('tiger.test', '{ __typename }')).data).toEqual({ __typename: 'Query' })
})
