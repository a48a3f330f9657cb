import { CHAT_TEXT_MAX } from '@playhouse/shared/limits.ts'
import { ArrowDown, Bot, EllipsisVertical, EyeOff, Flag, MessagesSquare, SendHorizontal, WifiOff } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatReportReason } from '@playhouse/schema/types.generated.ts'
import { dropDraft } from '../../drafts/form-draft.ts'
import { useAccountDraft } from '../../drafts/use-account-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { formatDate } from '../../i18n/format-time.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { onPageShown } from '../../on-page-shown.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { controlClass } from '../../ui/control-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useOnline } from '../../use-online.ts'
import { showToast } from '../../ui/toast-queue.ts'
import {
  useMuteChatNameMutation,
  useReadChatRoomMutation,
  useReportChatMessageMutation,
  useSendChatMessageMutation,
} from './chat.generated.ts'
import { type ChatMessage, useChatMessages } from './use-chat-messages.ts'
import { type Chat, type Room, useChatState } from './use-chat-state.ts'
import { serverNow } from '../../server-time.ts'

const READ_AFTER_MS = 1_500
/** New messages are announced together, at this interval, instead of one by one. */
const ANNOUNCE_INTERVAL_MS = 8_000
/** Distance from the end that still counts as reading it, in pixels. */
const NEAR_END_PX = 80

const REPORTS = ['INSULT', 'SPAM', 'CONTACT', 'FRAUD', 'OTHER'] as const satisfies readonly ChatReportReason[]

export function ChatRoom({ chat, room }: { chat: Chat; room: Room }) {
  const { t } = useTranslation(['chat', 'ui'])
  const { reload: reloadState } = useChatState()
  const { messages, hasMore, error, isLoading, add, loadEarlier, reload } = useChatMessages(room.id)
  const isOnline = useOnline()
  const shown = messages?.filter(({ name }) => !chat.mutedNames.includes(name))
  const last = shown?.at(-1)
  useMarkRead(room, last?.id, (name) => {
    if (!room.isJoined || name !== chat.name) reloadState()
  })
  const { list, isAway, toEnd } = useStickyEnd()
  const announcement = useAnnouncement(shown, chat.name)
  return (
    <>
      {isOnline ? null : (
        <p role="status" className="flex items-center gap-2 border-b border-line bg-raised px-4 py-2 text-small">
          <Icon icon={WifiOff} size={16} />
          {t('offline')}
        </p>
      )}
      <div className="relative min-h-0 grow">
        <div
          ref={list}
          role="log"
          aria-live="off"
          aria-label={t('messages')}
          className="h-full overflow-y-auto overscroll-contain px-4 py-3"
        >
          {shown ? (
            <>
              {hasMore ? (
                <div className="mb-3 flex justify-center">
                  <Button size="small" pending={isLoading && t('ui:pending')} onClick={() => void loadEarlier()}>
                    {t('earlier')}
                  </Button>
                </div>
              ) : null}
              {shown.length === 0 ? (
                <EmptyState level={3} icon={MessagesSquare} title={t('emptyTitle')} text={t('emptyText')} />
              ) : (
                <ol className="flex flex-col gap-3">
                  {shown.map((message) => (
                    <Line key={message.id} message={message} roomId={room.id} own={chat.name} onMuted={reloadState} />
                  ))}
                </ol>
              )}
            </>
          ) : error === undefined ? (
            <div aria-busy="true" className="flex h-full flex-col justify-end gap-3">
              {['w-2/5', 'w-3/5', 'w-1/2'].map((width) => (
                <Skeleton key={width} className={`h-10 rounded-card ${width}`} />
              ))}
            </div>
          ) : (
            <LoadFailure
              level={3}
              title={t('failed')}
              error={error}
              onRetry={() => void reload()}
              retrying={isLoading}
            />
          )}
        </div>
        {isAway ? (
          <Button size="small" className="absolute! start-1/2 bottom-2 -translate-x-1/2 bg-overlay!" onClick={toEnd}>
            <Icon icon={ArrowDown} size={16} />
            {t('toEnd')}
          </Button>
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <Muted chat={chat} onChanged={reloadState} />
      <SendForm chat={chat} room={room} isOnline={isOnline} onSent={add} />
    </>
  )
}

/** Marks the room as read while the page is visible. */
function useMarkRead(
  { id, unreadCount, isJoined }: Room,
  last: string | undefined,
  onRead: (name: string) => void,
): void {
  const { run } = useSubmit(useReadChatRoomMutation())
  const latestOnRead = useRef(onRead)
  useEffect(() => void (latestOnRead.current = onRead))
  useEffect(() => {
    if (isJoined && (last === undefined || unreadCount === 0)) return
    const read = async () => {
      if (document.visibilityState !== 'visible') return
      const { success } = await run({ input: { roomId: id, upTo: last ?? null } })
      if (success) latestOnRead.current(success.name)
    }
    const timer = setTimeout(() => void read(), isJoined ? READ_AFTER_MS : 0)
    const stopLooking = onPageShown(() => void read())
    return () => {
      clearTimeout(timer)
      stopLooking()
    }
  }, [run, id, last, isJoined, unreadCount])
}

/** Keeps the end of the list in view until the reader scrolls away from it. */
function useStickyEnd() {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const box = list.current
    const onScroll = () => {
      if (!box) return
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX
      setAway(!isAtEnd.current)
    }
    box?.addEventListener('scroll', onScroll, { passive: true })
    return () => box?.removeEventListener('scroll', onScroll)
  }, [])
  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }
  useLayoutEffect(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight
  })
  return { list, isAway, toEnd }
}

