import { httpTransport } from '@playhouse/contract-suite/wire.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import { onServer, withAdmin } from '@playhouse/testing/database-server.ts'
import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrandConfigs } from '../../apps/gateway/src/brands/brand-configs.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { getDatabaseName } from '../../apps/platform/src/db/cells/admin-server.ts'
import { CellFolder, listedBrands } from '../../scripts/brand/cell.ts'
import { type PlainServer, plainPostgres, startPlainServer } from './plain-postgres.fixture.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface Cell {
  code: string
  agent: string
  adminUrl: string
  port: number
  operatorPort: number
  folder: string
  arguments: string[]
}

interface LogIn {
  username: string
  password: string
}

const postgres = plainPostgres()

// A minute of processes that start; each run tests the role and the files (admin-server.db.test.ts, brands-file.test.ts).
describe.skipIf(!postgres || !IS_NIGHTLY)('brands as cells on servers of their own', () => {
  let folder: string
  let brandsFile: string
  let servers: [PlainServer, PlainServer]
  let lotus: Cell
  let pearl: Cell
  const agents = new Map<Cell, LogIn>()
  const tokens = new Map<Cell, string>()
  const platforms = new Map<Cell, ChildProcess>()

  /** The command as an operator types it. @returns what it prints */
  const brand = async (
    cell: Cell,
    command: 'create' | 'remove',
    more: readonly string[],
    options: { signal?: AbortSignal } = {},
  ): Promise<string> => {
    const words = [command, cell.code, '--brands', brandsFile, '--folder', cell.folder, ...more]
    const { stdout } = await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/brand.ts'), ...words], {
      env: { ...bareEnvironment(), ADMIN_DATABASE_URL: cell.adminUrl },
      killSignal: 'SIGKILL',
      ...options,
    })
    return stdout
  }
  const remove = (cell: Cell, file: string, ...more: string[]) =>
    brand(cell, 'remove', ['--export', file, '--confirm', cell.code, ...more])
  const newCell = async (code: string, adminUrl: string): Promise<Cell> => {
    const [port, operatorPort] = [await freePort(), await freePort()]
    const ports = ['--port', String(port), '--operator-port', String(operatorPort)]
    const agent = `${code.replaceAll('-', '')}boss`
    const accounts = ['--agent', agent, '--operator', 'anna']
    return {
      code,
      agent,
      adminUrl,
      port,
      operatorPort,
      folder: join(folder, code),
      arguments: ['--host', `${code}.example`, ...ports, ...accounts],
    }
  }
  const create = async (cell: Cell): Promise<void> => {
    const printed = await brand(cell, 'create', cell.arguments)
    agents.set(cell, { username: cell.agent, password: /^Password {2}(\S+)$/m.exec(printed)?.[1] ?? '' })
    tokens.set(cell, /^Token {5}(\S+)$/m.exec(printed)?.[1] ?? '')
  }
  const start = async (cell: Cell): Promise<void> => {
    const files = ['platform.env', 'secrets.env'].map((name) => `--env-file=${join(cell.folder, name)}`)
    const main = join(ROOT, 'apps/platform/src/main.ts')
    const child = spawn(process.execPath, [...files, main], { env: bareEnvironment(), stdio: 'ignore' })
    platforms.set(cell, child)
    for (let tries = 0; tries < 1_200; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The platform of ${cell.code} has ended: ${child.exitCode}`)
      if ((await fetch(`http://127.0.0.1:${cell.port}/readyz`).catch(() => undefined))?.ok) return
      await sleep(50)
    }
    throw new Error(`The platform of ${cell.code} is not ready.`)
  }
  const stop = async (cell: Cell): Promise<void> => {
    const child = platforms.get(cell)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const letsIn = async ({ code, port }: Cell, { username, password }: LogIn): Promise<boolean> => {
    const { send, useSealingKey } = httpTransport({
      baseUrl: `http://127.0.0.1:${port}`,
      merchant: code,
      deadlineMs: 60_000,
      cipher: 'jwe',
      clientAddress: '203.0.113.9',
    })
    const [key] = sealingKeys.value.parse(((await send(sealingKeys, {}, {})).json as { value: unknown }).value).keys
    if (key) useSealingKey(key)
    const reply = await send(login, { username, password }, {})
    return (reply.json as { success: boolean }).success
  }
  /** Whether the back office of a brand lets the first operator set up a log-in. */
  const letsOperatorIn = async ({ operatorPort }: Cell, token = ''): Promise<boolean> => {
    const origin = `http://127.0.0.1:${operatorPort}`
    const body = new URLSearchParams({ name: 'anna', token })
    const response = await fetch(`${origin}/login`, { method: 'POST', redirect: 'manual', headers: { origin }, body })
    return response.status === 200 && (await response.text()).includes('Set up your log-in, anna')
  }
  /** Whether a brand works whose creation was killed, if it was in time, and repeated. */
  const isMadeAfter = async (cell: Cell, killed: { signal: AbortSignal }): Promise<boolean> => {
    await brand(cell, 'create', cell.arguments, killed).catch(() => {})
    if (listedBrands(brandsFile).brands[cell.code]) return true
    await create(cell)
    await start(cell)
    const isIn = await letsIn(cell, getAgent(cell))
    await stop(cell)
    return isIn
  }
  const getAgent = (cell: Cell): LogIn => agents.get(cell) ?? { username: '', password: '' }
  const readBrands = async (adminUrl: string): Promise<string[]> => {
    let found: string[] = []
    await withAdmin(adminUrl, async (admin) => {
      const { rows } = await admin.query<{ name: string }>(`
        select 'database ' || datname as name from pg_database where datname like 'playhouse%'
        union all select 'role ' || rolname from pg_roles where rolname like 'playhouse%' order by 1`)
      found = rows.map(({ name }) => name)
    })
    return found
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'playhouse-cells-'))
    brandsFile = join(folder, 'brands.json')
    servers = await Promise.all([startPlainServer(postgres), startPlainServer(postgres)])
    lotus = await newCell('lotus', servers[0].adminUrl)
    // The administrator of the other server is no superuser.
    await withAdmin(servers[1].adminUrl, async (admin) => {
      await admin.query(`create role cells login createdb createrole password 'cells-of-brands'`)
      await admin.query(`grant set on parameter "ledger.posting" to cells with grant option`)
    })
    pearl = await newCell(
      'pearl-2',
      Object.assign(new URL(servers[1].adminUrl), { username: 'cells', password: 'cells-of-brands' }).href,
    )
  })
  afterAll(async () => {
    for (const cell of platforms.keys()) await stop(cell)
    for (const server of servers) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('creates two brands that share no secret, in files that only their owner reads', async () => {
    await create(lotus)
    await create(pearl)
    const configs = readBrandConfigs(brandsFile, { NODE_ENV: 'production' })
    expect(configs.map(({ code, hosts }) => [code, hosts])).toEqual([
      ['lotus', ['lotus.example']],
      ['pearl-2', ['pearl-2.example']],
    ])
    expect(new Set(configs.map(({ config }) => config.liveSecret)).size).toBe(2)
    for (const cell of [lotus, pearl]) {
      const files = readdirSync(cell.folder)
      expect(files.toSorted()).toEqual(['cookie-keys', 'live-secret', 'platform.env', 'secrets.env'])
      expect(files.map((file) => statSync(join(cell.folder, file)).mode & 0o777)).toEqual([0o600, 0o600, 0o600, 0o600])
    }
  })

  test('starts a platform for each, which lets its own agent and operator in and not those of the other', async () => {
    await Promise.all([start(lotus), start(pearl)])
    expect(await letsIn(lotus, getAgent(lotus))).toBe(true)
    expect(await letsIn(pearl, getAgent(pearl))).toBe(true)
    expect(await letsIn(lotus, getAgent(pearl))).toBe(false)
    expect(await letsIn(pearl, getAgent(lotus))).toBe(false)
    expect(await letsOperatorIn(lotus, tokens.get(lotus))).toBe(true)
    expect(await letsOperatorIn(pearl, tokens.get(pearl))).toBe(true)
    expect(await letsOperatorIn(pearl, tokens.get(lotus))).toBe(false)
  })

  test('refuses a second brand of the name or the host, and changes nothing', async () => {
    const before = [await readBrands(lotus.adminUrl), listedBrands(brandsFile)]
    await expect(brand(lotus, 'create', lotus.arguments)).rejects.toThrow('There is a brand lotus')
    const rival = await newCell('rival', lotus.adminUrl)
    await expect(brand(rival, 'create', [...rival.arguments, '--host', 'lotus.example'])).rejects.toThrow(
      "lotus.example is lotus's too",
    )
    const elsewhere = { ...lotus, folder: join(folder, 'elsewhere') }
    await expect(
      brand(elsewhere, 'create', [...elsewhere.arguments, '--brands', join(folder, 'others.json')]),
    ).rejects.toThrow('The server has a role playhouse_lotus already')
    expect([await readBrands(lotus.adminUrl), listedBrands(brandsFile)]).toEqual(before)
    expect(existsSync(rival.folder)).toBe(false)
    expect(await letsIn(lotus, getAgent(lotus))).toBe(true)
  })

  test('gives the role of a brand no way into the database of another one on the server', async () => {
    const coral = await newCell('coral', lotus.adminUrl)
    await create(coral)
    const { DATABASE_URL = '' } = new CellFolder(coral.folder).variables()
    await expect(withAdmin(onServer(DATABASE_URL, getDatabaseName('lotus')), async () => {})).rejects.toThrow(
      'permission denied for database',
    )
    await remove(coral, join(folder, 'coral.dump'), '--with-secrets')
    expect(readFileSync(join(folder, 'coral.dump.secrets.env'), 'utf8')).toContain(DATABASE_URL)
  })

  test.each(allEveryNight([400, 1_000, 1_500, 2_000, 2_500, 3_000], (milliseconds) => milliseconds === 2_000))(
    'finishes a creation and a removal that were killed after %i ms',
    async (milliseconds) => {
      const amber = await newCell(`amb-${milliseconds}`, lotus.adminUrl)
      const killed = () => ({ signal: AbortSignal.timeout(milliseconds) })
      expect(await isMadeAfter(amber, killed())).toBe(true)
      const removal = (file: string) => [
        '--export',
        join(folder, `${amber.code}-${file}.dump`),
        '--confirm',
        amber.code,
      ]
      await brand(amber, 'remove', removal('first'), killed()).catch(() => {})
      // The export of the killed command goes on for a moment.
      for (let tries = 0; existsSync(amber.folder); tries += 1) {
        await brand(amber, 'remove', removal(String(tries))).catch(async (error: Error) => {
          if (tries > 100 || !error.message.includes('is in use by')) throw error
          await sleep(200)
        })
      }
      expect(await readBrands(lotus.adminUrl)).toEqual(['database playhouse_lotus', 'role playhouse_lotus'])
      expect(Object.keys(listedBrands(brandsFile).brands)).toEqual(['lotus', 'pearl-2'])
    },
  )

  test('removes nothing without an export, the typed name, or while the platform runs', async () => {
    const file = join(folder, 'lotus.dump')
    await expect(brand(lotus, 'remove', ['--confirm', 'lotus'])).rejects.toThrow('--export is missing')
    await expect(brand(lotus, 'remove', ['--export', file])).rejects.toThrow('--confirm lotus')
    await expect(brand(lotus, 'remove', ['--export', file, '--confirm', 'pearl-2'])).rejects.toThrow('--confirm lotus')
    await expect(remove(lotus, file)).rejects.toThrow('is in use by')
    expect(existsSync(file)).toBe(false)
    expect(await letsIn(lotus, getAgent(lotus))).toBe(true)
  })

  test('removes a brand with an export that restores, and leaves the other as it is', async () => {
    const file = join(folder, 'lotus.dump')
    await stop(lotus)
    await remove(lotus, file)
    expect(await readBrands(lotus.adminUrl)).toEqual([])
    expect(Object.keys(listedBrands(brandsFile).brands)).toEqual(['pearl-2'])
    expect(existsSync(lotus.folder)).toBe(false)
    expect(await letsIn(pearl, getAgent(pearl))).toBe(true)
    await stop(pearl)
    await start(pearl)
    expect(await letsIn(pearl, getAgent(pearl))).toBe(true)

    const exported = readdirSync(folder).filter((name) => name.startsWith('lotus.dump'))
    expect(exported.toSorted()).toEqual(['lotus.dump', 'lotus.dump.env'])
    expect(exported.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([0o600, 0o600])
    const restored = onServer(servers[1].adminUrl, 'restored')
    await withAdmin(servers[1].adminUrl, async (admin) => void (await admin.query('create database restored')))
    execFileSync(join(postgres ?? '', 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file])
    expect(await audit(restored, () => {})).toBe(true)
    await withAdmin(restored, async (client) => {
      const { rows } = await client.query(`select code, (select username from member) as agent from brand`)
      expect(rows).toEqual([{ code: 'lotus', agent: 'lotusboss' }])
    })
  })
})
