import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { isBigWin } from '@playhouse/shared/win-tier.ts'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { createStore, useStore } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { useBalanceHidden } from '../../wallet/parts/balance-hidden.ts'
import { useBalance } from '../../wallet/parts/use-balance.ts'
import { DrawNumbers } from '../draw-numbers.tsx'
import { stationName } from '../lottery-names.ts'
import { getSchemaKind } from '../lottery-structure.ts'
import { Countdown } from '../parts/countdown.tsx'
import { CopyBets } from './receipt.tsx'
import { stakeOfDraws } from './slip.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { TicketDraws } from './ticket-draws.tsx'
import { type FollowedCard, isOver } from './use-followed-tickets.ts'

type CardsProps = Pick<SlipPanelProps, 'followed' | 'lottery' | 'current' | 'slip' | 'placing'> & {
  /** Tickets that the receipt shows until they are drawn. */
  onReceipt: ReadonlySet<string>
}

/** Tickets that wait for their draw, and what became of them once it is over. */
export function FollowedCards({ followed, onReceipt, ...props }: CardsProps) {
  const cards = followed.cards.filter(({ phase, ticket }) => phase !== 'WAITING' || !onReceipt.has(ticket.id))
  return (
    <>
      <SaidOutcome cards={followed.cards} />
      {cards.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {cards.map((card) => (
            <li key={card.ticket.id}>
              <DrawCard card={card} onClose={() => followed.close(card.ticket.id)} {...props} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

/** The sentence of the last outcome, in every place that may be the one that assistive technology reaches. */
const saidOutcome = createStore(() => '')
const said = new Set<string>()
const getKey = ({ ticket, drawNumber }: FollowedCard): string => `${ticket.id}:${drawNumber}`

/** Tells each outcome once, however often its card is drawn. */
function SaidOutcome({ cards }: { cards: readonly FollowedCard[] }) {
  const { t } = useTranslation('lottery')
  const { shortMoney } = useFormat()
  const getTexts = useOutcomeTexts()
  const balance = useBalanceText()
  const text = useStore(saidOutcome)
  const fresh = cards.find((card) => card.outcome && !said.has(getKey(card)))
  const freshKey = fresh && getKey(fresh)
  const tell = useEffectEvent(() => {
    if (!fresh?.outcome) return
    said.add(getKey(fresh))
    const { title, amount } = getTexts(fresh.ticket, fresh.outcome)
    saidOutcome.set(
      t('outcome.said', {
        draw: [findLottery(fresh.ticket.code)?.name, t('slip.forDraw', { number: fresh.drawNumber })]
          .filter(Boolean)
          .join(', '),
        numbers: fresh.numbers.join(', '),
        result: title,
        amount: shortMoney(amount.amount, amount.currency),
        balance: balance ?? '',
      }).trim(),
    )
  })
  useEffect(() => {
    if (freshKey !== undefined) tell()
  }, [freshKey])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

/** The latest outcome in one line, above the slip's button of narrow screens. */
export function OutcomeLine({ cards }: { cards: readonly FollowedCard[] }) {
  const { t } = useTranslation('lottery')
  const getTexts = useOutcomeTexts()
  const card = cards.find(({ phase }) => phase !== 'WAITING')
  const told = card?.outcome && getTexts(card.ticket, card.outcome)
  return (
    <>
      <SaidOutcome cards={cards} />
      {card ? (
        <span className="flex min-h-9 items-center gap-3 pb-1.5 text-small">
          <Balls card={card} size="small" />
          <span
            className={`ms-auto shrink-0 font-semibold ${card.outcome?.state === 'WON' ? 'text-win' : 'text-text'}`}
          >
            {told ? (
              <span>
                {told.title} <Money {...told.amount} short />
              </span>
            ) : (
              <span>{t('outcome.drawing')}</span>
            )}
          </span>
        </span>
      ) : null}
    </>
  )
}

interface DrawCardProps extends Pick<SlipPanelProps, 'lottery' | 'current' | 'slip' | 'placing'> {
  card: FollowedCard
  onClose: () => void
}

/** One ticket's draw. As high before the result as with it, so that nothing moves when it comes. */
function DrawCard({ card, lottery, current, slip, placing, onClose }: DrawCardProps) {
  const { t } = useTranslation('lottery')
  const { ticket, drawNumber, phase } = card
  const isOwn = ticket.code === lottery
  const draw = t('slip.forDraw', { number: drawNumber })
  const placed = phase === 'WAITING' ? placing.placed.filter((each) => each.ticket.id === ticket.id) : []
  return (
    <section
      aria-label={draw}
      className={`flex min-h-62 flex-col gap-2 rounded-card border px-3 py-2.5 ${card.outcome?.state === 'WON' ? 'border-win bg-win-soft' : 'border-line bg-raised'}`}
    >
      <p className="flex min-h-9 items-center gap-2 text-small">
        <span className="min-w-0 grow">
          {isOwn ? null : <span className="font-medium">{stationName(ticket.code)} · </span>}
          <span className="figures whitespace-normal! text-muted">
            {phase === 'WAITING' ? <TicketDraws draws={ticket.draws} /> : draw}
          </span>
        </span>
        {isOver(card) ? (
          <IconButton
            size="small"
            iconSize={16}
            icon={X}
            label={t('outcome.close', { number: drawNumber })}
            className="-me-1.5"
            onClick={onClose}
          />
        ) : null}
      </p>
      <Middle card={card} />
      <p className="mt-auto text-small">
        <OfferedLink to={paths.lotteryTicket(ticket.id)} className={linkClass()}>
          {t('placed.link')}
        </OfferedLink>
        {placed.length > 0 ? (
          <span className="ms-3">
            <CopyBets placed={placed} />
          </span>
        ) : null}
        {card.drawsLeft > 0 && phase === 'SETTLED' ? (
          <span className="text-muted"> · {t('outcome.left', { count: card.drawsLeft })}</span>
        ) : null}
      </p>
      {isOwn && phase !== 'WAITING' && current ? (
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2 text-small">
          <p className="figures min-w-0 whitespace-normal! text-muted">
            {t('outcome.next', { draw: t('slip.forDraw', { number: current.number }) })}
            {' · '}
            <Countdown until={current.closesAt} />
          </p>
          {ticket.lines.length > 0 && isOver(card) ? (
            <Button
              size="small"
              onClick={() =>
                slip.add(ticket.lines.map(({ betType, picks, amount }) => ({ betType, picks, stake: amount })))
              }
            >
              {t('outcome.again')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function Middle({ card }: { card: FollowedCard }) {
  const { t } = useTranslation('lottery')
  const { ticket, drawsAt, phase, outcome } = card
  if (phase === 'WAITING')
    return (
      <>
        <p className="flex items-center gap-2 text-body font-semibold">
          <Icon icon={CircleCheck} size={16} className="text-good" />
          {t('placed.title')}
          <span className="ms-auto">
            <Money {...stakeOfDraws(ticket.stake, ticket.draws.length)} whole />
          </span>
        </p>
        <p className="text-small text-muted">
          <span className="block">{t('outcome.waiting')}</span>
          <Countdown until={drawsAt} className="text-title font-semibold text-text" />
        </p>
      </>
    )
  return (
    <>
      <Balls card={card} size="large" />
      {outcome ? (
        <Outcome ticket={ticket} outcome={outcome} />
      ) : (
        <p className="text-small text-pretty text-muted">
          {t(phase === 'HELD' ? 'outcome.held' : card.isComplete ? 'outcome.settling' : 'outcome.drawing')}
        </p>
      )}
    </>
  )
}

function Balls({
  card: { ticket, numbers, outcome, isComplete },
  size,
}: {
  card: FollowedCard
  size: 'small' | 'large'
}) {
  const game = findLottery(ticket.code)
  if (!game || (outcome?.state === 'VOID' && numbers.length === 0)) return null
  if (numbers.length === 0) return <div className="min-h-9" />
  return (
    <div className="flex min-h-9 items-center transition-opacity starting:opacity-0">
      <DrawNumbers
        kind={getSchemaKind(game)}
        size={size}
        draw={{ state: 'DRAWN', resultVersion: 1, numbers, isComplete }}
      />
    </div>
  )
}

type Settled = NonNullable<FollowedCard['outcome']>

function Outcome({ ticket, outcome }: { ticket: FollowedCard['ticket']; outcome: Settled }) {
  const { title, text, amount } = useOutcomeTexts()(ticket, outcome)
  const balance = useBalanceText()
  return (
    <div className="transition-opacity starting:opacity-0">
      <p
        className={`flex flex-wrap items-baseline justify-between gap-x-3 font-semibold ${outcome.state === 'WON' ? 'text-win' : ''}`}
      >
        <span className="text-prose">{title}</span>
        <span className="text-title">
          <Money {...amount} short />
        </span>
      </p>
      <p className="text-small text-pretty text-muted">{text}</p>
      {balance === null ? null : <p className="text-small">{balance}</p>}
    </div>
  )
}

/** What a settled draw means for the stake: a word, an amount and a sentence. */
function useOutcomeTexts() {
  const { t } = useTranslation('lottery')
  const { shortMoney } = useFormat()
  const format = ({ amount, currency }: { amount: string; currency: string }) => shortMoney(amount, currency)
  return ({ stake }: FollowedCard['ticket'], { state, payout, profit }: Settled) => {
    const amounts = { stake: format(stake), profit: profit ? format(profit) : '' }
    if (state === 'WON')
      return {
        title: t(isBigWin(payout.amount, stake.amount) ? 'outcome.bigWin' : 'outcome.WON'),
        amount: payout,
        text: t('outcome.wonText', amounts),
      }
    if (state === 'PAID_BACK')
      return { title: t('outcome.PAID_BACK'), amount: payout, text: t('outcome.paidBackText', amounts) }
    if (state === 'LOST') return { title: t('outcome.LOST'), amount: stake, text: t('outcome.lostText') }
    return {
      title: t(state === 'VOID' ? 'outcome.VOID' : 'outcome.CANCELLED'),
      amount: stake,
      text: t('outcome.returnedText', amounts),
    }
  }
}

/** What is available as the platform has it now; null while it is unknown or hidden. */
function useBalanceText(): string | null {
  const { t } = useTranslation('lottery')
  const { shortMoney } = useFormat()
  const [isHidden] = useBalanceHidden()
  const wallet = useBalance()
  if (!wallet || isHidden) return null
  return t('outcome.balance', { amount: shortMoney(wallet.available.amount, wallet.available.currency) })
}
