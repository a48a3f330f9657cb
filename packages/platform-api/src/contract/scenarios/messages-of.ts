import type { Suite } from '../suite.ts'

/** Messages arrive within this time. */
const SENT_WITHIN_MS = 10_000

/** Text of the message that `send` has sent to a phone number or e-mail address; undefined where nobody can read it. */
export async function sentText(
  suite: Suite,
  address: string,
  send: () => Promise<unknown>,
): Promise<string | undefined> {
  const before = await suite.party('message', { address, after: 0 })
  if ((await send()) === undefined || !suite.parties.message) return undefined
  const after = before?.count ?? 0
  const found = await suite.poll(
    async () => (await suite.party('message', { address, after })) ?? undefined,
    SENT_WITHIN_MS,
  )
  return found?.text
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
