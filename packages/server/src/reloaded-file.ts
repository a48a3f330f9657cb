import { stat } from 'node:fs/promises'

/** A change holds after this long. */
export const LOOK_EVERY_MS = 1_000

interface ReloadOptions<Value> {
  /** @throws Error that says what is wrong */
  read: () => Value
  /** Called once for each reason. The value of before stays, and the next look reads again. */
  onRefused: (reason: string) => void
  /** Other files that the value was read from. */
  alsoFrom?: (value: Value) => readonly string[]
}

/** A value from a file that others change while the program runs. */
export class ReloadedFile<Value> {
  value: Value
  readonly #file: string
  readonly #options: ReloadOptions<Value>
  #lookedAt = 0
  #version: string | undefined
  #refused: string | undefined

  /** @throws what `read` throws */
  constructor(file: string, options: ReloadOptions<Value>) {
    this.#file = file
    this.#options = options
    this.value = options.read()
  }

  /** Reads the file again if it has changed. Looks once a second, however often it is called. */
  async refresh(): Promise<void> {
    const now = Date.now()
    if (now - this.#lookedAt < LOOK_EVERY_MS) return
    this.#lookedAt = now
    const { read, onRefused, alsoFrom } = this.#options
    const files = [this.#file, ...(alsoFrom?.(this.value) ?? [])]
    const version = (await Promise.all(files.map(getVersion))).join('\n')
    if (version === this.#version) return
    try {
      this.value = read()
      this.#version = version
      this.#refused = undefined
    } catch (error) {
      const reason = (error as Error).message
      if (reason !== this.#refused) onRefused(reason)
      this.#refused = reason
    }
  }
}

const getVersion = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    () => 'missing',
  )
