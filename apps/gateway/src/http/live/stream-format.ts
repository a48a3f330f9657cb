import type { FormattedExecutionResult } from 'graphql'

/** How a stream is written. A `Buffer` is whole: nothing may be written between its bytes. */
export interface StreamFormat {
  contentType: string
  opening: string
  heartbeat: Buffer
  /** An event, or the refusal of the subscription. */
  next(result: FormattedExecutionResult): Buffer
  /** Ends the stream after whole events. */
  end: Buffer
  /** `next` and the end. */
  last(result: FormattedExecutionResult): Buffer
  /** Ends the stream with an error that concerns no single event. */
  fatal(message: string): Buffer
}

const BOUNDARY = '\r\n--graphql'
const CLOSING = '--\r\n'
/** Clients process a part once the boundary after it has arrived, so each part is written with it. */
const part = (body: object, after = '\r\n') =>
  Buffer.from(`content-type: application/json\r\n\r\n${JSON.stringify(body)}${BOUNDARY}${after}`)

/** Multipart subscriptions, which Apollo's clients read. */
const MULTIPART: StreamFormat = {
  contentType: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  opening: `${BOUNDARY}\r\n`,
  heartbeat: part({}),
  next: (payload) => part({ payload }),
  end: part({}, CLOSING),
  last: (payload) => part({ payload }, CLOSING),
  fatal: (message) => part({ payload: null, errors: [{ message }] }, CLOSING),
}

const next = (result: object) => `event: next\ndata: ${JSON.stringify(result)}\n\n`
const COMPLETE = 'event: complete\ndata:\n\n'

/** GraphQL over SSE, distinct connections mode: GraphiQL and other clients read it. */
const EVENT_STREAM: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  opening: ':\n\n',
  heartbeat: Buffer.from(':\n\n'),
  next: (result) => Buffer.from(next(result)),
  end: Buffer.from(COMPLETE),
  last: (result) => Buffer.from(next(result) + COMPLETE),
  fatal: (message) => Buffer.from(next({ errors: [{ message }] }) + COMPLETE),
}

/** The format that a request accepts; multipart if it accepts both. */
export function formatFor(accept = ''): StreamFormat | undefined {
  if (/multipart\/mixed[^,]*subscriptionSpec/i.test(accept)) return MULTIPART
  return /text\/event-stream/i.test(accept) ? EVENT_STREAM : undefined
}
