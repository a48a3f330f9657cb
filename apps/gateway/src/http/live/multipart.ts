import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'

/*
 * Multipart subscriptions (multipart/mixed;subscriptionSpec=1.0). Clients process a part once the boundary after it has
 * arrived, so each part is written with it.
 */

export const MULTIPART_TYPE = 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0'

const PART = 'content-type: application/json\r\n\r\n'
const BOUNDARY = '\r\n--graphql'

export const OPENING = `${BOUNDARY}\r\n`
export const HEARTBEAT = Buffer.from(`${PART}{}${BOUNDARY}\r\n`)
const CLOSING = '--\r\n'

/** An event, or the refusal of the subscription. */
export function part(payload: FormattedExecutionResult): Buffer {
  return Buffer.from(`${PART}${JSON.stringify({ payload })}${BOUNDARY}\r\n`)
}

export function lastPart(payload: FormattedExecutionResult): Buffer {
  return Buffer.from(`${PART}${JSON.stringify({ payload })}${BOUNDARY}${CLOSING}`)
}

/** Ends the stream with an error that concerns no single event. */
export function fatalPart(errors: readonly GraphQLFormattedError[]): Buffer {
  return Buffer.from(`${PART}${JSON.stringify({ payload: null, errors })}${BOUNDARY}${CLOSING}`)
}

/** Ends the stream after a whole part: an empty heartbeat, then the final boundary. */
export const END = Buffer.from(`${PART}{}${BOUNDARY}${CLOSING}`)

/** True when the request accepts a multipart stream. */
export function acceptsMultipart(accept: string | undefined): boolean {
  return /multipart\/mixed[^,]*subscriptionSpec/i.test(accept ?? '')
}
