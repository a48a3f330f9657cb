import { MARKETS_MODELS, type MarketsModel, type Shape } from '@playhouse/engines/markets/models.ts'
import { getPayout } from '@playhouse/engines/markets/payout.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { getOutcome } from '@playhouse/shared/outcome.ts'
import type { GameSession } from '@playhouse/vendor-api/play-api.ts'
import type { BetResponse, Board } from '@playhouse/vendor-api/play-api-markets.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Limits } from '../frame/stake-choices.tsx'
import { Amount, useLaunched, useModel } from '../frame/launched.tsx'
import { Balance, Page, type Pair, Paragraphs } from '../frame/parts.tsx'
import { Proof } from '../frame/proof.tsx'
import { createPlayApi, isRecord, postToSite } from '../frame/play-api.ts'
import { isSession } from '../frame/round-keeper.ts'
import { EventCard } from './event-card.tsx'
import './markets.css'
import { MissedEvent, showEvent, useRequestedChoice } from './requested-choice.tsx'
import { SlipView, useSlip } from './slip.tsx'
import { useTexts } from './texts.ts'

const POLL_INTERVAL_MS = 2_000
const PHASE_ORDER = { running: 0, open: 1, ended: 2 } as const

const NO_BOARD: Board = { now: 0, events: [], bets: [] }

const isBoard = (value: unknown): value is Board => isRecord(value) && Array.isArray(value.events)
const isBet = (value: unknown): value is BetResponse => isRecord(value) && typeof value.roundId === 'string'

