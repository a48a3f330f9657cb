import { Lock, Maximize2, MessagesSquare, Minimize2, ShieldOff } from 'lucide-react'
import { useId, useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chatSize } from '../../access/side-windows.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useStore } from '../../store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FloatingWindow } from '../../ui/floating-window.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { moveFocus } from '../../ui/roving-focus.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { tabClass, tabListClass } from '../../ui/tab-class.ts'
import { FROM_TABLET, useMedia } from '../../ui/use-media.ts'
import { ChatCount } from './chat-button.tsx'
import { ChatRoom } from './chat-room.tsx'
import { type Chat, useChatState } from './use-chat-state.ts'

const PREFIX = 'chatwoot-widget:'

/**
 * The page of another chat system. Once a Chatwoot page has loaded, `set-user` identifies the member, as Chatwoot's SDK
 * does.
 */
function ChatFrame({ external: { url, user } }: { external: NonNullable<Chat['external']> }) {
  const { t } = useTranslation('chat')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (!user) return
    const { origin } = new URL(url)
    const { identifier, identifierHash, name } = user
    const listen = (event: MessageEvent) => {
      const target = frame.current?.contentWindow
      if (!target || event.source !== target || event.origin !== origin) return
      if (typeof event.data !== 'string' || !event.data.startsWith(PREFIX)) return
      if (!/"event":\s*"loaded"/.test(event.data)) return
      const message = { event: 'set-user', identifier, user: { name, identifier_hash: identifierHash } }
      target.postMessage(PREFIX + JSON.stringify(message), origin)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [url, user])
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('title')}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, which needs its own storage
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      className="min-h-0 w-full grow border-0"
    />
  )
}

const close = () => chatSize.set('closed')

/** The chat: a window beside the page, small or large; a sheet on phones. */
export function ChatWindow() {
  const { t } = useTranslation(['chat', 'ui'])
  const isTablet = useMedia(FROM_TABLET)
  const isLarge = useStore(chatSize) === 'large'
  const frame = { title: t('title'), closeLabel: t('ui:close'), onClose: close }
  if (!isTablet) {
    return (
      <Dialog {...frame} closeOnPressOutside={false}>
        <div className="-mx-5 -mb-5 flex h-[75dvh] flex-col">
          <Content />
        </div>
      </Dialog>
    )
  }
  return (
    <FloatingWindow
      {...frame}
      className={
        isLarge
          ? 'h-[min(46rem,calc(100dvh-6rem))] w-[min(40rem,calc(100vw-6rem))]'
          : 'h-[min(32rem,calc(100dvh-6rem))] w-92'
      }
      actions={
        <IconButton
          size="small"
          icon={isLarge ? Minimize2 : Maximize2}
          iconSize={16}
          label={t(isLarge ? 'makeSmall' : 'makeLarge')}
          onClick={() => chatSize.set(isLarge ? 'small' : 'large')}
        />
      }
    >
      <Content />
    </FloatingWindow>
  )
}

function Content() {
  const { t } = useTranslation(['chat', 'ui'])
  const { chat, error, isLoading, reload } = useChatState()
  if (error) {
    return <LoadFailure level={3} title={t('failed')} error={error} onRetry={reload} retrying={isLoading} />
  }
  if (chat === undefined) {
    return (
      <div aria-busy="true" className="flex grow flex-col justify-end gap-3 p-4">
        {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={`h-10 rounded-card ${width}`} />
        ))}
      </div>
    )
  }
  if (chat === null) return <EmptyState level={3} icon={MessagesSquare} title={t('noneTitle')} text={t('noneText')} />
  if (chat.restriction !== null && chat.restriction !== 'MUTED') return <Barred chat={chat} />
  if (chat.external) return <ChatFrame external={chat.external} />
  return <Rooms chat={chat} />
}

function Barred({ chat: { restriction, restrictedUntil } }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const format = useFormat()
  const reason =
    restriction === 'TIME_OUT' || restriction === 'EXCLUDED' || restriction === 'DEMO' ? restriction : 'OTHER'
  return (
    <EmptyState
      level={3}
      icon={ShieldOff}
      title={t('barredTitle')}
      text={
        restrictedUntil === null
          ? t(`barred.${reason}`)
          : `${t(`barred.${reason}`)} ${t('until', { when: format.dateTime(restrictedUntil) })}`
      }
    />
  )
}

function Rooms({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const room = chat.rooms.find((one) => one.id === chosen) ?? chat.rooms.find(({ restriction }) => restriction === null)
  if (!room) return <EmptyState level={3} icon={MessagesSquare} title={t('noneTitle')} text={t('noneText')} />
  return (
    <>
      <div className="border-b border-line px-2">
        <div
          role="tablist"
          tabIndex={-1}
          aria-label={t('rooms')}
          className={tabListClass}
          onKeyDown={(event) => moveFocus(event, { stops: '[role=tab]', axis: 'inline' })?.click()}
        >
          {chat.rooms.map(({ id: roomId, kind, restriction, unreadCount }) => (
            <button
              key={roomId}
              type="button"
              role="tab"
              id={`${id}-${roomId}`}
              aria-controls={`${id}-panel`}
              aria-selected={roomId === room.id}
              tabIndex={roomId === room.id ? 0 : -1}
              onClick={() => setChosen(roomId)}
              className={tabClass}
            >
              {t(`kinds.${kind}`)}
              {restriction === null ? <ChatCount unread={unreadCount} /> : <Icon icon={Lock} size={16} />}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${room.id}`}
        className="flex min-h-0 grow flex-col"
      >
        {room.restriction !== null && room.restriction !== 'MUTED' ? (
          <EmptyState level={3} icon={Lock} title={t('rankTitle')} text={t('rankText')} />
        ) : (
          <ChatRoom key={room.id} chat={chat} room={room} />
        )}
      </div>
    </>
  )
}
