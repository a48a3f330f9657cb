import { type Hand, isThreeFaceCards, getPoints } from '@playhouse/engines/cards/cards.ts'
import { CARDS_MODELS, type CardsModel } from '@playhouse/engines/cards/models.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { HandResponse, TableSide } from '@playhouse/vendor-api/play-api-rooms.ts'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { DepositButton } from '../frame/notice.tsx'
import { Balance, History, Icon, Page, type Pair, Pairs, Paragraphs, usePressKeys } from '../frame/parts.tsx'
import { Proof, SeedField, SeedHash, typedSeed } from '../frame/proof.tsx'
import { isAbove } from '../frame/play-api.ts'
import { PlayingCard, RANKS } from '../frame/playing-card.tsx'
import { createSounds } from '../frame/sounds.ts'
import '../frame/felt.css'
import './cards.css'
import { CardTable, isFrameError, isOver, mayDecide, type TableState } from './table.ts'

const CLOCK_INTERVAL_MS = 250
const DECISION_TIME_S = 20
const SUITS = '♣♦♥♠'

/** A room where two members play three-card hands against each other. */
export function CardRoom() {
  const { t } = useTranslation('cards')
  const { t: frame } = useTranslation('frame')
  const { launch, language, money } = useLaunched()
  const model = useModel(CARDS_MODELS)
  const [{ table, sounds }] = useState(() => {
    const created = createSounds()
    return { sounds: created, table: new CardTable(launch, created) }
  })
  const state = useSyncExternalStore(table.subscribe, table.getState, table.getState)
  const seedField = useRef<HTMLInputElement>(null)
  const { hand, lastHand } = state
  const now = useClock(!isOver(hand))
  useEffect(() => {
    table.setClientSeed(() => typedSeed(seedField.current))
    table.begin()
  }, [table])
  const timeLeft = (milliseconds: number | null | undefined) =>
    Math.max(0, (milliseconds ?? 0) - Math.max(0, now - state.receivedAt))
  const isWaiting = hand?.status === 'waiting'
  const isDeciding = mayDecide(hand)
  const isBusy = state.isSending || state.hasEnded
  const isAlone = isWaiting && hand.company === null && hand.seeded
  const mayAskPartner = isAlone && hand.partnerInMs !== null && timeLeft(hand.partnerInMs) === 0
  const ante = money(model.ante)
  // A seat is no use to somebody who may not raise.
  const isTooDear = isOver(hand) && state.maxStake !== null && parseAmount(state.maxStake) < model.maxStake
  const tooDear = isTooDear
    ? `${t('tooDear', { total: money(model.maxStake) })} ${frame('mostStake', { max: money(state.maxStake ?? '0') })}`
    : null
  // A player who waits alone is offered the house partner instead.
  const press = mayAskPartner ? table.askPartner : isTooDear ? () => undefined : table.press
  usePressKeys(press)
  const left = timeLeft(hand?.decideInMs)
  const partnerIn = isAlone && !mayAskPartner ? Math.ceil(timeLeft(hand.partnerInMs) / 1_000) : 0
  const roomName = hand ? `${model.names[language]} ${hand.roomNumber}` : model.names[language]

  function primaryLabel(): string {
    if (isDeciding) return t('raise', { amount: ante })
    if (mayAskPartner) return t('partner')
    if (partnerIn > 0) return t('partnerIn', { seconds: partnerIn })
    if (!isOver(hand)) return t('wait')
    return t(hand === null ? 'sit' : 'nextHand')
  }

  return (
    <Page
      subtitle={
        <p className="tabular" id="room">
          {roomName}
        </p>
      }
      sounds={sounds}
      onExit={table.leave}
      rules={<Rules model={model} />}
      fairness={
        <>
          <p>{t('fairnessHow')}</p>
          <SeedHash term={t('handHash')} hash={hand?.fairness.serverSeedHash ?? '–'} />
          <SeedField ref={seedField} help={t('seedHelp')} maxLength={31} pattern="[A-Za-z0-9_]*" />
          <h3>{frame('lastRound')}</h3>
          {lastHand?.fairness.serverSeed ? (
            <HandProof hand={lastHand} modelId={model.id} />
          ) : (
            <p>{frame('noRoundYet')}</p>
          )}
        </>
      }
    >
      <div className="stage" id="stage">
        <div className="table felt">
          <Side id="other" name={opponentName(hand)} side={hand?.other ?? null} hand={hand} />
          <Middle hand={hand} left={left} />
          <Side id="own" name={t('you')} side={hand?.own ?? null} hand={hand} />
        </div>
      </div>
      <OutcomeLine state={state} mayAskPartner={mayAskPartner} ante={ante} roomName={roomName} tooDear={tooDear} />
      <div className="desk">
        <Balance value={state.balance} />
        <History pairs={lastHand ? getPairs(lastHand) : null} rounds={state.lastHands} />
        <Costs ante={model.ante} />
        <div className="choices">
          <button
            type="button"
            className="secondary"
            id="second"
            hidden={!isWaiting && !isDeciding}
            disabled={isBusy}
            onClick={table.pressSecond}
          >
            {t(isDeciding ? 'fold' : 'getUp')}
          </button>
          <button
            type="button"
            className="primary"
            id="play"
            aria-disabled={isBusy || isTooDear || !(isOver(hand) || isDeciding || mayAskPartner)}
            onClick={press}
          >
            {primaryLabel()}
          </button>
        </div>
      </div>
    </Page>
  )

  function opponentName(shown: HandResponse | null): string {
    if (shown?.company === 'partner') return t('housePartner')
    return t(shown?.company ? 'other' : 'emptySeat')
  }

  function getPairs({ pot, rake, stake, payout }: HandResponse): Pair[] {
    return [
      [t('pot'), <Amount key="pot" value={pot} />],
      [t('rake'), <Amount key="rake" value={rake ?? '0'} />],
      [frame('stake'), <Amount key="stake" value={stake} />],
      [frame('payout'), <Amount key="payout" value={payout ?? '0'} />, isAbove(payout ?? '0', stake) ? 'won' : ''],
    ]
  }
}

