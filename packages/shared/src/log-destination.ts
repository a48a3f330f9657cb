import { setTimeout as sleep } from 'node:timers/promises'
import sonicBoom, { type SonicBoom } from 'sonic-boom'

/** Bytes of lines that wait while the destination takes none: two seconds of a busy server. */
const WAITING_MAX = 1024 * 1024
/** A pipe takes so much at once or not at all, so that threads which share one do not cut each other's lines. */
const WRITE_MAX = 4_096
/** How soon a failed write is tried again. */
const RETRY_MS = 500
/** How long the end of a process waits for its last lines. */
const FLUSH_MS = 2_000

/**
 * Where a server's log lines go: standard output, written in the background. While it fails or blocks (a full disk, a pipe
 * that nobody reads) lines wait, and those beyond 1 MB are dropped: the log never stops the server.
 */
export class LogDestination {
  /** Lines lost so far. */
  dropped = 0
  /** Hears how many lines were lost, once lines are written again. */
  onRecovery: (lost: number) => void = () => {}
  readonly #stream: SonicBoom
  #lost = 0

  constructor(fd: number = standardOutput()) {
    this.#stream = new sonicBoom.SonicBoom({
      fd,
      maxLength: WAITING_MAX,
      maxWrite: WRITE_MAX,
      // Only the periodic flush writes again once lines are dropped, and it needs a minimum.
      minLength: 1,
      periodicFlush: RETRY_MS,
    })
    this.#stream.on('drop', () => {
      this.dropped += 1
      this.#lost += 1
    })
    // What could not be written stays in the buffer.
    this.#stream.on('error', () => {})
    this.#stream.on('drain', () => this.#recover())
  }

  write(line: string): void {
    this.#stream.write(line)
  }

  /** Waits for the lines written so far, for two seconds at most. The last thing a process does. */
  async flush(): Promise<void> {
    const written = new Promise<void>((resolve) => this.#stream.flush(() => resolve()))
    await Promise.race([written, sleep(FLUSH_MS)])
  }

  #recover(): void {
    if (this.#lost === 0) return
    const lost = this.#lost
    this.#lost = 0
    this.onRecovery(lost)
  }
}

/**
 * Opening `process.stdout` makes a pipe non-blocking: when it is full a write fails, instead of holding a thread that the end of
 * the process would wait for. Worker threads have a stream without a descriptor and share the main thread's.
 */
function standardOutput(): number {
  const { fd } = process.stdout as { fd?: number }
  return fd ?? 1
}
