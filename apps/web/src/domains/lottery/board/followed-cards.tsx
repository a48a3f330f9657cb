import { findLottery, getSlots } from '@playhouse/engines/lottery/games.ts'
import { isBigWin } from '@playhouse/shared/win-tier.ts'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { createAccountStore } from '../../../access/account-store.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { useStore } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { useBalanceHidden } from '../../wallet/parts/balance-hidden.ts'
import { useBalance } from '../../wallet/parts/use-balance.ts'
import { DrawNumbers } from '../draw-numbers.tsx'
import { stationName, useDrawName } from '../lottery-names.ts'
import { getSchemaKind } from '../lottery-structure.ts'
import { Countdown } from '../parts/countdown.tsx'
import { CopyBets } from './receipt.tsx'
import { stakeOfDraws } from './slip.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { TicketDraws } from './ticket-draws.tsx'
import { TicketWin } from './ticket-win.tsx'
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

/** The sentences of the last outcomes, in every place that may be the one that assistive technology reaches. */
const saidOutcome = createAccountStore('')
const said = new Set<string>()
const getKey = ({ ticket, drawNumber }: FollowedCard): string => `${ticket.id}:${drawNumber}`

/** Tells each outcome once, however often its card is drawn. */
function SaidOutcome({ cards }: { cards: readonly FollowedCard[] }) {
  const { t } = useTranslation('lottery')
  const { shortMoney } = useFormat()
  const drawName = useDrawName()
  const getTexts = useOutcomeTexts()
  const balance = useBalanceText()
  const text = useStore(saidOutcome)
  const fresh = cards.filter((card) => card.outcome && !said.has(getKey(card)))
  const freshKeys = fresh.map(getKey).join(' ')
  const getSentence = ({ ticket, drawNumber, drawsAt, numbers, outcome }: FollowedCard) => {
    if (!outcome) return ''
    const { title, amount } = getTexts(ticket, outcome)
    const draw = t('slip.forDraw', { number: drawName(drawNumber, drawsAt) })
    return t('outcome.said', {
      draw: [findLottery(ticket.code)?.name, draw].filter(Boolean).join(', '),
      numbers: numbers.join(', '),
      result: title,
      amount: shortMoney(amount.amount, amount.currency),
      balance: balance ?? '',
    }).trim()
  }
  const tell = useEffectEvent(() => {
    for (const card of fresh) said.add(getKey(card))
    saidOutcome.set(fresh.map(getSentence).join(' '))
  })
  useEffect(() => {
    if (freshKeys !== '') tell()
  }, [freshKeys])
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  )
}

