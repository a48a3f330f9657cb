import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/settings.ts'
import { assertDocker, Containers, HEALTH } from './containers.fixture.ts'
import { testFirstDay } from '../integration/first-day.fixture.ts'

/*
 * `npm run test:containers`: the compose file as docs/install.md describes it, in containers, with commands that are read from the page.
 * Only the ports are others, so that a demo may run beside it.
 */

const PAGE = readFileSync(join(ROOT, 'docs/install.md'), 'utf8')
const PORTS = {
  SITE_PORT: '18080',
  MEDIA_PORT: '18081',
  GAMES_PORT: '18082',
  PAYMENTS_PAGE_PORT: '18083',
}
const SITE = `http://localhost:${PORTS.SITE_PORT}`
const ADDRESSES = {
  ...PORTS,
  OPERATOR_PORT: '14208',
  SITE_ORIGINS: SITE,
  MEDIA_HOSTS: `http://localhost:${PORTS.MEDIA_PORT}`,
  LAUNCH_HOSTS: `http://localhost:${PORTS.GAMES_PORT}`,
  PAYMENTS_HOST: `http://localhost:${PORTS.PAYMENTS_PAGE_PORT}`,
  PAYMENTS_SECONDS: '1',
}

/** The block of the page that contains a text, without its indentation. */
function block(language: string, text: string): string {
  const blocks = Array.from(PAGE.matchAll(new RegExp(`^( *)\`\`\`${language}\n([^]*?)^ *\`\`\`$`, 'gm')), (match) =>
    (match[2] ?? '').replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  ).filter((code) => code.includes(text))
  if (blocks.length !== 1) throw new Error(`The page has ${blocks.length} blocks with ${text}.`)
  return blocks[0] ?? ''
}

const HEALTHY = ['edge', 'gateway', 'platform', 'platform-2', 'postgres', 'valkey', 'worker', 'worker-2']
const getHealth = (containers: Containers) =>
  Object.fromEntries(
    Object.entries(containers.states())
      .filter(([service]) => HEALTHY.includes(service))
      .map(([service, { health }]) => [service, health]),
  )
const ALL_HEALTHY = Object.fromEntries(HEALTHY.map((service) => [service, 'healthy']))

beforeAll(() => {
  assertDocker()
  for (const project of ['playhouse-own', 'playhouse-demo'])
    new Containers(project, { ...ADDRESSES, DEMO: 'true' }).run('docker-compose build')
})

describe('a site of one’s own', () => {
  const containers = new Containers('playhouse-own', ADDRESSES)
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-containers-'))
  afterAll(() => {
    containers.end()
    rmSync(folder, { recursive: true })
  })

  test('does not start without secrets, and says which are missing', () => {
    expect(containers.try('docker-compose up -d').status).not.toBe(0)
    const log = containers.run('docker-compose logs secrets')
    for (const name of ['COOKIE_KEYS', 'SECRET_KEYS', 'SEAMLESS_SECRET', 'PAYMENTS_SECRET']) expect(log).toContain(name)
    expect(containers.states()).not.toHaveProperty('postgres')
  })

  test('has the name that it is given before the first start', () => {
    execFileSync('sh', ['-ec', block('sh', 'OPERATOR_TOKEN=anna')], { cwd: folder })
    const secrets = parseEnv(readFileSync(join(folder, '.env'), 'utf8')) as Record<string, string>
    containers.environment = { ...containers.environment, ...secrets }
    expect(containers.run(block('sh', 'docker-compose run --rm platform'))).not.toContain('nothing was done')
  })

  test('starts, each container after those that it needs', async () => {
    containers.run(block('sh', 'PLAY_PAYMENTS=true'))
    await expect.poll(() => getHealth(containers), HEALTH).toEqual(ALL_HEALTHY)
    const states = containers.states()
    for (const [first, second] of [
      ['postgres', 'platform'],
      ['platform', 'platform-2'],
      ['platform', 'worker'],
      ['platform', 'gateway'],
      ['valkey', 'gateway'],
      ['gateway', 'edge'],
    ])
      expect(states[first ?? '']?.startedAt, `${first} before ${second}`).toBeLessThan(
        states[second ?? '']?.startedAt ?? 0,
      )
  })

  test('gets agents and games', () => {
    const agents = block('sh', 'create-agent second22').replaceAll(' exec ', ' exec -T ')
    expect(containers.run(agents)).toMatch(/founder1[^]*second22/)
    const importGames = block('sh', 'import-games').replace('< games.json', '')
    expect(containers.run(importGames, block('json', 'ACME-1'))).toContain('vendors 1, games 1')
  })

  testFirstDay(() => ({
    method: 'QR',
    site: SITE,
    office: `http://127.0.0.1:${ADDRESSES.OPERATOR_PORT}`,
    operatorToken: containers.environment['OPERATOR_TOKEN'] ?? '',
    vouchForBinh: () =>
      containers.run(
        block('sh', 'exec platform node apps/platform/src/cli.ts vouch-for').replaceAll(' exec ', ' exec -T '),
      ),
  }))

  test('keeps its sums, and goes on after a restart of every container', async () => {
    const check = 'docker-compose exec -T platform node apps/platform/src/cli.ts check'
    expect(containers.run(check)).toMatch(/payout at the provider/)
    containers.run('docker-compose restart')
    await expect.poll(() => getHealth(containers), HEALTH).toEqual(ALL_HEALTHY)
    expect(await (await fetch(SITE)).text()).toContain('data-session="visitor"')
    containers.run(check)
  })
})

describe('a demo', () => {
  const containers = new Containers('playhouse-demo', { ...ADDRESSES, DEMO: 'true' })
  afterAll(() => containers.end())

  test('starts with its data, says how far they are, and answers at every address', async () => {
    containers.run('docker-compose up -d')
    await expect.poll(() => getHealth(containers), HEALTH).toEqual(ALL_HEALTHY)
    expect(containers.run('docker-compose logs platform')).toMatch(/: [\d,]+ of [\d,]+$/m)
    // The first pages may be made by the browser alone, while the gateway's renderer starts.
    const picture = async () =>
      (await (await fetch(SITE)).text()).match(new RegExp(`${ADDRESSES.MEDIA_HOSTS}/[^"'&) ]+`))?.[0]
    await expect.poll(picture).toBeTruthy()
    expect((await fetch((await picture()) ?? '')).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${ADDRESSES.OPERATOR_PORT}/login`)).status).toBe(200)
  })
})
