import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { CircleAlert, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { stationName, useLotteryNames, useDrawName } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { usePossibleWin } from '../possible-win.ts'
import { useBetTexts } from './bet-texts.ts'
import { type PricedSlipLine, wholeUnits } from './slip.ts'
import type { SlipPanelProps } from './slip-panel-props.ts'
import { StakeField, getStakeUnit } from './stake-field.tsx'

const PICKS_SHOWN = 10

interface SlipRowProps extends SlipPanelProps {
  row: PricedSlipLine
}

/** A line of the slip: its bet, stake, cost and possible win, and what is wrong with it. */
export function SlipRow({ row, slip, board, structure: own, lottery, current }: SlipRowProps) {
  const { t } = useTranslation('lottery')
  const { betTypeName } = useLotteryNames()
  const { wholeMoney } = useFormat()
  const { line, priced, problem } = row
  const { currency } = board.minimumCost
  const structure = (line.lottery === undefined ? undefined : getStructure(line.lottery)) ?? own
  const { picksText } = useBetTexts(structure, currency)
  const id = useId()
  const station = stationName(line.lottery ?? lottery ?? '')
  const bet = betTypeName(line.betType)
  // Several stations can have the same bet.
  const name = line.lottery === undefined ? bet : `${station}: ${bet}`
  const picks = picksText(line.betType, line.picks, PICKS_SHOWN)
  const drawName = useDrawName()
  const unit = getStakeUnit(findBetType(structure, line.betType)?.unit ?? '')
  const isRound = unit === 'MONEY' || line.stake === '' || /^0+$|000$/.test(line.stake)
  const getWin = usePossibleWin(currency)
  const money = (minor: bigint) => wholeMoney(formatAmount(minor), currency)
  const wrong = (() => {
    if (!problem) return null
    switch (problem.is) {
      case 'STAKE':
        return t('problems.STAKE')
      case 'UNKNOWN':
        return t('problems.UNKNOWN')
      case 'NOT_ON_SALE':
        return t('problems.NOT_ON_SALE', { station, number: drawName(line.number ?? current?.number ?? '') })
      case 'MINIMUM':
        return t('problems.MINIMUM', { amount: money(problem.limit) })
      case 'MAXIMUM':
        return t('problems.MAXIMUM', { amount: money(problem.limit) })
      case 'CEILING':
        return t('problems.CEILING', {
          number: problem.pick === null ? picks : picksText(line.betType, [problem.pick], 1),
          amount: money(problem.limit),
        })
    }
  })()
  const win = priced && getWin([priced])
  const left = problem?.is === 'CEILING' ? wholeUnits(problem.limit) : '0'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_8.5rem_2.25rem] items-start gap-x-2 gap-y-1.5 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="text-small text-muted">{bet}</p>
        <p className="figures text-body font-semibold wrap-anywhere">{picks}</p>
      </div>
      <StakeField
        label={t('slip.stakeOf', { bet: name, picks })}
        stake={line.stake}
        unit={isRound ? unit : 'MONEY'}
        currency={currency}
        invalid={problem !== null}
        describedBy={wrong ? id : undefined}
        onChange={(stake) => slip.setStake(line.id, stake)}
      />
      <IconButton
        icon={X}
        iconSize={16}
        label={t('slip.remove', { bet: name, picks })}
        onClick={() => slip.remove([line.id])}
        className="text-muted"
      />
      {priced && win ? (
        <p className="col-span-3 flex flex-wrap justify-between gap-x-3 text-small text-muted">
          <span>{t('slip.lineCost', { count: priced.units, cost: money(priced.costMinor) })}</span>
          <span>
            {win.term} <span className="figures text-text">{win.text}</span>
          </span>
        </p>
      ) : null}
      {wrong ? (
        <div className="col-span-3 flex flex-wrap items-center justify-between gap-2">
          <p id={id} className="flex min-w-0 flex-1 basis-40 items-start gap-1.5 text-small text-bad">
            <Icon icon={CircleAlert} size={16} className="mt-px shrink-0" />
            {wrong}
          </p>
          {left === '0' ? null : (
            <Button size="small" onClick={() => slip.setStake(line.id, left)}>
              {t('problems.setTo', { amount: money(BigInt(left) * 10_000n) })}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  )
}
