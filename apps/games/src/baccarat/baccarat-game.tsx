import type { Spot, BaccaratResult, BaccaratView } from '@playhouse/engines/baccarat/baccarat.ts'
import { baccaratEngine } from '@playhouse/engines/baccarat/engine.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { SharedRound, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stakeChoices } from '../frame/stake-choices.tsx'
import { useLaunched, useModel } from '../frame/launched.tsx'
import { Notice } from '../frame/notice.tsx'
import { Balance, History, Page, usePressKeys } from '../frame/parts.tsx'
import { isAbove } from '../frame/play-api.ts'
import { SharedProof } from '../frame/shared-proof.tsx'
import type { SharedState } from '../frame/shared-table.ts'
import { withinMaximum } from '../frame/stake-field.tsx'
import { useServerNow, useSharedTable } from '../frame/use-shared-table.ts'
import { WinLine } from '../frame/win-line.tsx'
import '../frame/felt.css'
import './baccarat.css'
import { chipTotal, withoutLastChip } from './chips.ts'
import type { RoadResult } from './roads.ts'
import { Roads } from './roads-view.tsx'
import { SIDES, dealtCards, HandView } from './hands.tsx'
import { SPOT_KEYS, Rules, takesCommission } from './baccarat-rules.tsx'
import { ChipPicker, Tools, useChips } from './chip-tools.tsx'
import { Places, useSpotState } from './betting-table.tsx'

const BETTING_TIME_MS = baccaratEngine.table?.betsMs ?? 1

const CLOCK_INTERVAL_MS = 100
const PAYOUT_DISPLAY_MS = 5_000

const getResult = ({ result }: Pick<SharedRound, 'result'>) => result as BaccaratResult | null

/** A shared table: everybody bets on the same coup, which is dealt automatically on the vendor's clock. */
export function BaccaratGame() {
  const { t } = useTranslation('baccarat')
  const { t: frame } = useTranslation('frame')
  const { money, percent } = useLaunched()
  const model = useModel(BACCARAT_MODELS)
  const { rounds, state, sounds } = useSharedTable()
  const now = useServerNow(rounds, CLOCK_INTERVAL_MS)
  const limits = withinMaximum(model, state.maxStake)
  const [stake, chooseStake] = useState(() => stakeChoices(model)[0] ?? '0')
  const { last, next, history, bets } = state.table

  const isDealing = last.phase === 'playing'
  const dealt = dealtCards(getResult(last), last.startsAt === null ? 0 : now - last.startsAt)
  const result = dealt.isComplete ? getResult(last) : null
  const leftMs = next.startsAt === null ? 0 : Math.max(0, next.startsAt - now)
  const isOpen = !isDealing && leftMs > 0
  const placedBets = bets.filter(({ eventId, status }) => eventId === next.id && status !== 'refunded')
  const isSending = state.sending.size > 0
  const isLocked = !isOpen || isSending || state.hasEnded

  const laying = useChips(rounds, { isLocked, placedBets, stake, maxStake: limits.maxStake, onChange: sounds.tick })
  const { chips, mayPlace, placeBets } = laying
  const shownRound = isDealing ? last : next
  const lastBets = bets.filter(({ eventId, status }) => eventId === last.id && status !== 'refunded')
  const showsPayouts = isDealing || (last.endsAt !== null && now < last.endsAt + PAYOUT_DISPLAY_MS)
  const showsLast = isDealing || (showsPayouts && chips.length === 0 && placedBets.length === 0)
  const spotState = useSpotState({
    others: shownRound.others,
    lastBets: showsLast ? lastBets : null,
    placedBets,
    chips,
  })
  usePressKeys(() => void placeBets())

  const returnText = `${frame('returnToPlayer')} ${percent(model.returnToPlayer)}`
  const programs = shownRound.others.filter(({ isProgram }) => isProgram).length
  const playerCounts = t('atTable', { players: shownRound.others.length - programs, programs })
  return (
    <Page
      className="baccarat-page"
      subtitle={<p className="tabular">{returnText}</p>}
      sounds={sounds}
      rules={<Rules model={model} />}
      fairness={<SharedProof engine="baccarat" modelId={model.id} table={state.table} bet={state.lastProven} />}
    >
      <div className="stage" id="stage">
        <div className="table felt">
          <div className="hands">
            {SIDES.map((side) => (
              <HandView key={`${last.id} ${side}`} side={side} cards={dealt[side]} hasWon={result?.winner === side} />
            ))}
            <BettingClock leftMs={leftMs} isDealing={isDealing} />
          </div>
          <p className="table-line">
            <span>{`${t('byProgram')} · ${t(takesCommission(model) ? 'withCommission' : 'withoutCommission')}`}</span>
            <strong id="verdict" role="status">
              {result ? <Verdict coup={result} /> : null}
            </strong>
          </p>
          <Places
            model={model}
            isLocked={isLocked}
            onAddChip={laying.addChip}
            onRemoveChip={(on) => laying.changeChips(withoutLastChip(chips, on))}
          >
            {spotState}
          </Places>
          <p className="table-line company">
            <span>{playerCounts}</span>
          </p>
        </div>
        <Roads results={getRoad(history)} />
      </div>
      <OutcomeLine state={state} warning={laying.warning} isDealing={isDealing} />
      <div className="desk">
        <Balance value={state.balance} />
        <History pairs={null} rounds={state.lastRounds} />
        <Tools chips={chips} lastChips={laying.lastChips} onChange={laying.changeChips} />
        <ChipPicker model={model} limits={limits} stake={stake} onChoose={chooseStake} />
        <button type="button" className="primary" id="play" aria-disabled={!mayPlace} onClick={() => void placeBets()}>
          {label()}
        </button>
      </div>
    </Page>
  )

  function label(): string {
    if (isSending) return t('placing')
    if (chips.length > 0) return t('press', { amount: money(chipTotal(chips)) })
    const sum = placedBets.reduce((total, bet) => total + parseAmount(bet.stake), 0n)
    return sum > 0n ? t('placed', { amount: money(sum) }) : t('layFirst')
  }
}