/** Text that announces the number of new messages of others, updated at intervals. */
function useAnnouncement(messages: readonly ChatMessage[] | undefined, own: string | null): string {
  const { t } = useTranslation('chat')
  const [text, setText] = useState('')
  const counted = useRef<number>(undefined)
  const count = messages?.filter(({ name }) => name !== own).length
  useEffect(() => {
    if (count === undefined) return
    if (counted.current === undefined) {
      counted.current = count
      return
    }
    const timer = setTimeout(() => {
      const fresh = count - (counted.current ?? count)
      counted.current = count
      if (fresh > 0) setText(t('arrived', { count: fresh }))
    }, ANNOUNCE_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [count, t])
  return text
}

interface LineProps {
  message: ChatMessage
  roomId: string
  own: string | null
  onMuted: () => void
}

function Line({ message: { id, name, isProgram, text, isRemoved, at }, roomId, own, onMuted }: LineProps) {
  const { t } = useTranslation('chat')
  const format = useFormat()
  const report = useSubmit(useReportChatMessageMutation())
  const mute = useSubmit(useMuteChatNameMutation())
  const isOwn = name === own
  const send = async (reason: ChatReportReason) => {
    const { problem } = await report.run({ input: { roomId, messageId: id, reason } })
    showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('reported') })
  }
  const hide = async () => {
    const { problem } = await mute.run({ input: { name, isMuted: true } })
    if (problem) showToast({ tone: 'bad', title: problem.text })
    else onMuted()
  }
  return (
    <li className={`group flex max-w-[88%] items-start gap-1 ${isOwn ? 'self-end' : 'self-start'}`}>
      <div className={`min-w-0 rounded-card border border-line px-3 py-2 ${isOwn ? 'bg-pressed' : 'bg-raised'}`}>
        <p className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
          <span className="font-medium">{isOwn ? t('you') : name}</span>
          {isProgram ? (
            <Badge tone="plain" icon={Bot}>
              {t('program')}
            </Badge>
          ) : null}
          <time dateTime={at} data-exact={format.exactTime(at)} className="figures">
            {format.isToday(formatDate(at)) ? format.time(at) : format.dateTime(at)}
          </time>
        </p>
        {isRemoved ? (
          <p className="text-body text-muted italic">{t('removed')}</p>
        ) : (
          <p className="text-body wrap-anywhere whitespace-pre-wrap">{text}</p>
        )}
      </div>
      {isOwn || isRemoved ? null : (
        <Menu
          label={t('actions', { name })}
          align="end"
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              size="small"
              iconSize={16}
              icon={EllipsisVertical}
              label={t('actions', { name })}
            />
          )}
        >
          {isProgram ? null : (
            <>
              <MenuItem icon={EyeOff} onSelect={() => void hide()}>
                {t('hide')}
              </MenuItem>
              <MenuSeparator />
            </>
          )}
          {REPORTS.map((reason) => (
            <MenuItem key={reason} icon={Flag} onSelect={() => void send(reason)}>
              {t(`reports.${reason}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </li>
  )
}

/** The muted players, each with a button to unmute. */
function Muted({ chat: { mutedNames }, onChanged }: { chat: Chat; onChanged: () => void }) {
  const { t } = useTranslation('chat')
  const mute = useSubmit(useMuteChatNameMutation())
  if (mutedNames.length === 0) return null
  const show = async (name: string) => {
    const { problem } = await mute.run({ input: { name, isMuted: false } })
    if (problem) showToast({ tone: 'bad', title: problem.text })
    else onChanged()
  }
  return (
    <details className="border-t border-line px-4 py-1.5 text-small text-muted">
      <summary className="cursor-pointer">{t('hidden', { count: mutedNames.length })}</summary>
      <ul className="max-h-32 overflow-y-auto py-1">
        {mutedNames.map((name) => (
          <li key={name} className="flex items-center justify-between gap-2">
            <span className="truncate">{name}</span>
            <Button size="small" variant="quiet" onClick={() => void show(name)}>
              {t('showAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const WRITTEN = ['text'] as const

interface SendFormProps {
  chat: Chat
  room: Room
  isOnline: boolean
  onSent: (message: ChatMessage) => void
}

function SendForm({ chat: { restriction, restrictedUntil, name }, room, isOnline, onSent }: SendFormProps) {
  const { t } = useTranslation(['chat', 'ui'])
  const format = useFormat()
  const id = useId()
  const { run } = useSubmit(useSendChatMessageMutation())
  const [waitUntil, setWaitUntil] = useState(0)
  const seconds = useSecondsUntil(waitUntil)
  const { draft, typed } = useAccountDraft(`chat:${room.id}`, WRITTEN)
  const form = useMutationForm({
    defaultValues: { text: '', ...typed },
    send: async ({ text }, { requestKey }) => {
      const outcome = await run({ input: { roomId: room.id, text, requestKey } })
      const wait = outcome.success?.waitSeconds ?? outcome.problem?.retryAfterSeconds
      if (wait !== undefined && outcome.problem?.code !== 'CHAT_MUTED') setWaitUntil(inSeconds(wait))
      return outcome
    },
    place: ({ code, text }) => (code === 'CHAT_SLOW_MODE' ? {} : { text }),
    onDone: ({ message }) => {
      form.methods.reset({ text: '' })
      dropDraft(draft)
      onSent(message)
    },
  })
  useFormDraft(draft, form.methods.subscribe, WRITTEN)
  const { error, ...control } = form.field('text', {
    validate: (text) => (text === '' ? t('writeFirst') : seconds === 0 || t('wait', { count: seconds })),
  })
  const fault = error || undefined
  if (restriction === 'MUTED') {
    return (
      <p role="status" className="border-t border-line px-4 py-3 text-body">
        {t('muted')}{' '}
        <span>{restrictedUntil === null ? null : t('until', { when: format.dateTime(restrictedUntil) })}</span>
      </p>
    )
  }
  return (
    <MutationForm form={form} className="border-t border-line px-4 py-3">
      <label htmlFor={id} className="visually-hidden">
        {t('write')}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          {...control}
          maxLength={CHAT_TEXT_MAX}
          autoComplete="off"
          placeholder={t('write')}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          className={controlClass}
        />
        <Button
          type="submit"
          variant="action"
          pending={form.isPending && t('sending')}
          disabledReason={!isOnline ? t('offline') : seconds > 0 ? t('wait', { count: seconds }) : null}
        >
          <Icon icon={SendHorizontal} size={16} />
          <span className="visually-hidden">{t('send')}</span>
          {seconds > 0 ? <span className="figures">{format.integer(seconds)}</span> : null}
        </Button>
      </div>
      {fault === undefined ? (
        <p id={`${id}-note`} className="mt-1.5 text-caption text-muted">
          {room.slowSeconds > 0 ? t('slow', { count: room.slowSeconds }) : t('rules')}
          <span>{name === null ? null : ` ${t('yourName', { name })}`}</span>
        </p>
      ) : (
        <p id={`${id}-note`} role="alert" className="mt-1.5 text-small text-bad">
          {fault}
        </p>
      )}
    </MutationForm>
  )
}

const inSeconds = (seconds: number) => serverNow() + seconds * 1_000

/** Seconds left, updated every second. */
function useSecondsUntil(until: number): number {
  return useSyncExternalStore(watchSeconds, () => Math.max(0, Math.ceil((until - serverNow()) / 1_000)))
}

function watchSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000)
  return () => clearInterval(timer)
}
