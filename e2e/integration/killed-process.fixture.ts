import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import type { LaunchResponse } from '@playhouse/vendor-api/play-api.ts'
import { launchBody } from './vendor.fixture.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'

const MAINS = {
  platform: fileURLToPath(new URL('../../apps/platform/src/main.ts', import.meta.url)),
  simulators: fileURLToPath(new URL('../../apps/simulators/src/main.ts', import.meta.url)),
}
type Program = keyof typeof MAINS
export const SEAMLESS_SECRET = 'a secret of tests that is long enough'

/** Real processes, such as platform and vendors, that are killed together, as in a power cut. */
export interface KillableProcesses {
  /** Starts those that do not run, with the point at which one of them kills itself. Waits until all are ready. */
  start(faultPoint?: FaultPoint): Promise<void>
  /** Waits until one of them has ended, and kills the others. @returns the signal that ended the first */
  gone(): Promise<unknown>
  kill(): Promise<void>
  end(): Promise<void>
  /** Opens a game at its launch URL. @returns the play token */
  launch(launchUrl: string): Promise<string>
  address(path: string): string
  /** URL of a path at the first platform. */
  platform(path: string): string
}

/**
 * @param environment further variables of all processes
 * @param programs may contain the platform more than once
 */
export async function startKillable(
  databaseUrl: string,
  environment: Record<string, string> = {},
  programs: readonly Program[] = ['platform', 'simulators'],
): Promise<KillableProcesses> {
  const vendorPort = await freePort()
  const ports = await Promise.all(programs.map((program) => (program === 'simulators' ? vendorPort : freePort())))
  const port = ports[programs.indexOf('platform')]
  await migrateSimulators(databaseUrl)
  const platform = (path: string) => `http://127.0.0.1:${port}${path}`
  const address = (path: string) => `http://127.0.0.1:${vendorPort}${path}`
  const faultPointFile = join(tmpdir(), `playhouse-fault-point-${randomUUID()}`)
  let children: ChildProcess[] = []
  const running = () => children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  const kill = async () => {
    await Promise.all(
      running().map(async (child) => {
        const exit = once(child, 'exit')
        child.kill('SIGKILL')
        await exit
      }),
    )
  }
  return {
    address,
    platform,
    async start(faultPoint) {
      writeFileSync(faultPointFile, faultPoint ?? '')
      if (running().length < programs.length) {
        await kill()
        const settings = {
          DEMO: 'true',
          SEAMLESS_SECRET,
          DATABASE_URL: databaseUrl,
          LOG_LEVEL: 'error',
          NODE_ENV: 'test',
          OPERATOR_PORT: 'off',
          VENDOR_PORT: String(vendorPort),
          PARTIES: 'vendors',
          VENDOR_URL: address(''),
          SEAMLESS_URL: platform(''),
        }
        const env = { ...process.env, ...settings, ...environment, FAULT_POINT_FILE: faultPointFile }
        children = programs.map((program, at) =>
          spawn(process.execPath, [MAINS[program]], { env: { ...env, PORT: String(ports[at]) }, stdio: 'ignore' }),
        )
      }
      for (let tries = 0; tries < 1_200; tries += 1) {
        const responses = await Promise.all(
          programs.map((program, at) =>
            fetch(`http://127.0.0.1:${ports[at]}${program === 'platform' ? '/livez' : '/readyz'}`).catch(
              () => undefined,
            ),
          ),
        )
        if (responses.every((response) => response?.ok)) return
        await sleep(50)
      }
      throw new Error(`Not ready: ${programs.join(', ')}`)
    },
    async gone() {
      const [, signal] = await Promise.race(children.map((child) => readExit(child)))
      await kill()
      return signal
    },
    async launch(launchUrl) {
      const response = await fetch(address('/play/api/launch'), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(launchBody(launchUrl)),
      })
      return ((await response.json()) as LaunchResponse).playToken
    },
    kill,
    async end() {
      await kill()
      rmSync(faultPointFile, { force: true })
    },
  }
}

/** Exit code and signal of a process, even if it has already ended. */
async function readExit(child: ChildProcess): Promise<unknown[]> {
  if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode]
  return once(child, 'exit')
}
