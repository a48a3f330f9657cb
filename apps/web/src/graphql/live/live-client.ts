import type { ApolloClient, DocumentNode } from '@apollo/client'
import { activeLanguage } from '../../i18n/i18n.ts'
import { anotherAccount } from '../another-account.ts'
import { announceSessionExpiry } from '../session-expiry.ts'
import { readAbilities } from '../site-abilities.ts'
import { applyEvent, forgetBalance, refetchViewerQueries } from './apply-event.ts'
import { keepStream } from './keep-stream.ts'
import { leadTabs, type TabTools } from './lead-tabs.ts'
import { emitLiveEvent, type LiveEvent } from './live-events.ts'
import { LiveDocument, PublicLiveDocument } from './live.generated.ts'
import { openStream } from './open-stream.ts'

/** Polling interval of the account's data where streaming does not work. */
const POLL_MS = 30_000
/** Spreads the refetches of pages whose gateway restarted. */
const RESYNC_WITHIN_MS = 3_000

interface LiveOptions {
  client: ApolloClient
  /** The account whose events to follow; public events when omitted. */
  viewerId?: string
  /** Chat rooms to follow; only with an account. */
  chatRooms?: readonly string[]
  /** Codes of lotteries whose draws to follow; only for public events. */
  lotteries?: readonly string[]
  /** Resumes after what the page has already loaded. */
  cursor?: string | undefined
  /** True once events arrive; false before the first one and where streaming is refused. */
  onStreaming?: (streaming: boolean) => void
  tools?: TabTools
}

/**
 * Follows live events, from the stream or from the leading tab; where the site has none, the account is polled.
 * @returns stops, and returns the cursor to resume from
 */
export function followLive(options: LiveOptions): () => string | undefined {
  // A stream would be refused, which browsers write into their console.
  return readAbilities(options.client.cache).hasLiveEvents ? followStream(options) : pollAccount(options)
}

function pollAccount({ client, viewerId, cursor, onStreaming }: LiveOptions): () => string | undefined {
  const polling = new Polling()
  onStreaming?.(false)
  if (viewerId !== undefined) polling.set([() => refetchViewerQueries(client)])
  return () => {
    polling.set([])
    if (viewerId !== undefined) forgetBalance(client)
    return cursor
  }
}

function followStream({
  client,
  viewerId,
  chatRooms,
  lotteries,
  cursor,
  onStreaming,
  tools,
}: LiveOptions): () => string | undefined {
  const stopping = new AbortController()
  const { signal } = stopping
  const stream = {
    client,
    operationName: viewerId === undefined ? 'PublicLive' : 'Live',
    document: (viewerId === undefined ? PublicLiveDocument : LiveDocument) as DocumentNode,
    viewerId: viewerId ?? null,
  }
  let last = cursor
  const refetch = () => void (viewerId !== undefined && refetchViewerQueries(client))
  const polling = new Polling()
  const pollWhile = (refused: boolean, pollOthers: () => void) => {
    onStreaming?.(!refused)
    polling.set(refused ? [refetch, pollOthers] : [])
  }
  const take = (event: LiveEvent) => {
    // Without a cursor it is unknown what happened between the page's responses and this stream.
    if (last === undefined) refetch()
    last = event.cursor
    // In the other tabs too.
    onStreaming?.(true)
    applyEvent(client, event)
    if (event.__typename === 'ResyncNeeded') {
      setTimeout(() => void (signal.aborted || refetchViewerQueries(client)), Math.random() * RESYNC_WITHIN_MS)
    }
    emitLiveEvent(event)
  }
  leadTabs<LiveEvent>(
    ['playhouse:live', viewerId ?? 'public', ...(lotteries ?? chatRooms ?? [])].join(':'),
    (tabs, leading) =>
      keepStream<LiveEvent>({
        open: (after, onEvent, ending) =>
          openStream<Record<string, LiveEvent>>(
            { ...stream, variables: getVariables(viewerId, lotteries, chatRooms), after, signal: ending },
            (data) => Object.values(data).filter(isEvent).forEach(onEvent),
          ),
        cursor: last,
        onEvent: (event) => {
          take(event)
          tabs.broadcast(event, event.__typename !== 'StreamOpened' && event.__typename !== 'CursorMoved')
        },
        onRefused: (refused) => pollWhile(refused, tabs.poll),
        onSessionOver: (account) => (account ? anotherAccount.set(account) : announceSessionExpiry()),
        signal: leading,
      }),
    take,
    refetch,
    () => {
      onStreaming?.(false)
      refetch()
    },
    signal,
    tools,
  )
  signal.addEventListener('abort', () => polling.set([]))
  return () => {
    stopping.abort()
    if (viewerId !== undefined) forgetBalance(client)
    return last
  }
}

/** Polls in the place of a stream that the gateway refuses. */
class Polling {
  #timer: ReturnType<typeof setInterval> | undefined

  /** An empty list ends the polling. */
  set(polls: readonly (() => void)[]): void {
    clearInterval(this.#timer)
    this.#timer = polls.length > 0 ? setInterval(() => polls.forEach((poll) => poll()), POLL_MS) : undefined
  }
}

/** Public events name games in the page's language; a member's own events have no names. */
const getVariables = (
  viewerId: string | undefined,
  lotteries: readonly string[] | undefined,
  chatRooms: readonly string[] = [],
) =>
  viewerId === undefined
    ? { language: activeLanguage(), ...(lotteries && { lotteries }) }
    : chatRooms.length > 0
      ? { chatRooms }
      : {}

const isEvent = (value: unknown): value is LiveEvent =>
  typeof value === 'object' && value !== null && '__typename' in value && 'cursor' in value
