import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { getResponse } from '../../graphql/response.ts'
import { type ChatStateQuery, useChatStateQuery } from './chat.generated.ts'

export type Chat = NonNullable<NonNullable<ChatStateQuery['viewer']>['chat']>
export type Room = Chat['rooms'][number]

/** The account's chat without messages; null if the brand has no chat, undefined before the first response. */
export function useChatState() {
  const client = useApolloClient()
  const { t } = useTranslation('shell')
  const query = useChatStateQuery({ variables: { title: t('chat') } })
  const { refetch } = query
  const reload = useCallback(() => void refetch().catch(() => {}), [refetch])
  const { response } = getResponse(query)
  /** Updates a room in the cache from its current value. */
  const change = useCallback(
    (roomId: string, next: (room: Pick<Room, 'unreadCount' | 'slowSeconds'>) => Partial<Room>) => {
      const { cache } = client
      let before = { unreadCount: 0, slowSeconds: 0 }
      cache.modify<Pick<Room, 'unreadCount' | 'slowSeconds'>>({
        id: `ChatRoom:${roomId}`,
        fields: {
          unreadCount: (value) => ((before = { ...before, unreadCount: value }), value),
          slowSeconds: (value) => ((before = { ...before, slowSeconds: value }), value),
        },
      })
      const changed = next(before)
      const fields = Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, () => value]))
      cache.modify({ id: `ChatRoom:${roomId}`, fields })
    },
    [client],
  )
  return {
    chat: response && (response.viewer?.chat ?? null),
    error: response ? undefined : query.error,
    isLoading: query.loading,
    reload,
    change,
  }
}
