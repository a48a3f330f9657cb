import * as z from 'zod/mini'

/** Messages from a game. The balance is only a hint: the one shown comes from the platform. */
const gameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('playhouse:ready') }),
  z.object({ type: z.literal('playhouse:round'), balance: z.string() }),
  z.object({ type: z.literal('playhouse:exit') }),
  z.object({ type: z.literal('playhouse:deposit') }),
  z.object({ type: z.literal('playhouse:sound'), on: z.boolean() }),
])

export type GameMessage = z.infer<typeof gameMessage>

/** How browsers serialise the origin of a sandboxed frame. */
const OPAQUE_ORIGIN = 'null'

/** Null unless the event comes from the frame's own window, has the launch origin or an opaque one, and a known message. */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  frame: Window | null | undefined,
  origin: string,
): GameMessage | null {
  if (!frame || event.source !== frame) return null
  if (event.origin !== origin && event.origin !== OPAQUE_ORIGIN) return null
  const read = gameMessage.safeParse(event.data)
  return read.success ? read.data : null
}
