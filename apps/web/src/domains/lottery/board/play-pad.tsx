import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { type PricedLine, priceLine } from '@playhouse/engines/lottery/ticket-lines.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { Dices } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createAccountStore } from '../../../access/account-store.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { usePossibleWin } from '../possible-win.ts'
import { useBetTexts } from './bet-texts.ts'
import type { BoardPlay } from './board-types.ts'
import { NumberPad } from './number-pad.tsx'
import { getLines, quickPick } from './pad.ts'
import type { SlipLimits } from './slip.ts'
import type { Slip } from './slip-store.ts'
import { StakeField, StakePresets, type StakeUnit, getStakeUnit } from './stake-field.tsx'

interface PlayPadProps {
  play: BoardPlay
  structure: Structure
  terms: OddsChoice
  limits: SlipLimits
  currency: string
  slip: Slip
  isOnSale: boolean
}

const FIRST_STAKE: Readonly<Record<StakeUnit, string>> = { POINT: '1000', MONEY: '10000' }
/** The stake that was typed last, by unit, for the next bet type. */
const lastStakes = createAccountStore(FIRST_STAKE)
const STAKE = /^[1-9]\d{0,12}$/
const NO_CELLS: ReadonlySet<number> = new Set()

/** Chooses picks and stake of one bet type, and prices them before they go to the slip. */
export function PlayPad({ play, structure, terms, limits, currency, slip, isOnSale }: PlayPadProps) {
  const { t } = useTranslation('lottery')
  const { integer, wholeMoney } = useFormat()
  const { explain } = useBetTexts(structure, currency)
  const getWin = usePossibleWin(currency)
  const [chosen, setChosen] = useState(NO_CELLS)
  const unit = getStakeUnit(play.unit)
  const [stake, setStake] = useState(lastStakes.get()[unit])
  const type = findBetType(structure, play.betType)
  const full = useMemo(() => {
    const mark = `${play.betType}:`
    return new Set(
      [...limits.remaining].flatMap(([selection, left]) =>
        left <= 0n && selection.startsWith(mark) && !selection.includes(',')
          ? [Number(selection.slice(mark.length))]
          : [],
      ),
    )
  }, [limits.remaining, play.betType])
  useEffect(() => {
    if (stake !== '') lastStakes.set({ ...lastStakes.get(), [unit]: stake })
  }, [stake, unit])
  if (!type) return null

  const lines = getLines(structure, type, [...chosen])
  const count = lines.reduce((sum, { length }) => sum + length, 0)
  const missing = lines.length === 0 ? type.picks.min : type.picks.min - (lines[0]?.length ?? 0)
  const surplus = (lines[0]?.length ?? 0) - type.picks.max
  const isReady = missing <= 0 && surplus <= 0 && STAKE.test(stake)
  const priced = isReady ? priceAll(lines) : []
  function priceAll(all: readonly (readonly number[])[]): PricedLine[] | null {
    const stakeMinor = parseAmount(stake)
    try {
      return all.map((picks) => priceLine(structure, terms, { betType: play.betType, picks, stakeMinor }))
    } catch (error) {
      // The board's odds are newer than this page.
      if (error instanceof OddsError) return null
      throw error
    }
  }
  const cost = (priced ?? []).reduce((sum, { costMinor }) => sum + costMinor, 0n)
  const win = getWin(priced ?? [])
  const units = (priced ?? []).reduce((sum, line) => sum + line.units, 0)
  const reason =
    missing > 0
      ? t('pad.choose', { count: missing })
      : surplus > 0
        ? t('pad.tooMany', { count: surplus, max: type.picks.max })
        : !isReady
          ? t('problems.STAKE')
          : priced === null
            ? t('problems.UNKNOWN')
            : null
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small text-muted text-pretty">{explain(type, play)}</p>
      <NumberPad
        structure={structure}
        type={type}
        payouts={play.payouts}
        chosen={chosen}
        full={full}
        onChange={setChosen}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <Button size="small" onClick={() => setChosen(new Set(quickPick(structure, type)))}>
            <Dices size={16} aria-hidden="true" />
            {t('pad.quickPick')}
          </Button>
          <Button size="small" variant="quiet" disabled={chosen.size === 0} onClick={() => setChosen(NO_CELLS)}>
            {t('pad.clear')}
          </Button>
        </div>
        <p role="status" className="figures text-small text-muted">
          {count > 0 ? t('pad.chosen', { count, shown: integer(count) }) : ''}
        </p>
      </div>
      <div className="tone-card grid items-center gap-x-4 gap-y-3 rounded-card bg-surface p-3 tablet:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <StakeField
          label={unit === 'POINT' ? t('pad.points') : t('pad.stake')}
          stake={stake}
          unit={unit}
          currency={currency}
          invalid={!STAKE.test(stake)}
          onChange={setStake}
        />
        <StakePresets stake={stake} unit={unit} onChange={setStake} />
        <Button
          disabledReason={isOnSale ? reason : t('notOnSale')}
          onClick={() => {
            slip.add(lines.map((picks) => ({ betType: play.betType, picks, stake })))
            setChosen(NO_CELLS)
          }}
        >
          {t('pad.add')}
        </Button>
        <dl className="figures flex flex-wrap gap-x-5 gap-y-1 text-small tablet:col-span-3">
          <Fact term={t('slip.combinations')}>{integer(units)}</Fact>
          <Fact term={t('pad.cost')}>{wholeMoney(formatAmount(cost), currency)}</Fact>
          <Fact term={win.term}>{win.text}</Fact>
        </dl>
      </div>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
