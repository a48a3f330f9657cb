import type { MessageKind } from '@playhouse/schema/types.generated.ts'
import { ArrowDownToLine, ArrowUpFromLine, Gift, Headset, Info, type LucideIcon, Trash2, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Message } from './open-message.tsx'
import { Moment } from '../../i18n/moment.tsx'

const ICONS: Readonly<Record<MessageKind, LucideIcon>> = {
  SYSTEM: Info,
  DEPOSIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
  PROMOTION: Gift,
  SERVICE: Headset,
  UPLINE: UserRound,
  DOWNLINE: UserRound,
}

interface MessageRowProps {
  message: Message
  onOpen: () => void
  onDelete: () => void
}

export function MessageRow({ message, onOpen, onDelete }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const { kind, title, content, username, isRead, createdAt } = message
  return (
    <li className="relative flex items-center gap-3 border-b border-line/60 px-4 py-3 last:border-b-0 hover:bg-hover">
      <span className={`relative ${isRead ? 'text-muted' : ''}`}>
        <Icon icon={ICONS[kind]} />
        {isRead ? null : (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-1 size-2 rounded-full bg-action forced-colors:border"
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className={`min-w-0 text-start text-body wrap-anywhere after:absolute after:inset-0 ${isRead ? '' : 'font-semibold'}`}
          >
            {isRead ? null : <span className="visually-hidden">{t('unreadMark')} </span>}
            <span>{title}</span>
          </button>
          <Moment at={createdAt} still className="shrink-0 text-small text-muted" />
        </span>
        <span className="block truncate text-small text-muted">
          {username === null ? null : (
            <span>
              <bdi>{username}</bdi> ·{' '}
            </span>
          )}
          <span>{content}</span>
        </span>
      </span>
      <IconButton
        icon={Trash2}
        iconSize={16}
        size="small"
        label={t('delete', { title })}
        onClick={onDelete}
        className="relative z-1"
      />
    </li>
  )
}
