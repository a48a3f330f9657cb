import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Time a stopping server may need. One that still accepts connections has only just received the signal. */
const ANSWERING_MS = 3_000
const STOPPING_MS = 60_000

/** Process id and port of the server on this folder, if one answers. A stale pid file counts as none. */
export async function runningCluster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const lock = readLock(folder)
  return lock && serves(lock.pid, folder) && (await answers(lock.port)) ? lock : undefined
}

/**
 * Waits for a stopping server and removes a stale pid file.
 * @throws Error if a live server holds the folder
 */
export async function waitUntilStopped(folder: string): Promise<void> {
  const began = Date.now()
  for (;;) {
    const lock = readLock(folder)
    if (!lock) return
    // After a crash the pid may belong to another program, and PostgreSQL would refuse to start.
    if (!serves(lock.pid, folder)) return rmSync(join(folder, 'postmaster.pid'), { force: true })
    if (Date.now() - began > ((await answers(lock.port)) ? ANSWERING_MS : STOPPING_MS)) {
      throw new Error(
        `The database in ${folder} is already running (process ${lock.pid}, port ${lock.port}). ` +
          `Is Playhouse started already? Stop it there first, or with: kill -INT ${lock.pid}`,
      )
    }
    await sleep(100)
  }
}

function readLock(folder: string): { pid: number; port: number } | undefined {
  try {
    // Lines of the file: process id, data folder, start time, port, … (PostgreSQL's miscadmin.h,
    // LOCK_FILE_LINE_*).
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

/** PostgreSQL makes its data folder its working directory. */
function serves(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1_000, () => done(false))
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}
