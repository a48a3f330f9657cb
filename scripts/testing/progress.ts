import type { Advance, Failure, TestEvent } from './test-events.ts'

/** How often a log, which is no terminal, gets a line. */
const LINE_EVERY_MS = 30_000

interface Followed {
  name: string
  began: number
  failures: Failure[]
  advance?: Advance
}

/** Shows failing tests at once, and how far the runs are: in a line that is rewritten in a terminal, in a line from time to time elsewhere. */
export class Progress {
  readonly #out: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>
  readonly #now: () => number
  readonly #runs = new Set<Followed>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    out: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stdout,
    now = () => performance.now(),
  ) {
    this.#out = out
    this.#now = now
  }

  /** Prints above the line that is rewritten. */
  print(text: string): void {
    this.#out.write(`${this.#out.isTTY ? '\r\x1b[K' : ''}${text}\n`)
    this.#rewrite()
  }

  /** Follows a run until `end`, which returns its failures. */
  follow(name: string): { onEvent: (event: TestEvent) => void; end: () => Failure[] } {
    const run: Followed = { name, began: this.#now(), failures: [] }
    this.#runs.add(run)
    if (!this.#out.isTTY) this.#timer ??= setInterval(() => this.show(), LINE_EVERY_MS).unref()
    return {
      onEvent: (event) => {
        if ('advance' in event) {
          run.advance = event.advance
          this.#rewrite()
          return
        }
        run.failures.push(event.failure)
        const { title, place, error } = event.failure
        this.print(`\n✗ ${place} ${title}\n${error.replaceAll(/^/gm, '    ')}`)
      },
      end: () => {
        this.#runs.delete(run)
        if (this.#runs.size === 0) {
          clearInterval(this.#timer)
          this.#timer = undefined
        }
        if (this.#out.isTTY) this.#out.write('\r\x1b[K')
        this.#rewrite()
        return run.failures
      },
    }
  }

  /** Prints how far the runs are. */
  show(): void {
    const line = this.#describe()
    if (line) this.#out.write(`${line}\n`)
  }

  #rewrite(): void {
    if (this.#out.isTTY) this.#out.write(`\r${this.#describe().slice(0, (this.#out.columns || 80) - 1)}\x1b[K`)
  }

  #describe(): string {
    return [...this.#runs]
      .flatMap(({ name, began, failures, advance }) => {
        if (!advance) return []
        const left = estimateLeft(advance, this.#now() - began)
        const files = `${name}: ${advance.files} of ${advance.allFiles} files, ${failures.length} failed`
        return left === undefined ? files : `${files}, ${describeTime(left)} left`
      })
      .join(' · ')
  }
}

export const progress = new Progress()

/** @returns milliseconds, or nothing before a file has ended */
const estimateLeft = ({ work, allWork }: Advance, elapsedMs: number): number | undefined =>
  work > 0 ? (elapsedMs * (allWork - work)) / work : undefined

const describeTime = (ms: number) => (ms < 60_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`)
