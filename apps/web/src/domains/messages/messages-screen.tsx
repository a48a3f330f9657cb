import type { MessageKind } from '@playhouse/schema/types.generated.ts'
import { useApolloClient } from '@apollo/client/react'
import { Mail, MailOpen, MailX, PenLine, Send, Settings2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { writeUnread } from '../../graphql/live/apply-event.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type MessagesScreenQuery,
  useDeleteMessagesMutation,
  useMarkMessagesReadMutation,
  useMessagesScreenQuery,
} from './messages-screen.generated.ts'
import { type loader, MESSAGE_KINDS } from './messages-screen.loader.ts'
import { MessageRow } from './message-row.tsx'
import { type Message, OpenMessage } from './open-message.tsx'
import { type Draft, WriteDialog } from './write-dialog.tsx'

type Account = MemberAccount<MessagesScreenQuery>
type Messages = NonNullable<Account['messages']>
type Recipients = NonNullable<Account['messageRecipients']>

/** The inbox by kind, and what was sent to the upline and downline. */
export function Component() {
  const { t } = useTranslation(['messages', 'ui'])
  const { variables } = useLoaderData<typeof loader>()
  const query = useMessagesScreenQuery({ variables })
  const { stale, viewer, account, page } = readMemberPage(query)
  const reload = () => void query.refetch()
  const { item: linked, gap } = readItem(query, account?.message)
  const [closed, setClosed] = useState('')
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {account?.messages ? (
        <>
          <Mailbox
            messages={account.messages}
            recipients={account.messageRecipients}
            linked={linked}
            unread={viewer?.unreadMessages ?? 0}
            variables={variables}
            busy={stale}
          />
          {variables.withMessage && closed !== variables.message && (gap === 'ABSENT' || gap === 'FAILED') ? (
            <Dialog title={t('title')} closeLabel={t('ui:close')} onClose={() => setClosed(variables.message)}>
              <ItemGap
                gap={gap}
                query={query}
                failed={t('messageFailed')}
                skeleton={null}
                absent={<EmptyState icon={MailX} level={3} title={t('noMessageTitle')} text={t('noMessageText')} />}
                level={3}
              />
            </Dialog>
          ) : null}
        </>
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

/** The new message that the URL opens, for accounts with a downline. */
const draftTo = (username: string | null, recipients: Recipients | null): Draft | undefined =>
  username && recipients && recipients.directCount > 0 ? { to: 'ACCOUNT', username, title: '' } : undefined

interface MailboxProps {
  messages: Messages
  recipients: Recipients | null
  /** The message of the address. */
  linked: Message | undefined
  unread: number
  variables: Awaited<ReturnType<typeof loader>>['variables']
  busy: boolean
}

function Mailbox({ messages, recipients, linked, unread, variables: { box, kind, page }, busy }: MailboxProps) {
  const { t } = useTranslation('messages')
  const list = { box, kind: kind ?? null, page }
  const pageLabels = usePageLabels()
  const [opened, setOpened] = useState<Message>()
  const [search] = useSearchParams()
  const [draft, setDraft] = useState(() => draftTo(search.get('to'), recipients))
  const { markRead, markAll, discard: remove, isMarking, isDeleting } = useMailboxActions(list)
  const isSent = box === 'OUTBOX'
  const canWrite = recipients !== null && (recipients.uplineUsername !== null || recipients.directCount > 0)

  const show = (message: Message) => {
    setOpened(message)
    void markRead(message)
  }
  // Once for each address: it stays closed after that.
  const [shownLink, setShownLink] = useState<string>()
  const linkedId = linked?.id
  if (linked && linkedId !== shownLink) {
    setShownLink(linkedId)
    setOpened(linked)
  }
  const markLinked = useEffectEvent(() => linked && void markRead(linked))
  useEffect(() => {
    if (linkedId !== undefined) markLinked()
  }, [linkedId])
  const discard = async (message: Message) => {
    if (await remove(message)) setOpened(undefined)
  }
  const reply = ({ kind: from, username, title }: Message) => {
    setOpened(undefined)
    setDraft({
      to: from === 'UPLINE' ? 'UPLINE' : 'ACCOUNT',
      username: username ?? '',
      title: (title.startsWith('Re: ') ? title : `Re: ${title}`).slice(0, 80),
    })
  }
  return (
    <div className="flex flex-col gap-4">
      <MailboxTabs
        current={isSent ? 'sent' : (kind ?? '')}
        canWrite={canWrite}
        hasDownline={recipients?.directCount !== 0}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-body text-muted">
          {isSent ? t('sentCount', { count: messages.totalCount }) : t('unread', { count: unread })}
        </p>
        <MailboxButtons
          isMarking={isMarking}
          onMarkAll={isSent || unread === 0 ? undefined : () => void markAll()}
          onWrite={canWrite ? () => setDraft(newMessage(recipients)) : undefined}
        />
      </div>
      {messages.nodes.length === 0 ? (
        <EmptyMailbox isSent={isSent} isFiltered={page > 1 || kind != null} />
      ) : (
        <ul
          aria-busy={busy}
          className="overflow-hidden rounded-card border border-line bg-surface aria-busy:opacity-60"
        >
          {messages.nodes.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onOpen={() => show(message)}
              onDelete={() => void discard(message)}
            />
          ))}
        </ul>
      )}
      <div className="flex justify-center empty:hidden">
        <Pagination
          page={messages.pageInfo.page}
          pageCount={messages.pageInfo.totalPages}
          labels={pageLabels}
          renderLink={(number, link, content) => (
            <Link
              {...link}
              to={paths.messages({ ...(isSent ? { box: 'sent' as const } : kind ? { kind } : {}), page: number })}
            >
              {content}
            </Link>
          )}
        />
      </div>
      {opened ? (
        <OpenMessage
          message={opened}
          isSent={isSent}
          isDeleting={isDeleting}
          onReply={() => reply(opened)}
          onDelete={() => void discard(opened)}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {draft && recipients ? (
        <WriteDialog
          draft={draft}
          recipients={recipients}
          list={list}
          onClose={() => setDraft(undefined)}
          onSent={(count) => {
            setDraft(undefined)
            showToast({ tone: 'good', title: t('sentTo', { count }) })
          }}
        />
      ) : null}
    </div>
  )
}

type MessageList = Pick<MailboxProps['variables'], 'box' | 'page'> & { kind: MessageKind | null }

/** Marks and deletes messages of a list, and says what failed. */
function useMailboxActions(list: MessageList) {
  const { t } = useTranslation('messages')
  const { cache } = useApolloClient()
  const mark = useSubmit(useMarkMessagesReadMutation())
  const remove = useSubmit(useDeleteMessagesMutation())
  /** Menus count the unread messages too. */
  const noteUnread = <Outcome extends { success?: { viewer: { unreadMessages: number } | null } }>(
    outcome: Outcome,
  ) => {
    if (outcome.success?.viewer) writeUnread(cache, outcome.success.viewer.unreadMessages)
    return outcome
  }
  return {
    markRead: async (message: Message) => {
      if (message.isRead) return
      noteUnread(await mark.run({ input: { ids: [message.id] }, ...list }))
    },
    markAll: async () => {
      const { problem } = noteUnread(await mark.run({ input: { ids: null }, ...list }))
      if (problem) showToast({ tone: 'bad', title: problem.text })
    },
    discard: async ({ id }: Message): Promise<boolean> => {
      const { problem } = noteUnread(await remove.run({ input: { ids: [id] }, ...list }))
      showToast(problem ? { tone: 'bad', title: problem.text } : { tone: 'good', title: t('deleted') })
      return !problem
    },
    isMarking: mark.isPending,
    isDeleting: remove.isPending,
  }
}

const newMessage = ({ uplineUsername }: Recipients): Draft => ({
  to: uplineUsername === null ? 'ACCOUNT' : 'UPLINE',
  username: '',
  title: '',
})

interface MailboxButtonsProps {
  isMarking: boolean
  /** Undefined where nothing is unread. */
  onMarkAll: (() => void) | undefined
  /** Undefined for those who may not write to anyone. */
  onWrite: (() => void) | undefined
}

function MailboxButtons({ isMarking, onMarkAll, onWrite }: MailboxButtonsProps) {
  const { t } = useTranslation(['messages', 'ui'])
  return (
    <span className="flex flex-wrap gap-2">
      <OfferedLink to={paths.messageSettings()} className={buttonClass({ size: 'small' })}>
        <Icon icon={Settings2} size={16} />
        {t('settings')}
      </OfferedLink>
      {onMarkAll ? (
        <Button size="small" pending={isMarking && t('ui:pending')} onClick={onMarkAll}>
          <Icon icon={MailOpen} size={16} />
          {t('markAll')}
        </Button>
      ) : null}
      {onWrite ? (
        <Button size="small" variant="action" onClick={onWrite}>
          <Icon icon={PenLine} size={16} />
          {t('write')}
        </Button>
      ) : null}
    </span>
  )
}

interface MailboxTabsProps {
  /** A kind, `sent`, or empty for all. */
  current: string
  canWrite: boolean
  hasDownline: boolean
}

function MailboxTabs({ current, canWrite, hasDownline }: MailboxTabsProps) {
  const { t } = useTranslation('messages')
  const tabs = [
    { id: '', label: t('kinds.ALL'), to: paths.messages() },
    ...MESSAGE_KINDS.flatMap((one) =>
      one === 'DOWNLINE' && !hasDownline
        ? []
        : [{ id: one, label: t(`kinds.${one}`), to: paths.messages({ kind: one }) }],
    ),
    ...(canWrite ? [{ id: 'sent', label: t('sent'), to: paths.messages({ box: 'sent' }) }] : []),
  ]
  return (
    <TabLinks
      label={t('kindsLabel')}
      links={tabs}
      renderLink={(link, className, content) => (
        <Link
          to={tabs.find(({ id }) => id === link.id)?.to ?? paths.messages()}
          aria-current={link.id === current ? 'page' : undefined}
          className={className}
        >
          {content}
        </Link>
      )}
    />
  )
}

function EmptyMailbox({ isSent, isFiltered }: { isSent: boolean; isFiltered: boolean }) {
  const { t } = useTranslation('messages')
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        icon={isSent ? Send : Mail}
        title={t(isSent ? 'noneSentTitle' : 'noneTitle')}
        text={t(isSent ? 'noneSentText' : 'noneText')}
        action={
          isFiltered ? (
            <Link to={paths.messages()} className={buttonClass()}>
              {t('showAll')}
            </Link>
          ) : null
        }
      />
    </div>
  )
}
