import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsStreaming } from '../../graphql/live/live-events.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { ChatMessagesDocument, type ChatMessagesQuery } from './chat.generated.ts'

type Page = NonNullable<NonNullable<NonNullable<NonNullable<ChatMessagesQuery['viewer']>['chat']>['room']>['messages']>
export type ChatMessage = Page['edges'][number]['node']

/** Polling interval without live events. */
const POLL_MS = 15_000

interface Loaded {
  messages: readonly ChatMessage[]
  /** Cursor of earlier messages; null at the first one. */
  earlier: string | null
}

/** Messages of a room, latest last, updated by live events. */
export function useChatMessages(roomId: string) {
  const client = useApolloClient()
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<unknown>()
  const [isLoading, setLoading] = useState(true)
  const latestRoom = useRef(roomId)
  useEffect(() => void (latestRoom.current = roomId))

  const load = useCallback(
    async (after?: string) => {
      try {
        const { data } = await client.query({
          query: ChatMessagesDocument,
          variables: { roomId, after: after ?? null },
          // Live events maintain the list; the cache would have to merge pages.
          fetchPolicy: 'no-cache',
        })
        const page = data?.viewer?.chat?.room?.messages
        if (!page) throw new Error('The room cannot be read.')
        if (latestRoom.current !== roomId) return
        setError(undefined)
        setLoaded((known) => ({
          messages: merge(
            known?.messages ?? [],
            page.edges.map(({ node }) => node),
          ),
          earlier: after === undefined && known ? known.earlier : page.pageInfo.endCursor,
        }))
      } catch (failure) {
        if (latestRoom.current === roomId) setError(failure)
      } finally {
        if (latestRoom.current === roomId) setLoading(false)
      }
    },
    [client, roomId],
  )
  useRefreshing(load)
  const again = (after?: string) => {
    setLoading(true)
    return load(after)
  }
  const add = useCallback((message: ChatMessage) => {
    setLoaded((known) => known && { ...known, messages: merge(known.messages, [message]) })
  }, [])
  useLiveEvent('ChatMessagePosted', (event) => void (event.roomId === roomId && add(event.message)))
  useLiveEvent('ChatMessageRemoved', (event) => {
    if (event.roomId !== roomId) return
    setLoaded(
      (known) =>
        known && {
          ...known,
          messages: known.messages.map((message) =>
            message.id === event.messageId ? { ...message, text: '', isRemoved: true } : message,
          ),
        },
    )
  })
  useLiveEvent('ResyncNeeded', () => void load())
  return {
    messages: loaded?.messages,
    hasMore: typeof loaded?.earlier === 'string',
    error,
    isLoading,
    add,
    loadEarlier: () => again(loaded?.earlier ?? undefined),
    reload: () => again(),
  }
}

/** Loads at first, when the connection returns, and at intervals without live events. */
function useRefreshing(load: () => Promise<void>): void {
  const isStreaming = useIsStreaming()
  useEffect(() => {
    const refresh = () => void load()
    const first = setTimeout(refresh)
    addEventListener('online', refresh)
    const polling = isStreaming ? undefined : setInterval(refresh, POLL_MS)
    return () => {
      clearTimeout(first)
      removeEventListener('online', refresh)
      clearInterval(polling)
    }
  }, [load, isStreaming])
}

/** Merges by id; later versions replace earlier ones. */
function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]))
  return [...byId.values()].toSorted((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
}
