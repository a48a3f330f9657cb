import type { ApolloClient, DocumentNode } from '@apollo/client'
import { activeLanguage } from '../../i18n/i18n.ts'
import { announceSessionExpiry } from '../session-expiry.ts'
import { applyEvent, refetchViewerQueries } from './apply-event.ts'
import { keepStream } from './keep-stream.ts'
import { leadTabs } from './lead-tabs.ts'
import { emitLiveEvent, type LiveEvent } from './live-events.ts'
import { LiveDocument, PublicLiveDocument } from './live.generated.ts'
import { openStream } from './open-stream.ts'

/** Where streaming does not work, what the page shows of the account is asked for this often. */
const POLL_MS = 30_000
/** Pages whose gateway was restarted ask again one after the other. */
const RESYNC_WITHIN_MS = 3_000

interface LiveOptions {
  client: ApolloClient
  /** Whose events; those of everybody when left out. */
  viewerId?: string
  /** Chat rooms that are followed; only with the events of an account. */
  chatRooms?: readonly string[]
  /** Codes of lotteries whose draws are followed; only with the events of everybody. */
  lotteries?: readonly string[]
  /** Resumes behind what the page has read already. */
  cursor?: string | undefined
  /** Whether events arrive; false until the first one does, and where streams are refused. */
  onStreaming?: (streaming: boolean) => void
}

/** Follows live events in this tab, or what the leading tab tells of them. @returns stops, and returns where to resume */
export function followLive({
  client,
  viewerId,
  chatRooms,
  lotteries,
  cursor,
  onStreaming,
}: LiveOptions): () => string | undefined {
  const stopping = new AbortController()
  const { signal } = stopping
  const operationName = viewerId === undefined ? 'PublicLive' : 'Live'
  const document: DocumentNode = viewerId === undefined ? PublicLiveDocument : LiveDocument
  let last = cursor
  let polling: ReturnType<typeof setInterval> | undefined
  const poll = (refused: boolean) => {
    clearInterval(polling)
    onStreaming?.(!refused)
    polling = refused && viewerId !== undefined ? setInterval(() => refetchViewerQueries(client), POLL_MS) : undefined
  }
  const take = (event: LiveEvent) => {
    // What happened between the page's answers and this stream is unknown without a cursor.
    if (last === undefined && viewerId !== undefined) refetchViewerQueries(client)
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
            {
              client,
              operationName,
              document,
              variables: variablesOf(viewerId, lotteries, chatRooms),
              after,
              signal: ending,
            },
            (data) => {
              for (const event of Object.values(data)) if (isEvent(event)) onEvent(event)
            },
          ),
        cursor: last,
        onEvent: (event) => {
          take(event)
          tabs.tell(event)
        },
        onRefused: poll,
        onSessionOver: () => announceSessionExpiry(),
        signal: leading,
      }),
    take,
    signal,
  )
  signal.addEventListener('abort', () => clearInterval(polling))
  return () => {
    stopping.abort()
    return last
  }
}

/** Games are named in the page's language; a member's own events have no names. */
const variablesOf = (
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
