import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

interface DateBoxProps {
  label: string
  /** How a day is typed, as a placeholder. */
  format: string
  /** `yyyy-MM-dd` */
  value: string
  /** Called with a day that exists, on Enter or when focus leaves. Anything else is put back to the value. */
  onType: (day: string) => void
}

/** A day typed as `yyyy-MM-dd`, for those who would rather not walk a calendar. */
export function DateBox({ label, format, value, onType }: DateBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft === null) return
    setDraft(null)
    const day = dayOf(draft)
    if (day !== null && day !== value) onType(day)
  }
  return (
    <TextField
      label={label}
      placeholder={format}
      value={draft ?? value}
      inputMode="numeric"
      autoComplete="off"
      figures
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

/** "2026-11-3" or "20261103" as `yyyy-MM-dd`, or null where there is no such day. */
function dayOf(text: string): string | null {
  const match = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})$/.exec(text.trim())
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  try {
    return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).toString()
  } catch {
    return null
  }
}
