import { type SpawnSyncReturns, execFileSync, spawnSync } from 'node:child_process'
import { machineNow } from '@playhouse/testing/test-clock.ts'
import { ROOT } from '../../scripts/lib/settings.ts'

/** As long as the compose files give a platform that makes the data of a demo. */
export const HEALTH = { interval: 2_000, timeout: 1_200_000 }

/** @throws Error where these tests cannot run */
export function assertDocker(): void {
  if (Math.abs(Date.now() - machineNow()) > 10_000)
    throw new Error(
      'Containers have the machine’s clock: run `npm run test:containers`, which gives it to these tests.',
    )
  for (const command of ['docker info', 'docker-compose version'])
    if (spawnSync('sh', ['-c', command], { stdio: 'ignore' }).status !== 0)
      throw new Error(`\`${command}\` fails: these tests need Docker and docker-compose.`)
}

/** Containers of a compose file under a name of their own. */
export class Containers {
  readonly #folder: string
  environment: Record<string, string>

  constructor(project: string, environment: Record<string, string>, folder = ROOT) {
    this.#folder = folder
    this.environment = { COMPOSE_PROJECT_NAME: project, ...environment }
  }

  /** Types a command of a page next to the compose file. */
  try(command: string, input = ''): SpawnSyncReturns<string> {
    return spawnSync('sh', ['-ec', command], {
      cwd: this.#folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.environment },
      encoding: 'utf8',
      input,
      maxBuffer: 64 << 20,
    })
  }

  /** @throws Error with the output when the command fails */
  run(command: string, input = ''): string {
    const { status, stdout, stderr } = this.try(command, input)
    if (status !== 0) throw new Error(`${command}: ${status}\n${stdout.slice(-2_000)}\n${stderr.slice(-4_000)}`)
    return stdout
  }

  states(): Record<string, { health: string; startedAt: number }> {
    const ids = this.run('docker-compose ps -q').trim().split('\n').filter(Boolean)
    if (ids.length === 0) return {}
    const containers = JSON.parse(execFileSync('docker', ['inspect', ...ids], { encoding: 'utf8' })) as {
      Config: { Labels: Record<string, string> }
      State: {
        StartedAt: string
        Status: string
        Health?: { Status: string }
      }
    }[]
    return Object.fromEntries(
      containers.map(({ Config, State }) => [
        Config.Labels['com.docker.compose.service'],
        {
          health: State.Health?.Status ?? State.Status,
          startedAt: Date.parse(State.StartedAt),
        },
      ]),
    )
  }

  end(): void {
    this.try('docker-compose down --volumes --remove-orphans')
  }
}
