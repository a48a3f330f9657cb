import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

interface DateBoxProps {
  label: string
  format: string
  /** `yyyy-MM-dd` */
  value: string
  /** Said of what is no day. */
  wrong: string
  /** Called with an existing day, on Enter or blur. */
  onType: (day: string) => void
}

/** Keyboard alternative to the calendar. */
export function DateBox({ label, format, value, wrong, onType }: DateBoxProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const commit = () => {
    if (draft === null) return
    const day = draft.trim() === '' ? value : getDay(draft)
    setWrong(day === null)
    if (day === null) return
    setDraft(null)
    if (day !== value) onType(day)
  }
  return (
    <TextField
      label={label}
      placeholder={format}
      value={draft ?? value}
      inputMode="numeric"
      autoComplete="off"
      figures
      error={isWrong ? wrong : undefined}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}

/** "2026-11-3" or "20261103" as `yyyy-MM-dd`; null for no such day. Without signs, fewer than eight digits can be read in two ways. */
function getDay(text: string): string | null {
  const match = /^(\d{4})(?:(\d{2})(\d{2})|\D(\d{1,2})\D(\d{1,2}))$/.exec(text.trim())
  if (!match) return null
  const [year = '', month = '', day = ''] = match.slice(1).filter((part) => part !== undefined)
  try {
    return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).toString()
  } catch {
    return null
  }
}