function Rules({ model }: { model: CardsModel }) {
  const { t } = useTranslation('cards')
  const { t: frame } = useTranslation('frame')
  const { money, percent } = useLaunched()
  return (
    <>
      <Paragraphs
        texts={[
          t('ready', { ante: money(model.ante) }),
          t('rulesDeal'),
          t('rulesEnd'),
          t('rulesHands'),
          t('rulesRake', { rake: percent(String(model.rakeBasisPoints / 100)) }),
          t('rulesPartner'),
          t('rulesLeave'),
        ]}
      />
      <h3 className="tabular">{`${frame('returnToPlayer')} ${percent(model.returnToPlayer)}`}</h3>
      <h3>{frame('breakOff')}</h3>
      <p>{t('rulesBreak')}</p>
    </>
  )
}

/** Pot and clock. @param left milliseconds to decide in */
function Middle({ hand, left }: { hand: HandResponse | null; left: number }) {
  const { t } = useTranslation('cards')
  return (
    <div className="middle">
      <p className="pot">
        <span className="label">{t('pot')}</span>{' '}
        <span className="amount" id="pot">
          {hand?.own.cards ? <Amount value={hand.pot} /> : '–'}
        </span>
      </p>
      <div className="clock tabular" aria-hidden="true">
        <span>
          <i id="clock" style={{ '--left': left / (DECISION_TIME_S * 1_000) } as CSSProperties} />
        </span>
        <b id="left">{left > 0 ? Math.ceil(left / 1_000) : ''}</b>
      </div>
    </div>
  )
}

function Costs({ ante }: { ante: CardsModel['ante'] }) {
  const { t } = useTranslation('cards')
  return (
    <div className="controls">
      <Pairs
        className="pairs tabular costs"
        pairs={[
          [t('ante'), <Amount key="ante" value={ante} />],
          [t('raiseCosts'), <Amount key="raise" value={ante} />],
        ]}
      />
    </div>
  )
}

/** `performance.now()`, updated while a countdown runs. */
function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(performance.now()), CLOCK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

interface SideProps {
  id: 'own' | 'other'
  name: string
  side: TableSide | null
  hand: HandResponse | null
}

