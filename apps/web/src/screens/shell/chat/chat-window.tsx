import { Lock, Maximize2, MessagesSquare, Minimize2, ShieldOff, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chatWindow } from '../../../access/chat-window.ts'
import { errorCodeOf } from '../../../graphql/error-code.ts'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useStore } from '../../../store.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { moveFocus } from '../../../ui/roving-focus.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tabClass, tabListClass } from '../../../ui/tab-class.ts'
import { FROM_TABLET, useMedia } from '../../../ui/use-media.ts'
import { ChatCount } from './chat-button.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { ChatRoom } from './chat-room.tsx'
import { type Chat, useChatState } from './use-chat-state.ts'

const close = () => chatWindow.set('closed')

/** The chat: a window beside the page, small or large; a sheet on phones. */
export function ChatWindow() {
  const { t } = useTranslation(['chat', 'ui'])
  const isTablet = useMedia(FROM_TABLET)
  const size = useStore(chatWindow)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useWindowFocus(isTablet, box)
  if (!isTablet) {
    return (
      <Dialog title={t('title')} closeLabel={t('ui:close')} onClose={close} closeOnPressOutside={false}>
        <div className="-mx-5 -mb-5 flex h-[75dvh] flex-col">
          <Content />
        </div>
      </Dialog>
    )
  }
  const isLarge = size === 'large'
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={`fixed end-16 bottom-6 z-30 flex flex-col overflow-hidden rounded-dialog border border-line bg-overlay shadow-lg focus-visible:outline-none ${
        isLarge
          ? 'h-[min(46rem,calc(100dvh-6rem))] w-[min(40rem,calc(100vw-6rem))]'
          : 'h-[min(32rem,calc(100dvh-6rem))] w-92'
      }`}
    >
      <header className="flex items-center gap-1 border-b border-line ps-4 pe-2">
        <h2 id={id} className="min-w-0 grow truncate py-3 text-prose font-semibold">
          {t('title')}
        </h2>
        <IconButton
          size="small"
          icon={isLarge ? Minimize2 : Maximize2}
          iconSize={16}
          label={t(isLarge ? 'makeSmall' : 'makeLarge')}
          onClick={() => chatWindow.set(isLarge ? 'small' : 'large')}
        />
        <IconButton size="small" icon={X} label={t('ui:close')} onClick={close} />
      </header>
      <Content />
    </section>
  )
}

/** Takes the focus when the window opens, closes it on Escape, and restores the focus. */
function useWindowFocus(isMine: boolean, box: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!isMine) return
    const before = document.activeElement
    const own = box.current
    own?.focus({ preventScroll: true })
    const onKey = ({ key, target }: KeyboardEvent) => {
      // Escape in a menu closes only the menu.
      const isOfMenu = target instanceof Element && target.closest('[popover]')
      if (key === 'Escape' && !isOfMenu) close()
    }
    own?.addEventListener('keydown', onKey)
    return () => {
      own?.removeEventListener('keydown', onKey)
      const isInside = document.activeElement === document.body || own?.contains(document.activeElement)
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isMine, box])
}

function Content() {
  const { t } = useTranslation(['chat', 'ui'])
  const errorText = useErrorText()
  const { chat, error, isLoading, reload } = useChatState()
  if (error) {
    return (
      <ErrorState
        level={3}
        title={t('failed')}
        text={errorText(errorCodeOf(error))}
        retry={{ label: t('ui:retry'), onRetry: reload, pending: isLoading && t('ui:pending') }}
      />
    )
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
  const [chosen, choose] = useState<string>()
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
              onClick={() => choose(roomId)}
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
