import { setTimeout as sleep } from 'node:timers/promises'
import sonicBoom, { type SonicBoom } from 'sonic-boom'

/** Bytes buffered while the destination blocks: two seconds of a busy server. */
const WAITING_MAX = 1024 * 1024
/** Atomic write size of a pipe (PIPE_BUF), so that threads sharing one do not interleave lines. */
const WRITE_MAX = 4_096
const RETRY_MS = 500
const FLUSH_MS = 2_000

/** Where a program's log goes. */
export interface LogStream {
  write(line: string): void
  /** Lines lost so far. */
  dropped?: number
}

/**
 * Asynchronous log to standard output. While it fails or blocks (full disk, unread pipe) it buffers 1 MB and drops the rest, so that the log
 * never stops the server.
 */
export class LogDestination implements LogStream {
  dropped = 0
  /** Called with the number of lost lines once writing works again. */
  onRecovery: (lost: number) => void = () => {}
  readonly #stream: SonicBoom
  #lost = 0

  constructor(fd: number = standardOutput()) {
    this.#stream = new sonicBoom.SonicBoom({
      fd,
      maxLength: WAITING_MAX,
      maxWrite: WRITE_MAX,
      // After drops only the periodic flush retries, and it requires a minLength.
      minLength: 1,
      periodicFlush: RETRY_MS,
    })
    this.#stream.on('drop', () => {
      this.dropped += 1
      this.#lost += 1
    })
    // Unwritten lines stay in the buffer.
    this.#stream.on('error', () => {})
    this.#stream.on('drain', () => this.#recover())
  }

  write(line: string): void {
    this.#stream.write(line)
  }

  /** Waits up to two seconds for buffered lines; call it last. */
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
 * Accessing `process.stdout` makes a pipe non-blocking: a full one fails the write instead of blocking a thread that would delay the exit.
 * Worker threads have no descriptor of their own and share the main thread's.
 */
function standardOutput(): number {
  const { fd } = process.stdout as { fd?: number }
  return fd ?? 1
}