function Side({ id, name, side, hand }: SideProps) {
  const { t } = useTranslation('cards')
  const isDealt = hand !== null && hand.own.cards !== null
  const cards = side?.cards ?? null
  const isDeciding = id === 'other' && hand?.status === 'going'
  const placeholder = <span className={isDealt ? 'back' : 'free'} />
  return (
    <section
      className="side"
      id={id}
      data-won={hand?.winner === id || undefined}
      data-folded={side?.decision === 'fold' || undefined}
    >
      <h2>
        <span>{name}</span>
        <span className="said">{statusText()}</span>
      </h2>
      <div className="cards" role="img" aria-label={cardsLabel()}>
        {cards ? (
          cards.map((card) => <PlayingCard key={card} card={card} />)
        ) : (
          <>
            {placeholder}
            {placeholder}
            {placeholder}
          </>
        )}
      </div>
      <p className="points tabular">{cards ? handText(cards) : ''}</p>
    </section>
  )

  function handText(shown: readonly number[]): string {
    const held = shown as unknown as Hand
    return isThreeFaceCards(held) ? t('threePictures') : t('points', { points: getPoints(held) })
  }

  function cardsLabel(): string {
    if (!cards) return t(isDealt ? 'hidden' : 'emptySeat')
    const names = cards.map((card) => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`)
    return `${names.join(' ')}, ${handText(cards)}`
  }

  function statusText(): string {
    if (!side || side.decision === null) return isDeciding ? t(hand.other.decided ? 'hasDecided' : 'thinking') : ''
    if (side.decision === 'raise') return t('raised')
    if (side.decidedBy === 'time') return t('foldedByTime')
    if (side.decidedBy === 'leaving') return t('foldedByLeaving')
    return t(side.decidedBy === 'wallet' ? 'foldedByWallet' : 'folded')
  }
}

interface OutcomeLineProps {
  state: TableState
  mayAskPartner: boolean
  ante: string
  roomName: string
  /** Why no seat may be taken. */
  tooDear: string | null
}

/** The error, next step or result. It must not count down: screen readers announce every change. */
function OutcomeLine({ state: { hand, error, isSending }, mayAskPartner, ante, roomName, tooDear }: OutcomeLineProps) {
  const { t } = useTranslation('cards')
  const { t: frame } = useTranslation('frame')
  const { kind, content } = getOutcome()
  return (
    <div className="outcome" id="outcome" role="status" data-kind={kind}>
      {kind === 'error' ? <Icon name="warning" /> : null}
      {typeof content === 'string' ? <span>{content}</span> : content}
      {error === 'shortAnte' || error === 'shortRaise' ? <DepositButton /> : null}
    </div>
  )

  function getOutcome(): { kind: 'error' | 'note' | 'result'; content: ReactNode } {
    const note = (text: string) => ({ kind: 'note', content: text }) as const
    if (error) {
      return { kind: 'error', content: isFrameError(error) ? frame(error) : t(error, { ante }) }
    }
    if (tooDear !== null) return { kind: 'error', content: tooDear }
    if (mayAskPartner) return note(t('partnerHelp'))
    if (isSending && mayDecide(hand)) return note(t('paying'))
    if (!hand) return note(t('ready', { ante }))
    if (hand.status === 'waiting') return note(t('waiting', { room: roomName }))
    if (hand.status === 'going') {
      return note(t(hand.own.decision === null ? 'decide' : 'awaitOther', { seconds: DECISION_TIME_S }))
    }
    if (hand.status === 'pending') return note(t(hand.own.cards ? 'settling' : 'dealing'))
    if (hand.status === 'settled') return { kind: 'result', content: getResult(hand) }
    const refunds = { 'own-unpaid': 'refundOwn', 'other-unpaid': 'refundOther', unknown: 'refundUnknown' } as const
    return { kind: 'error', content: t(refunds[hand.refund ?? 'unknown']) }
  }

  function getResult({ winner, by, payout, stake }: HandResponse): ReactNode {
    if (winner === 'other')
      return (
        <>
          <span>{frame('lost')}</span>
          <b>
            <Amount value={stake} />
          </b>
          <span>{t(by === 'cards' ? 'worseHand' : 'youFolded')}</span>
        </>
      )
    const isWin = winner === 'own' && isAbove(payout ?? '0', stake)
    const Strong = isWin ? 'strong' : 'b'
    const how = winner === 'nobody' ? 'bothFolded' : by === 'cards' ? 'betterHand' : 'otherFolded'
    return (
      <>
        <span>{frame(isWin ? 'won' : 'paidBack')}</span>
        <Strong>
          <Amount value={payout ?? '0'} />
        </Strong>
        <span>{t(how)}</span>
      </>
    )
  }
}

function HandProof({ hand, modelId }: { hand: HandResponse; modelId: string }) {
  const { t } = useTranslation('cards')
  const { t: frame } = useTranslation('frame')
  const { serverSeedHash, serverSeed, clientSeed, nonce } = hand.fairness
  const claim = {
    engine: 'cards',
    modelId,
    bet: hand.proof?.bet,
    moves: hand.proof?.moves ?? [],
    elapsedMs: 0,
    payout: hand.payout ?? '0',
    fairness: { serverSeedHash, serverSeed: serverSeed ?? '', clientSeed, nonce },
  }
  const pairs: Pair[] = [
    [frame('roundId'), hand.seatId, 'code'],
    [frame('serverSeedHash'), serverSeedHash, 'code'],
    [frame('serverSeed'), serverSeed, 'code'],
    [t('bothSeeds'), clientSeed, 'code'],
    [frame('nonce'), nonce, 'code'],
  ]
  return <Proof key={hand.seatId} pairs={pairs} claim={claim} />
}
