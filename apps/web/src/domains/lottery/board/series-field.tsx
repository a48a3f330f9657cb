import { getRebate } from '@playhouse/engines/lottery/odds.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { createAccountStore } from '../../../access/account-store.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useStore } from '../../../store.ts'

/** The prize series chosen last, for the next lottery that uses one; null means the member's highest. */
const chosenSeries = createAccountStore<number | null>(null, {
  as: 'lottery-series',
  read: (stored) => (Number.isInteger(stored) ? Number(stored) : undefined),
})

export interface SeriesRange {
  min: number
  max: number
}

/** The series that tickets of a board are played at; null where they are not played by series. */
export function useSeries(range: SeriesRange | null): number | null {
  const chosen = useStore(chosenSeries)
  return range && Math.min(range.max, Math.max(range.min, chosen ?? range.max))
}

/** Chooses between higher prizes and a part of each stake back. */
export function SeriesField({ range, series }: { range: SeriesRange; series: number }) {
  const { t } = useTranslation('lottery')
  const { percent } = useFormat()
  const id = useId()
  const rebate = getRebate(range.max, series)
  const effect = rebate === 0 ? t('series.highest') : t('series.rebate', { rebate: percent(rebate / 10_000, 2) })
  return (
    <div className="tone-card grid items-center gap-x-5 gap-y-1.5 rounded-card bg-surface px-4 py-3 tablet:grid-cols-[auto_minmax(0,1fr)]">
      <label htmlFor={id} className="text-small text-muted">
        {t('series.label')} <span className="figures ms-1 text-body font-semibold text-text">{series}</span>
      </label>
      <span className="figures flex items-center gap-2.5 text-small text-muted">
        <span aria-hidden="true">{range.min}</span>
        <input
          id={id}
          type="range"
          min={range.min}
          max={range.max}
          value={series}
          aria-valuetext={`${series}. ${effect}`}
          onChange={({ target }) => chosenSeries.set(Number(target.value))}
          className="h-9 min-w-0 grow cursor-pointer accent-action pointer-coarse:h-11"
        />
        <span aria-hidden="true">{range.max}</span>
      </span>
      <p className="figures text-small text-muted text-pretty tablet:col-span-2">{effect}</p>
    </div>
  )
}
