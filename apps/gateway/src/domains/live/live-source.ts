/** Whose events a stream gets; undefined for those that everybody may see. */
export interface LiveMember {
  memberId: number
  /** SHA-256 of the session's token, in hex. */
  session: string
}

/**
 * What a subscription's resolver returns. graphql-js wants an iterable for it, which is never read: an event is executed once for
 * all who asked alike, by the hub (http/live/stream-hub.ts).
 */
export class LiveSource implements AsyncIterable<never> {
  readonly member: LiveMember | undefined
  readonly after: string | undefined
  readonly currency: string
  /** Lotteries whose draws it follows. */
  readonly lotteries: readonly string[]
  /** Chat rooms that it follows; the session may read them. */
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
