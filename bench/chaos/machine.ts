import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@playhouse/testing/free-port.ts'
import { databaseAccount } from '../../apps/platform/src/db/embedded-account.ts'
import { clusterFolder } from '../../apps/platform/src/db/embedded-folder.ts'
import { runningCluster } from '../../apps/platform/src/db/embedded-lock.ts'
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/platform/src/db/embedded.ts'
import { takeBaseBackup } from '../../apps/platform/test/base-backup.ts'

const TMPFS_MEGABYTES = 900

/** A machine of its own for one PostgreSQL, on a small disk in memory if we may mount one. */
export class DatabaseMachine {
  readonly name: string
  readonly port: number
  /** Why its disk cannot be filled; null if it can. */
  readonly noDiskFault: string | null
  readonly #folder: string
  #settings: Record<string, string>
  readonly #log: (line: string) => void
  #server: EmbeddedPostgres | undefined
  #hasEnded = true

  static async make(
    name: string,
    settings: Record<string, string>,
    log: (line: string) => void,
  ): Promise<DatabaseMachine> {
    return new DatabaseMachine(name, await freePort(), settings, log)
  }

  private constructor(name: string, port: number, settings: Record<string, string>, log: (line: string) => void) {
    this.name = name
    this.port = port
    this.#log = log
    this.#folder = mkdtempSync(join(tmpdir(), `playhouse-chaos-${name}-`))
    chmodSync(this.#folder, 0o755)
    this.noDiskFault = mount(this.#folder)
    if (this.noDiskFault === null) chmodSync(this.#folder, 0o755)
    this.#settings = { ...settings, ...(this.noDiskFault === null && { fsync: 'on' }) }
  }

  get #dataDir(): string {
    return join(this.#folder, 'data')
  }

  get #clusterFolder(): string {
    return clusterFolder(this.#dataDir, databaseAccount())
  }

  /** For its next start. */
  configure(settings: Record<string, string>): void {
    this.#settings = { ...this.#settings, ...settings }
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** @param settings of this start only */
  async start(settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
    const started = await startEmbeddedPostgres({
      dataDir: this.#dataDir,
      port: this.port,
      settings: { ...this.#settings, ...settings },
      log: this.#log,
    })
    this.#server = started
    this.#hasEnded = false
    void started.ended.then(() => {
      if (this.#server === started) this.#hasEnded = true
    })
    return started
  }

  /** Copies the running server of `primary` over whatever it had, and follows it. */
  async startAsReplica(primary: DatabaseMachine, primaryUrl: string): Promise<void> {
    rmSync(this.#clusterFolder, { recursive: true, force: true })
    mkdirSync(this.#dataDir, { recursive: true })
    await takeBaseBackup(primaryUrl, primary.#clusterFolder, this.#clusterFolder)
    this.markAsReplica()
    await this.start()
  }

  /** Before its next start: it will follow another server, and refuse writes. */
  markAsReplica(): void {
    const signal = join(this.#clusterFolder, 'standby.signal')
    writeFileSync(signal, '')
    const account = databaseAccount()
    if (account) chownSync(signal, account.uid, account.gid)
  }

  /** Immediate shutdown, as `pg_ctl -m immediate` does it. */
  async crash(): Promise<void> {
    const found = await runningCluster(this.#clusterFolder)
    if (!found) return
    process.kill(found.pid, 'SIGQUIT')
    await this.#server?.ended
  }

  /** All its processes end in one moment, as when its power fails: none of them says goodbye or writes anything more. */
  async losePower(): Promise<void> {
    const found = await runningCluster(this.#clusterFolder)
    if (!found) return
    process.kill(found.pid, 'SIGSTOP')
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(found.pid)], { encoding: 'utf8' })
    for (const child of children.split('\n').filter(Boolean)) process.kill(Number(child), 'SIGKILL')
    process.kill(found.pid, 'SIGKILL')
    await this.#server?.ended
  }

  /** Takes the rest of the disk. @returns frees it */
  fillDisk(): () => void {
    const { bavail, bsize } = statfsSync(this.#folder)
    const filler = join(this.#folder, 'filler')
    // In pieces: the last one fails when nothing is left.
    const piece = Buffer.alloc(1024 * 1024)
    for (let left = bavail * bsize; left > 0; left -= piece.length) {
      try {
        writeFileSync(filler, piece, { flag: 'a' })
      } catch {
        break
      }
    }
    return () => rmSync(filler, { force: true })
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
  }

  async remove(): Promise<void> {
    await this.stop()
    removeEmbeddedPostgres(this.#dataDir)
    if (this.noDiskFault === null) spawnSync('umount', [this.#folder])
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** @returns why it is not mounted */
function mount(folder: string): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root may mount a small disk for the database'
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_MEGABYTES}m`, 'tmpfs', folder])
  return status === 0 ? null : `a small disk could not be mounted: ${String(stderr).trim()}`
}
