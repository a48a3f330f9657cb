import type { CreateRecordFileInput } from '@playhouse/schema/types.generated.ts'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Days, type Preset, shiftDays } from '../../day-range.ts'
import { PeriodPicker } from './parts/period-picker.tsx'
import { SaveFile } from './parts/save-file.tsx'

interface RecordToolbarProps {
  days: Days
  today: string
  onChange: (days: Days) => void
  /** The file to save, where the page offers one. */
  file?: CreateRecordFileInput
}

const PRESETS: readonly Preset[] = ['today', 'yesterday', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth']

const SHIFTS = [
  { days: -30, icon: ChevronsLeft },
  { days: -7, icon: ChevronLeft },
  { days: 7, icon: ChevronRight },
  { days: 30, icon: ChevronsRight },
] as const

export function RecordToolbar({ days, today, onChange, file }: RecordToolbarProps) {
  const { t } = useTranslation('records')
  const shift = ({ days: count, icon }: (typeof SHIFTS)[number]) => {
    const label = t(count < 0 ? 'previousDays' : 'nextDays', { days: Math.abs(count) })
    const isLast = count > 0 && days.to >= today
    return (
      <IconButton
        key={count}
        icon={icon}
        label={label}
        disabled={isLast}
        // The picker offers 30 days too, and phones have no room.
        className={Math.abs(count) === 30 ? 'max-phone:hidden' : undefined}
        onClick={() => onChange(shiftDays(days, count, today))}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <div
        role="group"
        aria-label={t('period')}
        className="flex items-center gap-1 max-phone:w-full max-phone:justify-between max-phone:gap-0"
      >
        {SHIFTS.slice(0, 2).map(shift)}
        <PeriodPicker label={t('period')} days={days} today={today} presets={PRESETS} onChange={onChange} />
        {SHIFTS.slice(2).map(shift)}
      </div>
      {file ? (
        <div className="ms-auto">
          <SaveFile file={file} />
        </div>
      ) : null}
    </div>
  )
}
