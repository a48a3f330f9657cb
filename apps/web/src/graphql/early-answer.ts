/** What theme-init.js has asked before the site's code was there. */
interface EarlyAnswer {
  /** The body of the request. */
  question: string
  /** The language it was asked in. */
  language: string
  answer: Promise<Response>
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined
}

/**
 * The answer to a request that has gone out already, if it is the same one in the same language; it is given once. Whatever else was
 * asked early is forgotten: the page has gone on.
 */
export function takeEarlyAnswer(parts: object, language: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer
  globalThis.earlyAnswer = undefined
  if (!early || early.language !== language) return undefined
  return inOrder(JSON.parse(early.question)) === inOrder(parts) ? early.answer : undefined
}

/** JSON that does not depend on the order in which fields were set. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
