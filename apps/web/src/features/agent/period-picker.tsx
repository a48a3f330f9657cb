import { useTranslation } from 'react-i18next'
import { DateRangePicker } from '../../ui/date-range-picker.tsx'
import { periodPresets } from './overview-state.ts'
import type { Days } from './overview-state.ts'

interface PeriodPickerProps {
  days: Days
  /** Last selectable day, `yyyy-MM-dd`. */
  today: string
  onChange: (days: Days) => void
}

/** Presets, or any range. */
export function PeriodPicker({ days, today, onChange }: PeriodPickerProps) {
  const { t } = useTranslation(['agent', 'common', 'ui'])
  const presets = Object.entries(periodPresets(today)) as [keyof ReturnType<typeof periodPresets>, Days][]
  return (
    <DateRangePicker
      label={t('period')}
      value={{ start: days.from, end: days.to }}
      onChange={({ start, end }) => onChange({ from: start, to: end })}
      max={today}
      presets={presets.map(([id, { from, to }]) => ({ label: t(`common:${id}`), start: from, end: to }))}
      labels={{
        start: t('ui:startDate'),
        end: t('ui:endDate'),
        format: t('ui:dateFormat'),
        previousMonth: t('ui:previousMonth'),
        nextMonth: t('ui:nextMonth'),
      }}
    />
  )
}
