import { LRUCache } from 'lru-cache'

/** Length of all texts kept; what they say is kept with them and takes some three times as much. */
const LENGTH_MAX = 16 * 1024 * 1024

interface Answer {
  text: string
  value: unknown
}

/**
 * The last public answers as the platform wrote them, each with what it says. One that comes again to the letter is not read
 * again: it gives the same object, so that whatever was made of it stays good. Nothing here saves a call or is ever old.
 */
export class UnchangedAnswers {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: LENGTH_MAX,
    sizeCalculation: ({ text }) => Math.max(1, text.length),
  })

  /** What `text`, the answer to `question`, says: as before if it reads as before, otherwise by `read`. */
  read<T>(question: string, text: string, read: () => T): T {
    const known = this.#answers.get(question)
    // One question is always of one endpoint, whose values are of one type.
    if (known?.text === text) return known.value as T
    const value = read()
    this.#answers.set(question, { text, value })
    return value
  }
}
