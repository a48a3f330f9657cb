import { Suspense, useEffect } from 'react'
import { chatUnread, chatSize, followedRooms } from '../../access/side-windows.ts'
import { useLiveEvent } from '../../graphql/live/use-live-event.ts'
import { loadTexts } from '../../i18n/i18n.ts'
import { useStore } from '../../store.ts'
import { lazyComponent } from '../../ui/load-part.ts'
import { ChunkErrorBoundary } from '../site/parts/chunk-error-boundary.tsx'
import { useChatState } from './use-chat-state.ts'

const ChatWindow = lazyComponent(async () => {
  const [{ ChatWindow: Component }] = await Promise.all([import('./chat-window.tsx'), loadTexts(['chat'])])
  return Component
})

const close = () => chatSize.set('closed')

/** Follows the chat rooms that the account has opened, and renders the window. */
export function ChatPresence() {
  const size = useStore(chatSize)
  const { chat, change } = useChatState()
  const joined = chat?.rooms.filter(({ isJoined, restriction }) => isJoined && restriction === null) ?? []
  const followed = joined.map(({ id }) => id).join(',')
  const unread = joined.reduce((sum, { unreadCount }) => sum + unreadCount, 0)
  const isKnown = chat !== undefined
  useEffect(() => {
    if (!isKnown) return
    followedRooms.set(followed)
    chatUnread.set(unread)
  }, [isKnown, followed, unread])
  useLiveEvent('ChatMessagePosted', ({ roomId, message }) => {
    if (message.name === chat?.name || chat?.mutedNames.includes(message.name)) return
    change(roomId, ({ unreadCount }) => ({ unreadCount: Math.min(100, unreadCount + 1) }))
  })
  useLiveEvent('ChatRoomRead', ({ roomId, unreadCount }) => change(roomId, () => ({ unreadCount })))
  useLiveEvent('ChatRoomChanged', ({ roomId, slowSeconds }) => change(roomId, () => ({ slowSeconds })))
  if (size === 'closed') return null
  return (
    <ChunkErrorBoundary onDismiss={close}>
      <Suspense>
        <ChatWindow />
      </Suspense>
    </ChunkErrorBoundary>
  )
}
