import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPackage } from './build-site.ts'
import type { Site } from './read-site.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs the gateway, which serves the built pages, in front of the platform of PLATFORM_URL, or of the project's own, which it starts before.
 * Variables are those of docs/variables.md.
 */
export async function startSite(site: Site): Promise<void> {
  const { PLATFORM_URL: platformUrl, PORT: port = '4200' } = process.env
  if (platformUrl) return runAll([startGateway(site, {})])
  const platformPort = process.env['PLATFORM_PORT'] || '4202'
  const url = `http://127.0.0.1:${platformPort}`
  const origins = `http://localhost:${port},http://127.0.0.1:${port}`
  const media = `http://localhost:${platformPort},${url}`
  const platform = startPlatform(site, { PORT: platformPort, SITE_ORIGINS: origins, MEDIA_HOSTS: media })
  process.stdout.write(
    `Starting the platform of ${site.config.name}; the first time it makes its data, a few minutes …\n`,
  )
  if (!(await isReady(url, platform))) return runAll([platform])
  await runAll([platform, startGateway(site, { PLATFORM_URL: url, SITE_ORIGINS: origins })])
}

/** Runs the project's platform alone, until it ends. */
export const runPlatform = (site: Site): Promise<void> => runAll([startPlatform(site, {})])

function startPlatform(site: Site, own: Environment): ChildProcess {
  // Lines about each request are for servers.
  return startProgram(site, '@playhouse/platform', 'src/extend/start-project.js', {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...own,
  })
}

function startGateway(site: Site, own: Environment): ChildProcess {
  process.stdout.write(`${site.config.name}: http://localhost:${process.env['PORT'] || '4200'}\n`)
  const env = { ...process.env, WEB_ROOT: join(site.folder, 'dist'), ...own }
  return startProgram(site, '@playhouse/gateway', 'src/main.js', env)
}

function startProgram({ folder }: Site, name: string, program: string, env: Environment): ChildProcess {
  const path = join(findPackage(name, join(folder, 'package.json')), program)
  return spawn(process.execPath, [path], {
    cwd: folder,
    env: { NODE_ENV: 'production', ...env, PLAYHOUSE_SITE: folder },
    stdio: 'inherit',
  })
}

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
