import { request, type IncomingMessage } from 'node:http'

export interface StreamEvent {
  __typename: string
  cursor: string
  [field: string]: unknown
}

export interface LiveStream {
  status: number
  headers: IncomingMessage['headers']
  /** Whole body of a response that is not a stream. */
  text: () => string
  events: StreamEvent[]
  /** Payloads without data: refusals and fatal errors. */
  errors: { message: string; extensions?: { code: string } }[]
  beats: () => number
  /** True once the final boundary has arrived. */
  isFinal: () => boolean
  /** Resolves when the connection has ended. */
  ended: Promise<void>
  pause(): void
  resume(): void
  close(): void
}

export const LIVE = `subscription Live($after: EventCursor) { live(after: $after) { __typename
  ... on PublishedEvent { cursor }
  ... on BalanceChanged { balance { amount currency } available { amount } locked { amount } }
  ... on DepositChanged { depositId depositState amount { amount currency } }
  ... on MessageArrived { messageId unreadCount }
  ... on LimitReached { limit until }
  ... on AgentBillPaid { billId billKind amount { amount } }
  ... on AgentContractChanged { contractId contractKind contractState }
  ... on SessionEnded { reason }
  ... on ResyncNeeded { cause } } }`

export const PUBLIC_LIVE = `subscription ($after: EventCursor, $language: String) { publicLive(after: $after) { __typename
  ... on PublishedEvent { cursor }
  ... on JackpotChanged { jackpotId amount { amount currency } }
  ... on WinnerAnnounced { maskedUsername gameId gameName(language: $language) payout { amount } }
  ... on ResyncNeeded { cause } } }`

interface OpenOptions {
  query?: string
  variables?: object
  body?: object
  headers?: Record<string, string>
}

/** Opens a subscription as Apollo Client does, and reads its parts. */
export function openLive(url: string, options: OpenOptions = {}): Promise<LiveStream> {
  const { query = LIVE, variables = {}, body = { query, variables }, headers = {} } = options
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/graphql`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        accept: 'multipart/mixed;boundary=graphql;subscriptionSpec=1.0, application/graphql-response+json',
        ...headers,
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      let text = ''
      let whole = ''
      let beats = 0
      let isFinal = false
      const stream: LiveStream = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => whole,
        events: [],
        errors: [],
        beats: () => beats,
        isFinal: () => isFinal,
        ended: new Promise((ended) => response.on('close', () => ended())),
        pause: () => response.pause(),
        resume: () => response.resume(),
        close: () => outgoing.destroy(),
      }
      response.on('error', () => {})
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        whole += chunk
        text += chunk
        const parts = text.split('\r\n--graphql')
        text = parts.pop() ?? ''
        for (const part of parts) {
          const json = part.slice(part.indexOf('\r\n\r\n') + 4)
          if (!part.includes('application/json')) continue
          const { payload, errors } = JSON.parse(json) as {
            payload?: { data?: Record<string, StreamEvent> | null; errors?: LiveStream['errors'] } | null
            errors?: LiveStream['errors']
          }
          if (payload === undefined) beats += 1
          for (const event of Object.values(payload?.data ?? {})) if (event) stream.events.push(event)
          stream.errors.push(...(payload?.errors ?? []), ...(errors ?? []))
        }
        if (text.startsWith('--')) isFinal = true
      })
      resolve(stream)
    })
    outgoing.end(JSON.stringify(body))
  })
}
