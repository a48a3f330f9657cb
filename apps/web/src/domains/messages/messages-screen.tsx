import type { MessageKind, MessageTopic } from '@playhouse/schema/types.generated.ts'
import { useApolloClient } from '@apollo/client/react'
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gift,
  Headset,
  Info,
  Mail,
  type LucideIcon,
  MailOpen,
  PenLine,
  Send,
  Settings2,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { writeUnread } from '../../graphql/live/apply-event.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { CONTRACT_PAGES, MENU_PATHS } from '../../menu-paths.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
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
import { type Draft, WriteDialog } from './write-dialog.tsx'

type Account = MemberAccount<MessagesScreenQuery>
type Messages = NonNullable<Account['messages']>
type Message = Messages['nodes'][number]
type Recipients = NonNullable<Account['messageRecipients']>

const ICONS: Readonly<Record<MessageKind, LucideIcon>> = {
  SYSTEM: Info,
  DEPOSIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
  PROMOTION: Gift,
  SERVICE: Headset,
  UPLINE: UserRound,
  DOWNLINE: UserRound,
}

/** The inbox by kind, and what was sent to the upline and downline. */
export function Component() {
  const { t } = useTranslation('messages')
  const { variables } = useLoaderData<typeof loader>()
  const query = useMessagesScreenQuery({ variables })
  const { stale, viewer, account, page } = readMemberPage(query)
  const reload = () => void query.refetch()
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {account?.messages ? (
        <Mailbox
          messages={account.messages}
          recipients={account.messageRecipients}
          linked={account.message ?? undefined}
          unread={viewer?.unreadMessages ?? 0}
          variables={variables}
          busy={stale}
        />
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={reload} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

/** The message that the address begins, for those who have somebody below. */
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
  const { t } = useTranslation(['messages', 'ui'])
  const { cache } = useApolloClient()
  /** Variables of the list that the page shows. */
  const list = { box, kind: kind ?? null, page }
  const pageLabels = usePageLabels()
  const [opened, open] = useState<Message>()
  const [search] = useSearchParams()
  const [draft, write] = useState(() => draftTo(search.get('to'), recipients))
  const mark = useSubmit(useMarkMessagesReadMutation())
  const remove = useSubmit(useDeleteMessagesMutation())
  const isSent = box === 'OUTBOX'
  const canWrite = recipients !== null && (recipients.uplineUsername !== null || recipients.directCount > 0)

  /** Menus count the unread messages too. */
  const noteUnread = <Outcome extends { success?: { viewer: { unreadMessages: number } | null } }>(
    outcome: Outcome,
  ) => {
    if (outcome.success?.viewer) writeUnread(cache, outcome.success.viewer.unreadMessages)
    return outcome
  }
  const markRead = async (message: Message) => {
    if (message.isRead) return
    noteUnread(await mark.run({ input: { ids: [message.id] }, ...list }))
  }
  const show = (message: Message) => {
    open(message)
    void markRead(message)
  }
  // Once for each address: it stays closed after that.
  const [shownLink, setShownLink] = useState<string>()
  const linkedId = linked?.id
  if (linked && linkedId !== shownLink) {
    setShownLink(linkedId)
    open(linked)
  }
  const markLinked = useEffectEvent(() => linked && void markRead(linked))
  useEffect(() => {
    if (linkedId !== undefined) markLinked()
  }, [linkedId])
  const markAll = async () => {
    const { problem } = noteUnread(await mark.run({ input: { ids: null }, ...list }))
    if (problem) showToast({ tone: 'bad', title: problem.text })
  }
  const discard = async ({ id }: Message) => {
    const { problem } = noteUnread(await remove.run({ input: { ids: [id] }, ...list }))
    if (problem) return showToast({ tone: 'bad', title: problem.text })
    open(undefined)
    showToast({ tone: 'good', title: t('deleted') })
  }
  const reply = ({ kind: from, username, title }: Message) => {
    open(undefined)
    write({
      to: from === 'UPLINE' ? 'UPLINE' : 'ACCOUNT',
      username: username ?? '',
      title: (title.startsWith('Re: ') ? title : `Re: ${title}`).slice(0, 80),
    })
  }
  const tabs = [
    { id: '', label: t('kinds.ALL'), to: paths.messages() },
    ...MESSAGE_KINDS.flatMap((one) =>
      one === 'DOWNLINE' && recipients?.directCount === 0
        ? []
        : [{ id: one, label: t(`kinds.${one}`), to: paths.messages({ kind: one }) }],
    ),
    ...(canWrite ? [{ id: 'sent', label: t('sent'), to: paths.messages({ box: 'sent' }) }] : []),
  ]
  const current = isSent ? 'sent' : (kind ?? '')
  return (
    <div className="flex flex-col gap-4">
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-body text-muted">
          {isSent ? t('sentCount', { count: messages.totalCount }) : t('unread', { count: unread })}
        </p>
        <span className="flex flex-wrap gap-2">
          <Link to={paths.messageSettings()} className={buttonClass({ size: 'small' })}>
            <Icon icon={Settings2} size={16} />
            {t('settings')}
          </Link>
          {isSent || unread === 0 ? null : (
            <Button size="small" pending={mark.isPending && t('ui:pending')} onClick={() => void markAll()}>
              <Icon icon={MailOpen} size={16} />
              {t('markAll')}
            </Button>
          )}
          {canWrite ? (
            <Button
              size="small"
              variant="action"
              onClick={() =>
                write({ to: recipients.uplineUsername === null ? 'ACCOUNT' : 'UPLINE', username: '', title: '' })
              }
            >
              <Icon icon={PenLine} size={16} />
              {t('write')}
            </Button>
          ) : null}
        </span>
      </div>
      {messages.nodes.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            icon={isSent ? Send : Mail}
            title={t(isSent ? 'noneSentTitle' : 'noneTitle')}
            text={t(isSent ? 'noneSentText' : 'noneText')}
            action={
              page > 1 || kind ? (
                <Link to={paths.messages()} className={buttonClass()}>
                  {t('showAll')}
                </Link>
              ) : null
            }
          />
        </div>
      ) : (
        <ul
          aria-busy={busy}
          className="overflow-hidden rounded-card border border-line bg-surface aria-busy:opacity-60"
        >
          {messages.nodes.map((message) => (
            <Row
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
          isDeleting={remove.isPending}
          onReply={() => reply(opened)}
          onDelete={() => void discard(opened)}
          onClose={() => open(undefined)}
        />
      ) : null}
      {draft && recipients ? (
        <WriteDialog
          draft={draft}
          recipients={recipients}
          list={list}
          onClose={() => write(undefined)}
          onSent={(count) => {
            write(undefined)
            showToast({ tone: 'good', title: t('sentTo', { count }) })
          }}
        />
      ) : null}
    </div>
  )
}

interface RowProps {
  message: Message
  onOpen: () => void
  onDelete: () => void
}

function Row({ message, onOpen, onDelete }: RowProps) {
  const { t } = useTranslation('messages')
  const format = useFormat()
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
          <time dateTime={createdAt} className="figures shrink-0 text-small text-muted">
            {format.dateTime(createdAt)}
          </time>
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

interface OpenMessageProps {
  message: Message
  isSent: boolean
  isDeleting: boolean
  onReply: () => void
  onDelete: () => void
  onClose: () => void
}

function OpenMessage({ message, isSent, isDeleting, onReply, onDelete, onClose }: OpenMessageProps) {
  const { t } = useTranslation(['messages', 'ui'])
  const format = useFormat()
  const { title, content, username, canReply, createdAt } = message
  const subject = getSubject(message)
  return (
    <Dialog
      title={title}
      closeLabel={t('ui:close')}
      onClose={onClose}
      initialFocus="title"
      footer={
        <>
          <Button pending={isDeleting && t('ui:pending')} onClick={onDelete}>
            <Icon icon={Trash2} size={16} />
            {t('deleteThis')}
          </Button>
          {canReply ? (
            <Button variant="action" onClick={onReply}>
              {t('reply')}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="mb-3 flex flex-wrap gap-x-3 text-small text-muted">
        {username === null ? <span>{t('fromUs')}</span> : <span>{t(isSent ? 'to' : 'from', { name: username })}</span>}
        <time dateTime={createdAt} className="figures">
          {format.dateTime(createdAt)}
        </time>
      </p>
      <p className="text-body wrap-anywhere whitespace-pre-wrap">{content}</p>
      {subject ? (
        <Link to={subject.path} className={buttonClass({ class: 'mt-4' })}>
          {t(subject.label)}
        </Link>
      ) : null}
    </Dialog>
  )
}

const TOPIC_PATHS: Readonly<Record<MessageTopic, string>> = {
  IDENTITY: paths.memberProfile(),
  REBATE: paths.rebate(),
  RANK: paths.playerRank(),
  POINTS: paths.pointsMall(),
  MISSIONS: paths.missions(),
  LEADERBOARDS: paths.leaderboards(),
  INVITATIONS: paths.inviteFriends(),
  AGENT_APPLICATION: paths.becomeAgent(),
}

/** The page of what a message is about. */
function getSubject({
  depositId,
  withdrawalId,
  promotionId,
  raffleId,
  lotteryTicketId,
  caseId,
  contractKind,
  contractSide,
  topic,
}: Pick<
  Message,
  | 'depositId'
  | 'withdrawalId'
  | 'promotionId'
  | 'raffleId'
  | 'lotteryTicketId'
  | 'caseId'
  | 'contractKind'
  | 'contractSide'
  | 'topic'
>) {
  if (depositId !== null) return { path: paths.deposit(depositId), label: 'openDeposit' } as const
  if (withdrawalId !== null) return { path: paths.withdrawal(withdrawalId), label: 'openWithdrawal' } as const
  if (promotionId !== null) return { path: paths.promotionDetail(promotionId), label: 'openPromotion' } as const
  if (raffleId !== null) return { path: paths.raffle(raffleId), label: 'openRaffle' } as const
  if (lotteryTicketId !== null) return { path: paths.lotteryTicket(lotteryTicketId), label: 'openTicket' } as const
  if (caseId !== null) return { path: paths.serviceCases({ case: caseId }), label: 'openCase' } as const
  if (contractKind !== null) {
    const page = MENU_PATHS[CONTRACT_PAGES[contractKind]]
    return { path: contractSide === 'PAID' ? `${page}?side=paid` : page, label: 'openContracts' } as const
  }
  const path = topic && TOPIC_PATHS[topic]
  return path ? ({ path, label: 'openPage' } as const) : null
}
