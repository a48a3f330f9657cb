import type { LiveMember } from '../../platform/live-feed.ts'

/**
 * The value that a subscription's resolver returns. graphql-js requires an iterable, which is never read: the hub (http/live/stream-
 * hub.ts) executes each event once for all streams with the same selection.
 */
export class LiveSource implements AsyncIterable<never> {
  readonly member: LiveMember | undefined
  readonly after: string | undefined
  readonly currency: string
  /** Lotteries whose draws the stream follows. */
  readonly lotteries: readonly string[]
  /** Chat rooms that the stream follows; access has been checked. */
  readonly rooms: readonly string[]

  constructor(
    member: LiveMember | undefined,
    after: string | undefined,
    currency: string,
    { lotteries = [], rooms = [] }: { lotteries?: readonly string[]; rooms?: readonly string[] } = {},
  ) {
    this.member = member
    this.after = after
    this.currency = currency
    this.lotteries = lotteries
    this.rooms = rooms
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: async () => ({ done: true, value: undefined }) }
  }
}
