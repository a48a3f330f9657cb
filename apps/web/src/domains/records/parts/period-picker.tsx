import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { type Days, periodPresets, type Preset } from '../../../day-range.ts'

interface PeriodPickerProps {
  label: string
  days: Days
  /** Last selectable day, `yyyy-MM-dd`. */
  today: string
  presets: readonly Preset[]
  onChange: (days: Days) => void
}

/** Presets, or any range. */
export function PeriodPicker({ label, days, today, presets, onChange }: PeriodPickerProps) {
  const { t } = useTranslation(['common', 'ui'])
  const { day: writeDay } = useFormat()
  const ranges = periodPresets(today)
  return (
    <DateRangePicker
      label={label}
      writeDay={writeDay}
      value={{ start: days.from, end: days.to }}
      onChange={({ start, end }) => onChange({ from: start, to: end })}
      max={today}
      presets={presets.map((id) => ({ label: t(id), start: ranges[id].from, end: ranges[id].to }))}
      labels={{
        start: t('ui:startDate'),
        end: t('ui:endDate'),
        format: t('ui:dateFormat'),
        wrong: t('ui:dateWrong'),
        previousMonth: t('ui:previousMonth'),
        nextMonth: t('ui:nextMonth'),
      }}
    />
  )
}
