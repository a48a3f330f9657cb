import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { findPackage } from './build-site.ts'
import type { Site } from './read-site.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs the gateway, which serves the built pages, in front of the platform of PLATFORM_URL, or of the project's own, which it starts before.
 * Variables are those of docs/variables.md.
 */
export async function startSite(site: Site): Promise<void> {
  const { PLATFORM_URL: platformUrl } = process.env
  if (platformUrl) return runAll([startGateway(site, {})])
  const url = `http://127.0.0.1:${getPort('PLATFORM_PORT')}`
  const origins = getOrigins('PORT')
  const own = { PORT: getPort('PLATFORM_PORT'), SITE_ORIGINS: origins, MEDIA_HOSTS: getOrigins('PLATFORM_PORT') }
  const platform = await startPlatform(site, own)
  say(`Starting the platform of ${site.config.name}; the first time it makes its data, for some minutes …`)
  if (!(await isReady(url, platform))) return runAll([platform])
  await runAll([platform, startGateway(site, { PLATFORM_URL: url, SITE_ORIGINS: origins })])
}

/** Runs the project's platform alone, until it ends. */
export const runPlatform = async (site: Site): Promise<void> => runAll([await startPlatform(site, {})])

/** Runs a command of the platform on the project's database. */
export const runCommand = (site: Site, words: readonly string[]): Promise<void> =>
  runAll([startProgram(site, COMMANDS, process.env, words)])

async function startPlatform(site: Site, own: Environment): Promise<ChildProcess> {
  // Lines about each request are for servers.
  const env = { LOG_LEVEL: 'warn', ...process.env, ...own }
  const simulators = process.env['DEMO'] === 'true' ? findInstalled(site, '@playhouse/simulators') : undefined
  if (simulators === undefined) return startProgram(site, PLATFORM, env)
  const settings = await readDemoSettings(simulators)
  return startProgram(site, PLATFORM, { ...settings, ...env }, [join(simulators, 'src/main.js')])
}

interface Addresses {
  getProviderAddresses(origins: { payments: string; messageGateway: string }): Environment
}

/** Matching settings of the platform and of the third parties of a demo. */
async function readDemoSettings(simulators: string): Promise<Environment> {
  const { getProviderAddresses } = (await import(
    pathToFileURL(join(simulators, 'src/provider-addresses.js')).href
  )) as Addresses
  const at = (name: keyof typeof PORTS) => `http://127.0.0.1:${getPort(name)}`
  return {
    PARTIES: 'vendors,message-gateway,payments',
    GAMES_ROOT: join(simulators, 'games'),
    SEAMLESS_URL: at('PLATFORM_PORT'),
    VENDOR_URL: at('VENDOR_PORT'),
    LAUNCH_HOSTS: getOrigins('VENDOR_PORT'),
    ...getProviderAddresses({ payments: at('PAYMENTS_PORT'), messageGateway: at('MESSAGE_GATEWAY_PORT') }),
    PAGES_HOST: `http://localhost:${getPort('MESSAGE_GATEWAY_PORT')}`,
  }
}

/** Variables that choose other ports. */
const PORTS = {
  PORT: '4200',
  PLATFORM_PORT: '4202',
  VENDOR_PORT: '4204',
  MESSAGE_GATEWAY_PORT: '4206',
  PAYMENTS_PORT: '4207',
} as const

const getPort = (name: keyof typeof PORTS): string => process.env[name] || PORTS[name]

const getOrigins = (name: keyof typeof PORTS): string =>
  `http://localhost:${getPort(name)},http://127.0.0.1:${getPort(name)}`

function startGateway(site: Site, own: Environment): ChildProcess {
  const [address = `http://localhost:${getPort('PORT')}`] =
    (own['SITE_ORIGINS'] || process.env['SITE_ORIGINS'])?.split(',') ?? []
  say(`${site.config.name}: ${address}`)
  return startProgram(site, GATEWAY, { ...process.env, WEB_ROOT: join(site.folder, 'dist'), ...own })
}

const PLATFORM = { name: '@playhouse/platform', program: 'src/extend/start-project.js' }
const COMMANDS = { name: '@playhouse/platform', program: 'src/extend/run-command.js' }
const GATEWAY = { name: '@playhouse/gateway', program: 'src/main.js' }

function startProgram(
  { folder }: Site,
  { name, program }: typeof PLATFORM,
  env: Environment,
  args: readonly string[] = [],
): ChildProcess {
  const path = join(findPackage(name, join(folder, 'package.json')), program)
  return spawn(process.execPath, [path, ...args], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...env, PLAYHOUSE_SITE: folder },
    stdio: 'inherit',
  })
}

function findInstalled({ folder }: Site, name: string): string | undefined {
  try {
    return findPackage(name, join(folder, 'package.json'))
  } catch {
    return undefined
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Waits until it serves. @returns false if it has ended before */
async function isReady(url: string, platform: ChildProcess): Promise<boolean> {
  while (platform.exitCode === null && platform.signalCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return true
    await pause(250)
  }
  return false
}

/** Ends with the first of them, and the others with it. */
async function runAll(children: readonly ChildProcess[]): Promise<void> {
  const endAll = () => children.forEach((child) => child.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll)
  const ends = children.map(async (child) => child.exitCode ?? ((await once(child, 'exit')) as [number | null])[0])
  process.exitCode = (await Promise.race(ends)) ?? 1
  endAll()
  await Promise.all(ends)
}
