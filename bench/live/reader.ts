import { connect } from 'node:net'
import { keepStream } from '../../apps/web/src/graphql/live/keep-stream.ts'

export interface Heard {
  cursor: string
  __typename: string
  depositId?: string
  depositState?: string
  withdrawalId?: string
  withdrawalState?: string
  available?: { amount: string }
  billId?: string
  /** Lottery of a settled draw. */
  code?: string
  number?: string
  message?: { id: string }
}

/** Where readers connect; a restarted gateway has the same port. */
export interface Target {
  port: number
  /** SHA-256 of the web's document `Live`. */
  hash: string
}

const DELIMITER = '\r\n--graphql'

/**
 * A page that follows its live events with the web's own reconnecting loop, over a plain socket, because ten thousand browsers
 * do not fit in one machine.
 */
export class Reader {
  /** Times of events, by the id of their deposit or chat message. */
  readonly heard = new Map<string, number>()
  isOpen = false
  resyncs = 0
  readonly #stopping = new AbortController()
  readonly #onHeard: (event: Heard) => void

  /** @param onHeard is told of every event */
  constructor(
    token: string,
    { port, hash }: Target,
    chatRooms: readonly string[] = [],
    onHeard: (event: Heard) => void = () => {},
  ) {
    this.#onHeard = onHeard
    void keepStream<Heard>({
      open: (after, onEvent, signal) =>
        openSocket(port, getRequest(token, { port, hash }, { after: after ?? null, chatRooms }), onEvent, signal),
      cursor: undefined,
      onEvent: (event) => this.#take(event),
      onRefused: () => {},
      onSessionOver: () => {},
      signal: this.#stopping.signal,
    })
  }

  /** The gateway was killed. */
  lost(): void {
    this.isOpen = false
  }

  close(): void {
    this.#stopping.abort()
  }

  #take(event: Heard): void {
    const { __typename, depositId, message } = event
    this.isOpen = true
    this.#onHeard(event)
    if (__typename === 'ResyncNeeded') this.resyncs += 1
    const id = depositId ?? message?.id
    if (id !== undefined) this.heard.set(id, Date.now())
  }
}

function getRequest(token: string, { port, hash }: Target, variables: object): string {
  const body = JSON.stringify({
    operationName: 'Live',
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  })
  return [
    'POST /graphql HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'accept: multipart/mixed;boundary=graphql;subscriptionSpec=1.0',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

function openSocket(port: number, request: string, onEvent: (event: Heard) => void, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      const parts = text.split(DELIMITER)
      text = parts.pop() ?? ''
      for (const part of parts) {
        // A chunk of the transfer encoding contains a whole part.
        const [json] = /\{"payload".*\}/.exec(part) ?? []
        if (json === undefined) continue
        const { payload } = JSON.parse(json) as { payload: { data?: { live: Heard } } | null }
        if (payload?.data) onEvent(payload.data.live)
      }
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
    signal.addEventListener('abort', () => socket.destroy())
  })
}
