import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const PLATFORM = new URL('../../platform/', import.meta.url)
const READY_WITHIN_MS = 30_000

/** A copy of the seed world for one test file. The platform's own helper makes it, in a process of its own. */
export async function scratchWorld(): Promise<{ url: string; drop: () => Promise<void> }> {
  const helper = new URL('test/database.ts', PLATFORM)
  const keeper = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { scratchDatabase } from ${JSON.stringify(helper.href)}
     const { url, drop } = await scratchDatabase({ template: 'world' })
     console.log(url)
     process.stdin.resume().once('end', drop)`,
  ])
  let said = ''
  keeper.stderr.on('data', (chunk) => (said += String(chunk)))
  const [line] = (await Promise.race([
    once(keeper.stdout, 'data'),
    once(keeper, 'exit').then(() => Promise.reject(new Error(`There is no world to test in: ${said}`))),
  ])) as [Buffer]
  const drop = async () => {
    keeper.stdin.end()
    if (keeper.exitCode === null) await once(keeper, 'exit')
  }
  return { url: line.toString().trim(), drop }
}

/**
 * Runs statements among the platform's own code, in a process of its own: `database` is open there, and `from(path)` loads a
 * module below the platform's `src`. Out: what they return, through JSON.
 */
export async function atPlatform<T = unknown>(databaseUrl: string, statements: string): Promise<T> {
  const program = `
    const from = (path) => import(new URL(path, ${JSON.stringify(new URL('src/', PLATFORM).href)}))
    const { openDatabase } = await from('db/database.ts')
    const database = openDatabase(${JSON.stringify(databaseUrl)})
    const result = await (async () => { ${statements} })()
    await database.$client.end()
    console.log(JSON.stringify(result ?? null))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  return JSON.parse(stdout) as T
}

/** Makes a new key for sealed bodies, as an operator does. */
export async function rotateKeys(databaseUrl: string): Promise<void> {
  const cli = fileURLToPath(new URL('src/db/cli.ts', PLATFORM))
  await promisify(execFile)(process.execPath, [cli, 'rotate-keys'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
}

/** Rows of one SQL statement. */
export function askDatabase<Row>(databaseUrl: string, statement: string): Promise<Row[]> {
  return atPlatform(databaseUrl, `return (await database.$client.query(${JSON.stringify(statement)})).rows`)
}

/** The platform as a process that a test may kill and start again. */
export class RealPlatform {
  readonly url: string
  readonly #port: number
  readonly #databaseUrl: string
  readonly #environment: Record<string, string>
  #process: ChildProcess | undefined

  private constructor(databaseUrl: string, port: number, environment: Record<string, string>) {
    this.#environment = environment
    this.#databaseUrl = databaseUrl
    this.#port = port
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(databaseUrl: string, environment: Record<string, string> = {}): Promise<RealPlatform> {
    const platform = new RealPlatform(databaseUrl, await freePort(), environment)
    await platform.start()
    return platform
  }

  /** Everything it wrote to its log. */
  log = ''

  /** @param logLevel what it writes; only errors when left out */
  async start(logLevel = 'error'): Promise<void> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('src/main.ts', PLATFORM))], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DATABASE_URL: this.#databaseUrl,
        PORT: String(this.#port),
        LOG_LEVEL: logLevel,
        SITE_ORIGINS: SITE_ORIGIN,
        MEDIA_HOSTS: IMAGE_HOSTS.join(','),
        LAUNCH_HOSTS: LAUNCH_HOSTS.join(','),
        // Forms need no proof of work in tests that are about something else, and what is sent can be read.
        HUMAN_CHECK: 'false',
        OUTBOX: 'true',
        ...this.#environment,
      },
    })
    this.#process = child
    let said = ''
    child.stdout.on('data', (chunk) => (this.log += String(chunk)))
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(40)) {
      if (child.exitCode !== null) throw new Error(`The platform did not start: ${said}`)
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined)
      if (answer?.ok) return
    }
    throw new Error(`The platform is not ready: ${said}`)
  }

  /** Stops it in its tracks: connections stay open and nothing answers. */
  freeze(): void {
    this.#process?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#process?.kill('SIGCONT')
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

export const SITE_ORIGIN = 'http://site.test'
export const IMAGE_HOSTS = ['http://images-a.test', 'http://images-b.test', 'http://images-c.test']
export const LAUNCH_HOSTS = ['http://games-a.test', 'http://games-b.test']
