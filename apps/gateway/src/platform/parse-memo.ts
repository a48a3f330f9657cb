import { LRUCache } from 'lru-cache'

/** Characters of JSON text kept; the parsed values take about three times as much. */
const TEXT_LENGTH_MAX = 16 * 1024 * 1024

interface Parsed {
  text: string
  value: unknown
}

/**
 * Remembers the last response text per question with its parsed value. An unchanged response is not parsed again and keeps its
 * identity, so what was derived from it stays valid. Never saves a call and never serves anything old.
 */
export class ParseMemo {
  readonly #parsed = new LRUCache<string, Parsed>({
    maxSize: TEXT_LENGTH_MAX,
    sizeCalculation: ({ text }) => Math.max(1, text.length),
  })

  /** `key` must identify one endpoint and input, and so one type of value. */
  parse<T>(key: string, text: string, parse: () => T): T {
    const last = this.#parsed.get(key)
    if (last?.text === text) return last.value as T
    const value = parse()
    this.#parsed.set(key, { text, value })
    return value
  }
}
