import type { Structure } from '@playhouse/engines/lottery/games.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { getOutcome } from '@playhouse/shared/outcome.ts'
import { useTranslation } from 'react-i18next'
import { hitsOfLine, isMissBet } from './draw-marks.ts'
import type { Lottery_LineFragment } from './lottery-parts.generated.ts'
import { useLotteryNames } from './lottery-names.ts'
import { Money } from '../../ui/money.tsx'

interface LinePicksProps {
  line: { betType: string; picks: readonly number[]; labels: readonly string[] }
  structure: Structure | undefined
  shown: readonly string[]
  /** Most picks to list; all of them when left out. */
  maxPicks?: number
}

/** The picks of a line; those that were hit stand out, with how often. */
export function LinePicks({ line, structure, shown, maxPicks = Infinity }: LinePicksProps) {
  const { t } = useTranslation('draws')
  const { pickName } = useLotteryNames()
  const hits = structure ? hitsOfLine(structure, line, shown) : new Map<number, number>()
  const isMiss = structure !== undefined && isMissBet(structure, line.betType)
  const look = isMiss ? 'border-bad bg-bad-soft text-bad line-through' : 'border-win bg-win-soft font-semibold text-win'
  // Hits first where not all picks are listed.
  const order = line.picks.map((pick, index) => ({ pick, label: line.labels[index] ?? String(pick) }))
  const listed =
    order.length > maxPicks
      ? order.toSorted((a, b) => Number(hits.has(b.pick)) - Number(hits.has(a.pick))).slice(0, maxPicks)
      : order
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {listed.map(({ pick, label }) => {
        const count = hits.get(pick) ?? 0
        return (
          <li
            key={pick}
            data-hit={count > 0 ? '' : undefined}
            className={`figures inline-flex h-6 items-center gap-1 rounded-control border px-1.5 text-small ${count > 0 ? look : 'border-line bg-raised'}`}
          >
            {pickName(label)}
            {count > 1 ? <span aria-hidden="true">×{count}</span> : null}
            {count > 0 ? <span className="visually-hidden">{isMiss ? t('missed') : t('hits', { count })}</span> : null}
          </li>
        )
      })}
      {order.length > listed.length ? (
        <li className="figures inline-flex h-6 items-center px-1 text-small text-muted">
          +{order.length - listed.length}
        </li>
      ) : null}
    </ul>
  )
}

interface LineWinProps {
  line: Pick<Lottery_LineFragment, 'betType' | 'cost'>
  win: Lottery_LineFragment['wins'][number]
  structure: Structure | undefined
}

/** A line's payout with its reason: how often its numbers were drawn, or that none was. */
export function LineWin({ line: { betType, cost }, win, structure }: LineWinProps) {
  const { t } = useTranslation('draws')
  const isWin = getOutcome(parseAmount(cost.amount), parseAmount(win.payout.amount)) === 'WON'
  return (
    <span className={`block font-semibold ${isWin ? 'text-win' : ''}`}>
      {t('linePaid')} <Money {...win.payout} />{' '}
      <span className="font-normal text-muted">
        {structure && isMissBet(structure, betType) ? t('noneCame') : t('hits', { count: win.hits })}
      </span>
    </span>
  )
}
