/** What the reporters in the processes of vitest and Playwright tell the command that has started them. */
export type TestEvent = { failure: Failure } | { advance: Advance }

export interface Failure {
  title: string
  /** `file:line`, or the file alone. */
  place: string
  /** The message, with the top of the stack. */
  error: string
}

export interface Advance {
  files: number
  allFiles: number
  /** Of the files that have ended, in any unit. */
  work: number
  allWork: number
}

/** Has no effect in a process that no command of ours has started. */
export function tell(event: TestEvent): void {
  process.send?.(event)
}

const FRAMES = 3
const MESSAGE_LINES = 15

/**
 * Puts together a failure: frames in packages are left out, paths begin at the project's folder.
 * @param line of the test, for a failure without a stack
 */
export function toFailure(
  title: string,
  file: string,
  { message = '', stack = '', root, line }: { message?: string; stack?: string; root: string; line?: number },
): Failure {
  const frames = stack
    .split('\n')
    .filter((frame) => /^\s+at /.test(frame) && !/node_modules|node:|<anonymous>/.test(frame))
    .map((frame) => frame.trim().replaceAll(`file://${root}/`, '').replaceAll(`${root}/`, ''))
  const own = frames.map((frame) => frame.split(`${file}:`)[1]).find(Boolean)
  const at = (own && Number.parseInt(own, 10)) || line
  return {
    title,
    place: at ? `${file}:${at}` : file,
    error: [...message.trimEnd().split('\n').slice(0, MESSAGE_LINES), ...frames.slice(0, FRAMES)].join('\n'),
  }
}

/** Follows files until each has ended. Those of unknown work count as the mean of the others. */
export class FileCounter {
  readonly #works: Map<string, number>
  readonly #ended = new Set<string>()

  constructor(works: ReadonlyMap<string, number | undefined>) {
    const known = [...works.values()].filter((work) => work !== undefined)
    const mean = known.length > 0 ? sum(known) / known.length : 1
    this.#works = new Map([...works].map(([file, work]) => [file, work ?? mean]))
  }

  end(file: string): void {
    this.#ended.add(file)
  }

  read(): Advance {
    return {
      files: this.#ended.size,
      allFiles: this.#works.size,
      work: sum([...this.#ended].map((file) => this.#works.get(file) ?? 0)),
      allWork: sum([...this.#works.values()]),
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
