import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

interface DateBoxProps {
  label: string
  /** Placeholder that shows the date format. */
  format: string
  /** `yyyy-MM-dd` */
  value: string
  /** Called with an existing day, on Enter or blur. Anything else resets the box. */
  onType: (day: string) => void
}

/** Keyboard alternative to the calendar. */
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

/** "2026-11-3" or "20261103" as `yyyy-MM-dd`; null for no such day. */
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
