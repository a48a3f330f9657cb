import type { BetStatus, GameCategory } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleDot, CircleMinus, CircleX, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import type { Column } from '../../../ui/table.tsx'
import type { Records_BetFragment, Records_MovementFragment } from './records.generated.ts'
import { useOffers } from '../../site/parts/use-offers.ts'
import { Moment } from '../../../i18n/moment.tsx'

export type BetRow = Omit<Records_BetFragment, ' $fragmentName'>
export type MovementRow = Omit<Records_MovementFragment, ' $fragmentName'>

const SIGNS: Readonly<Record<BetStatus, { icon: LucideIcon; className: string }>> = {
  WON: { icon: CircleCheck, className: 'text-good' },
  LOST: { icon: CircleX, className: 'text-bad' },
  EVEN: { icon: CircleMinus, className: 'text-muted' },
  OPEN: { icon: CircleDot, className: 'text-info' },
}

/** Status of a round; what a corrected or void draw changed is neither won nor lost. */
export function BetStatusTexts({ bet }: { bet: Pick<BetRow, 'status' | 'category' | 'roundNumber'> }) {
  const { t } = useTranslation('records')
  const { change } = getLotteryRound(bet)
  if (change) return t(change)
  const { icon, className } = SIGNS[bet.status]
  return (
    <span className="inline-flex items-center gap-2">
      <Icon icon={icon} size={16} className={className} />
      <span>{t(`statuses.${bet.status}`)}</span>
    </span>
  )
}

const LOTTERIES: ReadonlySet<GameCategory> = new Set(['LOTT', 'ELOTT'])

/**
 * A round of a lottery is a ticket in a draw, `<ticket>.<draw>`, or what a corrected or void result changed, `correction.<draw>.<version>`
 * with version 0 for a void one.
 */
export function getLotteryRound({ category, roundNumber }: Pick<BetRow, 'category' | 'roundNumber'>) {
  const [kind = '', , version] = roundNumber.split('.')
  if (!LOTTERIES.has(category)) return {}
  if (kind !== 'correction') return /^\d+\.\d+$/.test(roundNumber) ? { ticketId: kind } : {}
  return { change: version === '0' ? ('lotteryVoid' as const) : ('lotteryCorrection' as const) }
}

function Time({ at }: { at: string }) {
  return <Moment at={at} className="font-normal" />
}

/** Columns of rounds. `betAddress` links to one of them. */
export function useBetColumns(betAddress: (id: string) => string): readonly Column<BetRow>[] {
  const { t } = useTranslation('records')
  const offers = useOffers()
  return [
    { id: 'at', header: t('columns.time'), cell: ({ at }) => <Time at={at} /> },
    {
      id: 'game',
      header: t('columns.game'),
      cell: (bet) => (
        <span className="block min-w-32">
          {bet.status === 'OPEN' || !offers('BET_DETAILS') ? (
            <span>{bet.gameName}</span>
          ) : (
            <Link to={betAddress(bet.id)} preventScrollReset className={linkClass()}>
              {bet.gameName}
            </Link>
          )}
          <span className="block text-small text-muted">{bet.vendorName}</span>
        </span>
      ),
    },
    { id: 'status', header: t('columns.status'), cell: (bet) => <BetStatusTexts bet={bet} /> },
    {
      id: 'stake',
      header: t('columns.stake'),
      align: 'end',
      cell: ({ stake, uncountedReason }) => (
        <span className="block">
          <Money {...stake} />
          {uncountedReason ? <span className="block text-small text-muted">{t('uncountedShort')}</span> : null}
        </span>
      ),
    },
    { id: 'payout', header: t('columns.payout'), align: 'end', cell: ({ payout }) => <Money {...payout} /> },
    {
      id: 'profit',
      header: t('columns.profit'),
      align: 'end',
      cell: ({ profit }) => (profit ? <Money {...profit} signed /> : '–'),
    },
  ]
}

/** The subject of a movement: its type, and the game or the other account. */
function MovementSubject({ movement }: { movement: MovementRow }) {
  const { t } = useTranslation('records')
  const { type, gameName, counterparty, vendorId } = movement
  const about = gameName ?? counterparty ?? vendorId
  return (
    <span className="block min-w-32">
      {t(`types.${type}`)}
      {about ? <span className="block text-small text-muted">{about}</span> : null}
    </span>
  )
}

/** Columns of movements. `address` links to one's transaction. */
export function useMovementColumns(address?: (transactionId: string) => string): readonly Column<MovementRow>[] {
  const { t } = useTranslation('records')
  return [
    { id: 'at', header: t('columns.time'), cell: ({ at }) => <Time at={at} /> },
    {
      id: 'type',
      header: t('columns.type'),
      cell: (movement) =>
        address ? (
          <Link to={address(movement.transactionId)} preventScrollReset className={linkClass()}>
            <MovementSubject movement={movement} />
          </Link>
        ) : (
          <MovementSubject movement={movement} />
        ),
    },
    { id: 'wallet', header: t('columns.wallet'), cell: ({ wallet }) => t(`wallets.${wallet}`) },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount }) => <Money {...amount} signed exact />,
    },
    {
      id: 'before',
      header: t('columns.before'),
      align: 'end',
      cell: ({ balanceBefore }) => <Money {...balanceBefore} exact />,
    },
    {
      id: 'after',
      header: t('columns.after'),
      align: 'end',
      cell: ({ balanceAfter }) => <Money {...balanceAfter} exact />,
    },
  ]
}
