import { CalendarDays } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from './button.tsx'
import type { DateRange, DateRangePanelProps } from './date-range-panel.tsx'
import { Icon } from './icon.tsx'
import { lazyComponent } from './load-part.ts'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'

/** Lazy: the calendar is the largest part of the kit. */
const DateRangePanel = lazyComponent(async () => (await import('./date-range-panel.tsx')).DateRangePanel)

interface DateRangePickerProps extends Omit<DateRangePanelProps, 'onDone'> {
  label: string
  /** A `yyyy-MM-dd` as people say it. */
  writeDay: (day: string) => string
}

/** Picks an inclusive range of days by preset, text box or calendar. */
export function DateRangePicker({ label, value, writeDay, onChange, ...rest }: DateRangePickerProps) {
  const days = [...new Set([value.start, value.end])].map(writeDay).join(' – ')
  return (
    <Popover
      label={label}
      className="popover-sheet max-h-none! tablet:w-[34rem]"
      trigger={(trigger) => (
        <Button {...trigger} aria-label={`${label}: ${days}`} className="justify-start px-3">
          <Icon icon={CalendarDays} className="text-muted max-[22.5rem]:hidden" />
          <span className="figures">{days}</span>
        </Button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="m-4 h-72 rounded-control" />}>
          <DateRangePanel
            {...rest}
            value={value}
            onChange={onChange}
            onDone={(range: DateRange) => {
              onChange(range)
              close()
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}
