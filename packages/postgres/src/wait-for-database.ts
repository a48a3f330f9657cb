import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isBusy } from './database.ts'
import { READ_ONLY, readsOnly } from './reads-only.ts'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 2_000
const CONNECT_MS = 5_000

interface WaitOptions {
  /** Longest wait; 0 fails at once. */
  seconds: number
  /** True if a replica is enough. */
  forReads?: boolean
  /** Called once, before the first pause. */
  onWait?: (reason: string) => void
}

/**
 * Returns as soon as the server at `url` accepts writes: it may start later than its clients, recover from a crash (57P03), or replay the log of
 * a backup, when it may answer reads already.
 * @throws Error when it does not within the time, or at once for what waiting does not mend, such as a wrong password
 */
export async function waitForDatabase(url: string, { seconds, forReads = false, onWait }: WaitOptions): Promise<void> {
  const until = Date.now() + seconds * 1_000
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const failure = await tryConnection(url, forReads)
    if (failure === undefined) return
    if (failure.message !== READ_ONLY && !isBusy(failure)) throw failure
    const reason = getReason(failure)
    const left = until - Date.now()
    if (left <= 0) {
      const waited = seconds > 0 ? ` within ${seconds} s (DATABASE_WAIT_SECONDS)` : ''
      throw new Error(`PostgreSQL was not ready${waited}: ${reason}`, { cause: failure })
    }
    if (pause === FIRST_PAUSE_MS) onWait?.(reason)
    await sleep(Math.min(pause, left))
  }
}

async function tryConnection(url: string, forReads: boolean): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // The server may end the connection once more before it is closed.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await readsOnly(client)) && !forReads ? new Error(READ_ONLY) : undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** The driver's error for a name with several addresses has no message, only a code. */
const getReason = (error: Error): string => error.message || ('code' in error ? String(error.code) : error.name)
