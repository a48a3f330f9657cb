import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/lib/settings.ts'
import { createProject } from '../../scripts/pack/create-project.ts'
import { testFirstDay } from '../integration/first-day.fixture.ts'
import { assertDocker, Containers, HEALTH } from './containers.fixture.ts'

/*
 * The containers of an operator's project, made as docs/extending.md describes it in a folder outside this repository, from the tarballs. Members
 * pay through the project's own provider.
 */

const PAGE = readFileSync(join(ROOT, 'docs/extending.md'), 'utf8')
const PORTS = { SITE_PORT: '19080', PLATFORM_PORT: '19081', OPERATOR_PORT: '19082', PALM_PAY_PORT: '19083' }
const SITE = `http://localhost:${PORTS.SITE_PORT}`
const ADDRESSES = {
  ...PORTS,
  SITE_ORIGINS: SITE,
  MEDIA_HOSTS: `http://localhost:${PORTS.PLATFORM_PORT}`,
  PALM_PAY_PAGES: `http://localhost:${PORTS.PALM_PAY_PORT}`,
  PALM_PAY_PAYS: 'true',
  SITE_IMAGE: 'playhouse-project-under-test',
  COMPOSE_FILE: 'compose.yml:compose.palm-pay.yml',
}

/** The only command of the page that has a text. */
function command(text: string): string {
  const found = PAGE.split('\n').filter((line) => line.includes(text) && !line.startsWith('|') && !line.includes('`'))
  if (found.length !== 1) throw new Error(`The page has ${found.length} commands with ${text}.`)
  return found[0] ?? ''
}

const folder = join(mkdtempSync(join(tmpdir(), 'playhouse-project-')), 'lotus')
const containers = new Containers('playhouse-project', ADDRESSES, folder)

beforeAll(() => {
  assertDocker()
  createProject({ target: folder, name: 'Lotus House' })
})
afterAll(() => {
  containers.end()
  rmSync(join(folder, '..'), { recursive: true })
})

const ALL_UP = { postgres: 'healthy', platform: 'healthy', gateway: 'running', 'palm-pay': 'running' }
const getHealth = () =>
  Object.fromEntries(Object.entries(containers.states()).map(([service, { health }]) => [service, health]))
const getHome = async () => (await fetch(SITE, { headers: { accept: 'text/html', 'accept-language': 'en' } })).text()

describe('a project in containers', () => {
  test('does not start without secrets, and says which are missing', async () => {
    containers.environment = { ...containers.environment, DEMO: 'false' }
    containers.run('docker-compose build')
    containers.try('docker-compose up -d')
    const getLog = () => containers.run('docker-compose logs platform')
    await expect.poll(getLog, HEALTH).toContain('The platform stopped')
    for (const name of ['SECRET_KEYS', 'SEAMLESS_SECRET', 'PAYMENTS_SECRET', 'PALM_PAY_SECRET'])
      expect(getLog()).toContain(`${name}: is not set`)
  })

  test('starts with its provider once it has them, and shows the site', async () => {
    for (const line of ['for name in', 'SECRET_KEYS=', 'OPERATOR_TOKEN=']) containers.run(command(line))
    containers.run(command('compose.palm-pay.yml up').replace(/-f \S+/g, ''))
    await expect.poll(getHealth, HEALTH).toEqual(ALL_UP)
    await expect.poll(getHome, HEALTH).toContain('Calm water, good company')
    expect((await fetch(`${SITE}/loyalty`, { headers: { accept: 'text/html' } })).status).toBe(200)
  })

  testFirstDay(() => ({
    method: 'E_WALLET',
    site: SITE,
    office: `http://127.0.0.1:${PORTS.OPERATOR_PORT}`,
    operatorToken: parseEnv(readFileSync(join(folder, '.env'), 'utf8'))['OPERATOR_TOKEN'] ?? '',
    vouchForBinh: () => containers.run(command('vouch-for binh').replace(' exec ', ' exec -T ')),
  }))

  test('keeps its data and its sums over new containers', async () => {
    containers.run('docker-compose down')
    containers.run('docker-compose up -d')
    await expect.poll(getHealth, HEALTH).toEqual(ALL_UP)
    await expect.poll(getHome, HEALTH).toContain('Calm water, good company')
    const check = containers.run(command('playhouse platform check').replace(' exec ', ' exec -T '))
    expect(check).toMatch(/payout at the provider/)
    const office = await fetch(`http://127.0.0.1:${PORTS.OPERATOR_PORT}/login`)
    expect(office.status).toBe(200)
  })
})