/** The table's results, oldest first. */
function getRoad(history: SharedTable['history']): RoadResult[] {
  return history.toReversed().flatMap(({ result }) => {
    if (!result) return []
    const { winner, pairs } = result as BaccaratResult
    return [{ winner, playerPair: pairs.includes('player-pair'), bankerPair: pairs.includes('banker-pair') }]
  })
}

/** Counts down to the end of betting. */
function BettingClock({ leftMs, isDealing }: { leftMs: number; isDealing: boolean }) {
  const { t } = useTranslation('baccarat')
  const seconds = Math.ceil(leftMs / 1_000)
  const text = isDealing ? t('dealing') : t('betsClose', { seconds })
  return (
    <div className="betting-clock tabular" data-soon={(!isDealing && seconds <= 5) || undefined}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" className="rim" />
        <circle
          cx="24"
          cy="24"
          r="21"
          className="left"
          pathLength="1"
          strokeDasharray={`${Math.min(1, leftMs / BETTING_TIME_MS)} 1`}
        />
        <text x="24" y="30">
          {isDealing ? '–' : seconds}
        </text>
      </svg>
      <span>{text}</span>
    </div>
  )
}

function OutcomeLine({ state, warning, isDealing }: { state: SharedState; warning: string; isDealing: boolean }) {
  const { t } = useTranslation('baccarat')
  return (
    <div className="outcome" id="outcome" role="status" data-kind={outcomeKind()}>
      {outcome()}
    </div>
  )

  function outcomeKind(): string {
    if (state.isUnanswered || warning || (state.message && state.message !== 'messageRefunded')) return 'error'
    return state.message ? 'note' : state.result ? 'result' : 'ready'
  }

  function outcome(): ReactNode {
    if (state.isUnanswered) return <Notice message="messageTableSilent" isError />
    if (state.message)
      return <Notice message={state.message} isError={state.message !== 'messageRefunded'} maxStake={state.maxStake} />
    if (warning) return <span>{warning}</span>
    if (state.result) {
      const { eventId, payout, stake: staked } = state.result
      const won = state.result.bets.flatMap(({ view }) => (view as BaccaratView).paid)
      const on = new Set(
        won.flatMap(({ on: spot, payout: paid }) => (isAbove(paid, '0') ? [t(SPOT_KEYS[spot as Spot])] : [])),
      )
      return <WinLine key={eventId} payout={payout} stake={staked} note={[...on].join(' · ')} namesLoss />
    }
    return <span>{t(isDealing ? 'noMoreBets' : 'ready')}</span>
  }
}

/** "Banker wins, 7 to 4". */
function Verdict({ coup }: { coup: BaccaratResult }) {
  const { t } = useTranslation('baccarat')
  if (coup.winner === 'tie') return t('verdictTie', { points: coup.player.total })
  const loser = coup.winner === 'player' ? 'banker' : 'player'
  return t('verdict', { side: t(coup.winner), high: coup[coup.winner].total, low: coup[loser].total })
}
