import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A pipe that nobody reads until `read` is called. */
export class BlockedPipe {
  /** The process's output. */
  readonly writer: number
  readonly #folder = mkdtempSync(join(tmpdir(), 'playhouse-pipe-'))
  readonly #reader: number
  readonly #buffer = Buffer.alloc(65_536)

  constructor() {
    const path = join(this.#folder, 'pipe')
    execFileSync('mkfifo', [path])
    // Opening the writer's end requires a reader.
    this.#reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    this.writer = openSync(path, constants.O_WRONLY)
  }

  read(): string {
    let text = ''
    for (;;) {
      try {
        const bytes = readSync(this.#reader, this.#buffer)
        if (bytes === 0) return text
        text += this.#buffer.toString('utf8', 0, bytes)
      } catch {
        // EAGAIN: empty.
        return text
      }
    }
  }

  close(): void {
    for (const end of [this.#reader, this.writer]) closeSync(end)
    rmSync(this.#folder, { recursive: true })
  }
}
