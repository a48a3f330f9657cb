import type { MessageTopic } from '@playhouse/schema/types.generated.ts'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MemberAccount } from '../../graphql/viewer-account.ts'
import { CONTRACT_PAGES, MENU_PATHS } from '../../menu-paths.ts'
import { paths } from '../../paths.ts'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { MessagesScreenQuery } from './messages-screen.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

export type Message = NonNullable<MemberAccount<MessagesScreenQuery>['messages']>['nodes'][number]

interface OpenMessageProps {
  message: Message
  isSent: boolean
  isDeleting: boolean
  onReply: () => void
  onDelete: () => void
  onClose: () => void
}

/** A message in a dialog, with a link to the page of what it is about. */
export function OpenMessage({ message, isSent, isDeleting, onReply, onDelete, onClose }: OpenMessageProps) {
  const { t } = useTranslation(['messages', 'ui'])
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
        <Moment at={createdAt} />
      </p>
      <p className="text-body wrap-anywhere whitespace-pre-wrap">{content}</p>
      {subject ? (
        <OfferedLink to={subject.path} className={buttonClass({ class: 'mt-4' })}>
          {t(subject.label)}
        </OfferedLink>
      ) : null}
    </Dialog>
  )
}

const TOPIC_PATHS: Readonly<Record<MessageTopic, string>> = {
  IDENTITY: paths.memberProfile(),
  WITHDRAWALS: paths.withdrawals(),
  LIMITS: paths.memberLimits(),
  REBATE: paths.rebate(),
  RANK: paths.playerRank(),
  POINTS: paths.pointsMall(),
  MISSIONS: paths.missions(),
  LEADERBOARDS: paths.leaderboards(),
  INVITATIONS: paths.inviteFriends(),
  AGENT_APPLICATION: paths.becomeAgent(),
}

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
