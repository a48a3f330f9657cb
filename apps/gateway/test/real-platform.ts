import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newDatabase, type ScratchDatabase, templateName, withAdmin } from '@playhouse/testing/database-server.ts'
import { freePort } from '@playhouse/testing/free-port.ts'

const PLATFORM = new URL('../../platform/', import.meta.url)
const SIMULATORS = fileURLToPath(new URL('../../simulators/src/main.ts', import.meta.url))
const SENDER_SECRET = 'the message gateway of the tests alone'
const PAYMENTS_SECRET = 'the payment provider of the tests alone'
const READY_WITHIN_MS = 300_000

export const scratchWorld = (): Promise<ScratchDatabase> =>
  newDatabase(async (admin, name) => {
    const world = templateName('world')
    const made = await admin.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [world])
    if (!made.rowCount)
      await promisify(execFile)(process.execPath, [fileURLToPath(new URL('test/make-world.ts', PLATFORM))])
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${world} STRATEGY FILE_COPY`)
  })

/**
 * Runs statements in a process with the platform's modules: `database` is an open connection, and `from(path)` imports
 * a module below the platform's `src`.
 * @returns their JSON result
 */
export async function atPlatform<T = unknown>(databaseUrl: string, statements: string): Promise<T> {
  const program = `
    const from = (path) => import(new URL(path, ${JSON.stringify(new URL('src/', PLATFORM).href)}))
    const { openDatabase } = await import('@playhouse/postgres/database.ts')
    const database = openDatabase(${JSON.stringify(databaseUrl)})
    const result = await (async () => { ${statements} })()
    await database.$client.end()
    console.log(JSON.stringify(result ?? null))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return JSON.parse(stdout) as T
}

/** Rotates the sealing key as an operator does. */
export async function rotateKeys(databaseUrl: string): Promise<void> {
  const cli = fileURLToPath(new URL('src/cli.ts', PLATFORM))
  await promisify(execFile)(process.execPath, [cli, 'rotate-keys'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
}

/** Runs SQL in a world of `scratchWorld`. @returns the rows of a single statement */
export const askDatabase = <Row>(databaseUrl: string, statement: string): Promise<Row[]> =>
  withAdmin(databaseUrl, async (client) => (await client.query(statement)).rows as Row[])

/** The platform as a process that a test can kill and restart, with vendors and a message gateway. */
export class RealPlatform {
  readonly url: string
  /** Page of the messages that the platform has sent. */
  readonly outboxUrl: string
  readonly paymentsUrl: string
  readonly #port: number
  readonly #vendorPort: number
  readonly #messageGatewayPort: number
  readonly #paymentsPort: number
  readonly #databaseUrl: string
  readonly #environment: Record<string, string>
  #process: ChildProcess | undefined
  #simulators: ChildProcess | undefined

  private constructor(
    databaseUrl: string,
    [port, vendorPort, messageGatewayPort, paymentsPort]: [number, number, number, number],
    environment: Record<string, string>,
  ) {
    this.#environment = environment
    this.#databaseUrl = databaseUrl
    this.#port = port
    this.#vendorPort = vendorPort
    this.#messageGatewayPort = messageGatewayPort
    this.#paymentsPort = paymentsPort
    this.url = `http://127.0.0.1:${port}`
    this.outboxUrl = `http://127.0.0.1:${messageGatewayPort}/outbox`
    this.paymentsUrl = `http://127.0.0.1:${paymentsPort}`
  }

  static async start(databaseUrl: string, environment: Record<string, string> = {}): Promise<RealPlatform> {
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()] as const
    const platform = new RealPlatform(databaseUrl, [...ports], environment)
    await platform.start()
    return platform
  }

  log = ''

  async start(): Promise<void> {
    await Promise.all([this.#startSimulators(), this.#startPlatform()])
  }

  async #startPlatform(): Promise<void> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('src/main.ts', PLATFORM))], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DEMO: 'true',
        DATABASE_URL: this.#databaseUrl,
        PORT: String(this.#port),
        OPERATOR_PORT: 'off',
        VENDOR_URL: `http://127.0.0.1:${this.#vendorPort}`,
        SENDER_URL: `http://127.0.0.1:${this.#messageGatewayPort}/messages`,
        SENDER_SECRET,
        PAYMENTS_URL: this.paymentsUrl,
        PAYMENTS_SECRET,
        LOG_LEVEL: 'error',
        SITE_ORIGINS: SITE_ORIGIN,
        MEDIA_HOSTS: IMAGE_HOSTS.join(','),
        LAUNCH_HOSTS: LAUNCH_HOSTS.join(','),
        // Proof of work and draws are tested elsewhere.
        HUMAN_CHECK: 'false',
        LOTTERY_DRAWS: 'false',
        CONCURRENT_PER_MEMBER: '100000',
        ...this.#environment,
      },
    })
    this.#process = child
    let output = ''
    child.stdout.on('data', (chunk) => (this.log += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(40)) {
      if (child.exitCode !== null) throw new Error(`The platform did not start: ${output}`)
      const response = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (response?.ok) return
    }
    throw new Error(`The platform is not ready: ${output}`)
  }

  async #startSimulators(): Promise<void> {
    this.#simulators = spawn(process.execPath, [SIMULATORS], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DEMO: 'true',
        PARTIES: 'vendors,message-gateway,payments',
        DATABASE_URL: this.#databaseUrl,
        SEAMLESS_URL: this.url,
        VENDOR_PORT: String(this.#vendorPort),
        MESSAGE_GATEWAY_PORT: String(this.#messageGatewayPort),
        PAYMENTS_PORT: String(this.#paymentsPort),
        PAYMENTS_SECRET,
        // Tests decide what payers do.
        PAYMENTS_SECONDS: '3600',
        SENDER_SECRET,
        LOG_LEVEL: 'silent',
      },
    })
    const ready = () => fetch(`http://127.0.0.1:${this.#messageGatewayPort}/readyz`).catch(() => undefined)
    for (const until = Date.now() + READY_WITHIN_MS; !(await ready())?.ok; await sleep(40)) {
      if (Date.now() > until || this.#simulators.exitCode !== null) throw new Error('The simulators did not start.')
    }
  }

  async kill(): Promise<void> {
    await end(this.#process)
    await end(this.#simulators)
    this.#process = undefined
    this.#simulators = undefined
  }

  /** Without what it has cached. */
  async restart(): Promise<void> {
    await end(this.#process)
    await this.#startPlatform()
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

export const SITE_ORIGIN = 'http://site.test'
export const IMAGE_HOSTS = ['http://images-a.test', 'http://images-b.test', 'http://images-c.test']
export const LAUNCH_HOSTS = ['http://games-a.test', 'http://games-b.test']
