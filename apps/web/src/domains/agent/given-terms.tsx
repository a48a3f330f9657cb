import type { FieldProblemReason } from '@playhouse/schema/types.generated.ts'
import { MIN_SERIES, USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { toRatio, typedRate, typedSeries } from './rate.ts'

/** The agent's own terms, the most that it can give. */
export interface OwnTerms {
  rate: number
  series: number
}

/** Reasons with a text of their own. */
const FAULTS = ['REQUIRED', 'TOO_COMMON', 'LENGTH', 'RESERVED', 'MIXED_SCRIPTS', 'CONTACT_DATA'] as const

/** Fields of accounts and links that say what the new account gets, with their rules. */
export function useGivenTerms(own: OwnTerms) {
  const { t } = useTranslation('downline')
  const format = useFormat()
  const rateRange = t('rateRange', { from: format.percent(0, 2), to: format.percent(toRatio(own.rate), 2) })
  const seriesRange = t('seriesRange', { from: MIN_SERIES, to: own.series })
  const isRate = (typed: string) => (typedRate(typed || '0') ?? Infinity) <= own.rate
  const isSeries = (typed: string) => {
    const series = typedSeries(typed)
    return series !== undefined && series >= MIN_SERIES && series <= own.series
  }
  return {
    rateRange,
    seriesRange,
    defaultValues: { rebateBasisPoints: '0', prizeSeries: String(Math.min(USUAL_SERIES, own.series)) },
    rateRule: { validate: (typed: string) => isRate(typed) || rateRange },
    seriesRule: { validate: (typed: string) => isSeries(typed) || seriesRange },
    getInput: (typed: { rebateBasisPoints: string; prizeSeries: string }) => ({
      rebateBasisPoints: typedRate(typed.rebateBasisPoints || '0') ?? 0,
      prizeSeries: Number(typed.prizeSeries),
    }),
    reasonText: (field: string, reason: FieldProblemReason): string => {
      if (field === 'rebateBasisPoints') return rateRange
      if (field === 'prizeSeries') return seriesRange
      if (field === 'lastDay') return t('lastDayPast')
      return t(`faults.${FAULTS.find((known) => known === reason) ?? 'OTHER'}`)
    },
  }
}

type ControlProps = UseFormRegisterReturn & { error: string | undefined }

interface GivenFieldsProps {
  given: ReturnType<typeof useGivenTerms>
  rate: ControlProps
  series: ControlProps
}

export function GivenFields({ given, rate, series }: GivenFieldsProps) {
  const { t } = useTranslation('downline')
  return (
    <>
      <TextField
        label={t('ratePercent')}
        description={given.rateRange}
        figures
        inputMode="decimal"
        autoComplete="off"
        {...rate}
      />
      <TextField
        label={t('seriesOf')}
        description={`${given.seriesRange} ${t('seriesText')}`}
        figures
        inputMode="numeric"
        autoComplete="off"
        {...series}
      />
    </>
  )
}