/** Sportsbook of simulated events: events, bet slip and the account's bets. */
export function MarketsGame() {
  const { t } = useTranslation('markets')
  const { launch } = useLaunched()
  const model = useModel(MARKETS_MODELS)
  const { board, balance, maxStake, notice, now, ended, api, refresh, end } = useBoard()
  /** `count` lets the same proof be opened again. */
  const [provenBet, setProvenBet] = useState<{ bet: BetResponse; count: number } | null>(null)
  const slipLine = useRef<HTMLParagraphElement>(null)
  const slip = useSlip({
    line: slipLine,
    place: (body) => api('bets', isBet, body),
    onPlaced: refresh,
    onEnded: end,
    mostStake: maxStake,
    onLimit: refresh,
  })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { closeStarted, choose } = slip
  const missed = useRequestedChoice(board.events, choose, () => setSheetOpen(true))
  useEffect(() => {
    closeStarted(now)
  }, [closeStarted, now])
  const forgetPlaced = useEffectEvent(slip.forgetStatus)
  useEffect(() => {
    if (ended.length > 0) forgetPlaced()
  }, [ended])

  useEffect(() => {
    if (!isSheetOpen) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return
      setSheetOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isSheetOpen])

  useEffect(() => {
    postToSite({ type: 'playhouse:ready' }, launch.siteOrigin)
  }, [launch])

  const events = board.events.toSorted(
    (one, other) =>
      PHASE_ORDER[one.phase] - PHASE_ORDER[other.phase] ||
      (one.phase === 'ended' ? other.endsAt - one.endsAt : one.startsAt - other.startsAt),
  )
  return (
    <Page
      className="markets"
      subtitle={<p>{t('simulated')}</p>}
      shownProof={provenBet ? `${provenBet.bet.roundKey} ${provenBet.count}` : undefined}
      rules={<Rules model={model} />}
      fairness={
        <>
          <p>{t('fairnessHow')}</p>
          {provenBet ? (
            <BetProof key={provenBet.bet.roundKey} bet={provenBet.bet} modelId={model.id} />
          ) : (
            <p>{t('fairnessPick')}</p>
          )}
        </>
      }
    >
      {/* Scrollable, so it needs a tab stop for keyboard users. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="board" id="stage" aria-label={t('events')} tabIndex={0}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} now={now} isChosen={slip.isChosen} onChoose={slip.choose} />
        ))}
      </section>
      <section className="desk" id="desk" aria-label={t('slip')} data-opened={isSheetOpen || undefined}>
        <div className="desk-bar">
          <Balance value={balance} />
          <Ended bets={ended} />
          <button
            type="button"
            className="secondary"
            id="slip-toggle"
            ref={toggle}
            aria-expanded={isSheetOpen}
            aria-controls="sheet"
            onClick={() => setSheetOpen(!isSheetOpen)}
          >
            {t('slip')} <span className="count tabular">{slip.items.length}</span>
          </button>
        </div>
        <div className="sheet" id="sheet">
          <h2>{t('slip')}</h2>
          <MissedEvent
            missed={slip.items.length === 0 ? missed : null}
            next={events.find(({ phase }) => phase === 'open')}
            onShow={(event) => {
              setSheetOpen(false)
              showEvent(event)
            }}
          />
          <SlipView slip={slip} notice={notice} line={slipLine} />
          <h2>{t('myBets')}</h2>
          {board.bets.length === 0 ? (
            <p className="quiet" id="bets-empty">
              {t('noBets')}
            </p>
          ) : null}
          <ol className="bets" id="bets">
            {board.bets.map((bet) => (
              <BetRow
                key={bet.roundKey}
                bet={bet}
                onProve={() => setProvenBet({ bet, count: (provenBet?.count ?? 0) + 1 })}
              />
            ))}
          </ol>
        </div>
      </section>
    </Page>
  )
}

function Rules({ model }: { model: MarketsModel }) {
  const { t } = useTranslation('markets')
  const { t: frame } = useTranslation('frame')
  const { percent } = useLaunched()
  return (
    <>
      <Paragraphs
        className="tabular"
        texts={[
          t('ruleSimulated'),
          t('ruleTimes'),
          shapeRule(model.shape),
          t('ruleBets'),
          ...(model.shape.kind === 'duel' ? [] : [t('ruleHandicap')]),
          t('ruleMargin', { return: percent(model.returnToPlayer) }),
        ]}
      />
      <Limits model={model} />
      <h3>{frame('breakOff')}</h3>
      <Paragraphs texts={[t('ruleBreakOff'), t('ruleVoid')]} />
    </>
  )

  function shapeRule(shape: Shape): string {
    if (shape.kind === 'series') return t('ruleSeries', { sets: shape.sets })
    return t(shape.kind === 'goals' ? 'ruleGoals' : 'ruleDuel')
  }
}

/** Polls the board while the page is visible, and the balance whenever a bet ends. */
function useBoard() {
  const { t } = useTranslation('markets')
  const { t: frame } = useTranslation('frame')
  const { launch } = useLaunched()
  const [api] = useState(() => createPlayApi(launch.playToken))
  const [board, setBoard] = useState<Board>(launch.board ?? NO_BOARD)
  const [{ balance, maxStake }, setSession] = useState<Pick<GameSession, 'balance' | 'maxStake'>>(launch.session)
  const [state, setState] = useState<'fine' | 'unanswered' | 'ended'>('fine')
  /** Server clock minus browser clock. */
  const clockOffset = useRef(0)
  const [now, setNow] = useState(board.now)
  const openBets = useRef(getOpenBets(board))
  /** Bets that ended last while the page was open. */
  const [ended, setEnded] = useState<readonly BetResponse[]>([])

  const refreshBalance = async () => {
    const reply = await api('session', isSession)
    if (reply.kind !== 'response') return
    setSession(reply.value)
    postToSite({ type: 'playhouse:round', balance: reply.value.balance }, launch.siteOrigin)
  }
  const refreshBoard = async () => {
    const reply = await api('markets', isBoard)
    if (reply.kind === 'refused' && reply.code === 'game_session_expired') return setState('ended')
    if (reply.kind !== 'response') return setState('unanswered')
    setState('fine')
    clockOffset.current = reply.value.now - Date.now()
    setBoard(reply.value)
    setNow(reply.value.now)
    const stillOpen = getOpenBets(reply.value)
    const justEnded = reply.value.bets.filter(
      ({ roundKey }) => openBets.current.has(roundKey) && !stillOpen.has(roundKey),
    )
    openBets.current = stillOpen
    if (justEnded.length === 0) return
    await refreshBalance()
    setEnded(justEnded)
  }
  const refresh = () => void Promise.all([refreshBoard(), refreshBalance()])
  const latest = useRef({ refreshBoard, refresh })
  useEffect(() => {
    latest.current = { refreshBoard, refresh }
  })

  useEffect(() => {
    clockOffset.current = (launch.board?.now ?? Date.now()) - Date.now()
  }, [launch])
  const hasEnded = state === 'ended'
  useEffect(() => {
    if (hasEnded) return
    let timer: ReturnType<typeof setTimeout>
    const poll = async () => {
      if (document.visibilityState === 'visible') await latest.current.refreshBoard()
      timer = setTimeout(() => void poll(), POLL_INTERVAL_MS)
    }
    timer = setTimeout(() => void poll(), POLL_INTERVAL_MS)
    const clock = setInterval(() => setNow(Date.now() + clockOffset.current), 1_000)
    const onVisibility = () => document.visibilityState === 'visible' && latest.current.refresh()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(timer)
      clearInterval(clock)
    }
  }, [hasEnded])

  const notices = { fine: '', unanswered: t('foundNothing'), ended: frame('messageSessionExpired') }
  return { board, balance, maxStake, now, ended, api, refresh, notice: notices[state], end: () => setState('ended') }
}

function getOpenBets({ bets }: Board): ReadonlySet<string> {
  const open = bets.filter(({ payout, status }) => payout === null && status !== 'refunded')
  return new Set(open.map(({ roundKey }) => roundKey))
}

/** What became of the bets that have just ended, in view also where the slip is closed. */
function Ended({ bets }: { bets: readonly BetResponse[] }) {
  const texts = useTexts()
  return (
    <div className="ended tabular" role="status">
      {bets.map((bet) => (
        <p key={bet.roundKey}>
          <span className="quiet">{`${bet.home} – ${bet.away}${bet.result ? ` ${texts.score(bet.result)}` : ''} · `}</span>
          <BetOutcome bet={bet} />
        </p>
      ))}
    </div>
  )
}

function BetRow({ bet, onProve }: { bet: BetResponse; onProve: () => void }) {
  const { t } = useTranslation('markets')
  const texts = useTexts()
  const { bet: on, line, home, away, result, status, stake } = bet
  const name = texts.selection(bet, on.selection, line)
  return (
    <li data-status={status}>
      <div className="pick">
        <b>{name}</b>
        <b className="tabular">{texts.odds(on.odds)}</b>
      </div>
      <span className="quiet tabular">
        {`${texts.market(on.market, line)} · ${home} – ${away}${result ? ` ${texts.score(result)}` : ''}`}
      </span>
      <p className="fate tabular">
        <span>
          <Amount value={stake} />
        </span>
        <span>
          <BetOutcome bet={bet} />
        </span>
      </p>
      {status === 'settled' && bet.fairness.serverSeed !== null ? (
        <button
          type="button"
          className="link"
          aria-label={`${t('checkBet')}: ${name}, ${home} – ${away}`}
          onClick={onProve}
        >
          {t('checkBet')}
        </button>
      ) : null}
    </li>
  )
}

/** Outcome of a bet. A payout not above the stake is paid back, not won. */
function BetOutcome({ bet: { status, payout, stake, bet } }: { bet: BetResponse }) {
  const { t } = useTranslation('markets')
  const { t: frame } = useTranslation('frame')
  if (status === 'refunded') return t('refunded')
  if (status === 'pending') return t('pending')
  if (status === 'open') {
    return (
      <>
        <span>{`${t('openBet')} · ${t('pays')} `}</span>
        <Amount value={getPayout(parseAmount(stake), bet.odds)} />
      </>
    )
  }
  const outcome = getOutcome(parseAmount(stake), parseAmount(payout ?? '0'))
  if (outcome === 'LOST')
    return (
      <>
        <span>{`${t('lost')} `}</span>
        <Amount value={stake} />
      </>
    )
  return (
    <>
      <span>{`${outcome === 'WON' ? t('won') : frame('paidBack')} `}</span>
      <Amount value={payout ?? '0'} className={outcome === 'WON' ? 'won' : ''} />
    </>
  )
}

function BetProof({ bet, modelId }: { bet: BetResponse; modelId: string }) {
  const { t } = useTranslation('markets')
  const { t: frame } = useTranslation('frame')
  const texts = useTexts()
  const { serverSeedHash, serverSeed, clientSeed, nonce } = bet.fairness
  const pairs: Pair[] = [
    [frame('roundId'), bet.roundId, 'code'],
    [`${bet.home} – ${bet.away}`, bet.result ? texts.score(bet.result) : '', 'tabular'],
    [t('odds'), texts.odds(bet.bet.odds), 'tabular'],
    [frame('serverSeedHash'), serverSeedHash, 'code'],
    [frame('serverSeed'), serverSeed, 'code'],
    [t('eventName'), clientSeed, 'code'],
  ]
  const fairness = { serverSeedHash, serverSeed: serverSeed ?? '', clientSeed, nonce }
  return (
    <Proof pairs={pairs} claim={{ engine: 'markets', modelId, bet: bet.bet, payout: bet.payout ?? '0', fairness }} />
  )
}
