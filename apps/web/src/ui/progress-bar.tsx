interface ProgressBarProps {
  label: string
  /** From 0 to `max`. */
  value: number
  max: number
  /** Value in words ("12 of 30"), shown and announced. */
  valueText: string
  hideLabel?: boolean
  /** Gold is for ranks and winnings only. */
  tone?: 'text' | 'good' | 'win'
}

const FILL = { text: 'bg-text', good: 'bg-good', win: 'bg-win' } as const

export function ProgressBar({ label, value, max, valueText, hideLabel = false, tone = 'text' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div>
      {hideLabel ? null : (
        <div aria-hidden="true" className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-small">
          <span className="text-muted">{label}</span>
          <span className="figures">{valueText}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-pressed forced-colors:border"
      >
        <div
          className={`h-full rounded-full forced-color-adjust-none ${FILL[tone]}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
