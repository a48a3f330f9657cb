import { useTranslation } from 'react-i18next'
import { useServerClock } from '../server-clock.ts'

interface CountdownProps {
  /** ISO time. */
  until: string
  /** The platform's time of the answer that `until` came with. */
  serverTime?: string | undefined
  className?: string
}

/** Time left by the platform's clock: "04:59", "1:04:59", "2 d 01:04:59". */
export function Countdown({ until, serverTime, className }: CountdownProps) {
  const { t } = useTranslation('lotteries')
  const left = Math.max(0, Math.ceil((Date.parse(until) - useServerClock(serverTime)) / 1_000))
  const days = Math.floor(left / 86_400)
  const time = clockText(left % 86_400, days > 0)
  return (
    <time role="timer" dateTime={`PT${left}S`} className={`figures ${className ?? ''}`}>
      {days > 0 ? t('daysLeft', { days, time }) : time}
    </time>
  )
}

/** Seconds as "04:59", with hours where there are any. */
function clockText(seconds: number, withHours: boolean): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = `${two((seconds % 3_600) / 60)}:${two(seconds % 60)}`
  if (seconds < 3_600 && !withHours) return rest
  return `${withHours ? two(seconds / 3_600) : Math.floor(seconds / 3_600)}:${rest}`
}
