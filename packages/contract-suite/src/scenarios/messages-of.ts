import type { Suite } from '../suite.ts'

/** Messages arrive within this time. */
const SENT_WITHIN_MS = 30_000

/** Text of the message that `send` has sent to a phone number or e-mail address; undefined where nobody can read it. */
export const sentText = async (
  suite: Suite,
  address: string,
  send: () => Promise<unknown>,
): Promise<string | undefined> => (await sentMatch(suite, address, /[^]*/, send))?.[0]

/** As `sentText`, but passes over other messages, which may come first to an address that gets several kinds. */
export async function sentMatch(
  suite: Suite,
  address: string,
  pattern: RegExp,
  send: () => Promise<unknown>,
): Promise<RegExpExecArray | undefined> {
  const before = await suite.party('message', { address, after: 0 })
  if ((await send()) === undefined || !suite.parties.message) return undefined
  const after = before?.count ?? 0
  return suite.poll(async () => {
    const found = await suite.party('message', { address, after })
    return found ? (pattern.exec(found.text) ?? undefined) : undefined
  }, SENT_WITHIN_MS)
}

/** The six digits of such a message. */
export async function sentCode(
  suite: Suite,
  address: string,
  send: () => Promise<unknown>,
): Promise<string | undefined> {
  const text = await sentText(suite, address, send)
  return /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0]
}
