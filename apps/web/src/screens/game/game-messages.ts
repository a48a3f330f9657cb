import * as z from 'zod/mini'

/** What a game's page tells the site that frames it. A balance is only told of: the one shown is asked of the platform. */
const gameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('playhouse:ready') }),
  z.object({ type: z.literal('playhouse:round'), balance: z.string() }),
  z.object({ type: z.literal('playhouse:exit') }),
])

export type GameMessage = z.infer<typeof gameMessage>

/** The sandbox gives the frame an origin of no site, which browsers write like this. */
const OPAQUE_ORIGIN = 'null'

/**
 * The message in an event, or null for anything that is not the game's: it must come out of the very window of the frame,
 * with the origin that the launch named or the opaque one of its sandbox, and be one of the three.
 */
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