/** The latest ticket in one line, above the slip's button of narrow screens. */
export function OutcomeLine({ cards }: { cards: readonly FollowedCard[] }) {
  const { t } = useTranslation('lottery')
  const getTexts = useOutcomeTexts()
  const card = cards.find(({ phase }) => phase !== 'WAITING') ?? cards[0]
  const told = card?.outcome && getTexts(card.ticket, card.outcome)
  return (
    <>
      <SaidOutcome cards={cards} />
      {card ? (
        <span className="flex min-h-10.5 items-center gap-3 pb-1.5 text-small">
          {card.phase === 'WAITING' ? <span>{t('placed.title')}</span> : <Balls card={card} size="small" />}
          <span
            key={told ? 'told' : card.phase}
            className={`ms-auto shrink-0 font-semibold ${card.outcome?.state === 'WON' ? 'text-win' : 'text-text'}`}
          >
            {told ? (
              <span>
                {told.title} <Money {...told.amount} short />
              </span>
            ) : card.phase === 'WAITING' ? (
              <Countdown until={card.drawsAt} />
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

/** One ticket's draw. It has the same height and lines before the result as with it, so that nothing moves when it comes. */
function DrawCard({ card, lottery, current, slip, placing, onClose }: DrawCardProps) {
  const { t } = useTranslation('lottery')
  const drawName = useDrawName()
  const { ticket, drawNumber, drawsAt, phase } = card
  const isOwn = ticket.code === lottery
  const number = drawName(drawNumber, drawsAt)
  const draw = t('slip.forDraw', { number })
  const placed = phase === 'WAITING' ? placing.placed.filter((each) => each.ticket.id === ticket.id) : []
  return (
    <section
      aria-label={draw}
      className={`flex flex-col gap-2 rounded-card border px-3 py-2.5 ${card.outcome?.state === 'WON' ? 'border-win bg-win-soft' : 'border-line bg-raised'}`}
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
            label={t('outcome.close', { number })}
            className="-me-1.5"
            onClick={onClose}
          />
        ) : null}
      </p>
      <Middle card={card} />
      <p className="flex min-h-8 flex-wrap items-center gap-x-3 text-small">
        <OfferedLink to={paths.lotteryTicket(ticket.id)} className={linkClass()}>
          {t('placed.link')}
        </OfferedLink>
        {placed.length > 0 ? (
          <span>
            <CopyBets placed={placed} />
          </span>
        ) : null}
        {card.drawsLeft > 0 && phase === 'SETTLED' ? (
          <span className="text-muted">{t('outcome.left', { count: card.drawsLeft })}</span>
        ) : null}
      </p>
      {isOwn && current ? (
        <div
          className={`flex min-h-10 items-center justify-between gap-2 border-t border-line pt-2 text-small ${phase === 'WAITING' ? 'invisible' : ''}`}
        >
          <p className="figures min-w-0 whitespace-normal! text-muted">
            <span className="block">
              {t('outcome.next', { draw: t('slip.forDraw', { number: drawName(current.number, current.drawsAt) }) })}
            </span>
            <Countdown until={current.closesAt} />
          </p>
          {ticket.lines.length > 0 ? (
            <Button
              size="small"
              className={isOver(card) ? 'shrink-0' : 'invisible shrink-0'}
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

/** What is known of the draw, over the space that numbers and outcome take. */
function Middle({ card }: { card: FollowedCard }) {
  const isWaiting = card.phase === 'WAITING'
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div aria-hidden="true" className="invisible flex flex-col gap-2">
        <Balls card={{ ...card, numbers: [], outcome: null }} size="large" />
        <div className="h-22" />
      </div>
      <div key={isWaiting ? 'waiting' : 'drawn'} className={`flex flex-col gap-2 ${isWaiting ? 'justify-center' : ''}`}>
        {isWaiting ? <Waiting card={card} /> : <Drawn card={card} />}
      </div>
    </div>
  )
}

function Waiting({ card: { ticket, drawsAt } }: { card: FollowedCard }) {
  const { t } = useTranslation('lottery')
  return (
    <>
      <p className="flex items-center gap-2 text-body font-semibold">
        <Icon icon={CircleCheck} size={16} className="text-good" />
        {t('placed.title')}
        <span className="ms-auto">
          <Money {...stakeOfDraws(ticket.stake, ticket.draws.length)} whole />
        </span>
      </p>
      <TicketWin {...ticket} />
      <p className="text-small text-muted">
        <span className="block">{t('outcome.waiting')}</span>
        <Countdown until={drawsAt} className="text-title font-semibold text-text" />
      </p>
    </>
  )
}

function Drawn({ card }: { card: FollowedCard }) {
  const { t } = useTranslation('lottery')
  const { ticket, phase, outcome } = card
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

interface BallsProps {
  card: Pick<FollowedCard, 'ticket' | 'numbers' | 'outcome' | 'isComplete'>
  size: 'small' | 'large'
}

function Balls({ card: { ticket, numbers, outcome, isComplete }, size }: BallsProps) {
  const game = findLottery(ticket.code)
  if (!game || (outcome?.state === 'VOID' && numbers.length === 0)) return null
  return (
    <div className="flex min-h-9 items-center">
      <DrawNumbers
        kind={getSchemaKind(game)}
        size={size}
        length={getSlots(game).length}
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
