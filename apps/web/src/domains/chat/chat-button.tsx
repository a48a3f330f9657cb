import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openLogIn, openTrueAccount } from '../../access/access-requests.ts'
import { chatUnread, chatSize, toggleChat } from '../../access/side-windows.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useStore } from '../../store.ts'
import type { ButtonLook } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Visitors are asked to log in, demo accounts to register. */
export function useChatEntry() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const unread = useStore(chatUnread)
  const isOpen = useStore(chatSize) !== 'closed'
  const isOffered = useSiteFacts()?.features.includes('CHAT') ?? false
  return {
    isOffered,
    isOpen,
    unread,
    label: unread === 0 ? t('chat') : t('unreadChat', { count: unread }),
    press: () => {
      if (viewer === null) openLogIn()
      else if (viewer?.kind === 'DEMO') openTrueAccount()
      // If the member is not known yet, the chat opens as soon as the viewer has loaded.
      else toggleChat()
    },
  }
}

export function ChatButton({ size = 'medium', className = '' }: Pick<ButtonLook, 'size'> & { className?: string }) {
  const { isOffered, isOpen, unread, label, press } = useChatEntry()
  if (!isOffered) return null
  return (
    <span className={`relative flex ${className}`}>
      <IconButton
        size={size}
        icon={MessagesSquare}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={press}
      />
      <ChatCount unread={unread} className="pointer-events-none absolute end-0 top-0.5" />
    </span>
  )
}

/** Announced with the name of its button. */
export function ChatCount({ unread, className = '' }: { unread: number; className?: string }) {
  const format = useFormat()
  if (unread === 0) return null
  return (
    <span
      aria-hidden
      className={`figures min-w-4.5 rounded-full bg-action px-1 text-center text-caption leading-4.5 font-semibold text-on-action ${className}`}
    >
      {unread > 99 ? '99+' : format.integer(unread)}
    </span>
  )
}
