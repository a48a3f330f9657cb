import { parseDate } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { DateBox } from './date-box.tsx'
import { Icon } from './icon.tsx'
import { useLocale } from './locale-context.ts'

/** Days as `yyyy-MM-dd`, inclusive. */
export interface DateRange {
  start: string
  end: string
}

export interface DateRangeLabels {
  start: string
  end: string
  /** Date format shown in the boxes ("yyyy-mm-dd"). */
  format: string
  /** Said of a day that does not exist. */
  wrong: string
  previousMonth: string
  nextMonth: string
}

export interface DateRangePanelProps {
  value: DateRange
  onChange: (range: DateRange) => void
  /** Called instead of `onChange` when the range is complete: a preset, or the second day. */
  onDone: (range: DateRange) => void
  presets: readonly (DateRange & { label: string })[]
  labels: DateRangeLabels
  min?: string
  max?: string
}

/** Content of the DateRangePicker's popover. Load it lazily. */
export function DateRangePanel({ value, onChange, onDone, presets, labels, min, max }: DateRangePanelProps) {
  const locale = useLocale()
  const first = min === undefined ? null : parseDate(min)
  const last = max === undefined ? null : parseDate(max)
  const type = (day: Partial<DateRange>) => {
    const next = { ...value, ...day }
    onChange(next.start <= next.end ? next : { start: next.end, end: next.start })
  }
  return (
    // Always Gregorian: Thai would default to the Buddhist calendar, unlike the boxes next to it.
    <I18nProvider locale={`${locale}-u-ca-gregory`}>
      <div className="flex max-tablet:flex-col">
        <div className="flex flex-col gap-0.5 border-e border-line p-2 max-tablet:flex-row max-tablet:flex-wrap max-tablet:border-e-0 max-tablet:border-b tablet:w-44">
          {presets.map(({ label, start, end }) => (
            <Button
              key={label}
              variant="quiet"
              size="small"
              aria-pressed={start === value.start && end === value.end}
              className="tablet:justify-start aria-pressed:bg-pressed pointer-coarse:h-10"
              onClick={() => onDone({ start, end })}
            >
              {label}
            </Button>
          ))}
        </div>
        <div className="min-w-0 grow p-4">
          <div className="grid grid-cols-2 gap-3">
            <DateBox
              label={labels.start}
              format={labels.format}
              wrong={labels.wrong}
              value={value.start}
              onType={(start) => type({ start })}
            />
            <DateBox
              label={labels.end}
              format={labels.format}
              wrong={labels.wrong}
              value={value.end}
              onType={(end) => type({ end })}
            />
          </div>
          <RangeCalendar
            aria-label={`${labels.start} – ${labels.end}`}
            value={{ start: parseDate(value.start), end: parseDate(value.end) }}
            minValue={first}
            maxValue={last}
            onChange={(range) => onDone({ start: range.start.toString(), end: range.end.toString() })}
            className="mt-4"
          >
            <div className="mb-1 flex items-center justify-between">
              <AriaButton
                slot="previous"
                aria-label={labels.previousMonth}
                className={buttonClass({ variant: 'quiet', size: 'small', shape: 'icon' })}
              >
                <Icon icon={ChevronLeft} />
              </AriaButton>
              <Heading className="text-body font-semibold first-letter:uppercase" />
              <AriaButton
                slot="next"
                aria-label={labels.nextMonth}
                className={buttonClass({ variant: 'quiet', size: 'small', shape: 'icon' })}
              >
                <Icon icon={ChevronRight} />
              </AriaButton>
            </div>
            <CalendarGrid
              className="w-full table-fixed border-separate [border-spacing:0_0.125rem]"
              weekdayStyle="short"
            >
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="h-8 text-caption font-medium text-muted">{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody className="[&_td]:p-0 [&_td:first-child>*]:rounded-s-control [&_td:last-child>*]:rounded-e-control">
                {(date: CalendarDate) => <DayCell date={date} />}
              </CalendarGridBody>
            </CalendarGrid>
          </RangeCalendar>
        </div>
      </div>
    </I18nProvider>
  )
}

function DayCell({ date }: { date: CalendarDate }) {
  return (
    <CalendarCell
      date={date}
      className="figures grid h-9 cursor-pointer place-items-center text-body hover:bg-hover data-outside-month:hidden data-disabled:cursor-not-allowed data-disabled:text-faint data-disabled:opacity-50 data-selected:bg-selected data-selection-start:rounded-s-control data-selection-start:bg-action! data-selection-start:font-semibold data-selection-start:text-on-action data-selection-end:rounded-e-control data-selection-end:bg-action! data-selection-end:font-semibold data-selection-end:text-on-action focus-visible:outline-text focus-visible:-outline-offset-2 not-data-selected:rounded-control"
    />
  )
}
