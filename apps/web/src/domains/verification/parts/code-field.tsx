import { useId, useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, controlAria } from '../../../ui/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { startCountdown, useSecondsLeft } from '../countdown.ts'
import { AcknowledgeDialog } from '../../../ui/acknowledge-dialog.tsx'

/** At most one request per second. */
const GAP_MS = 1_000
/** Digits of a code; extra ones are dropped while typing and pasting. */
const DIGITS = 6

/**
 * Outcome of a code request: seconds until the next one, with the countdown's name if it was unknown before; or the text of a
 * failure for a dialog; or nothing if the form shows the problem at its fields.
 */
export type CodeOutcome = { seconds: number; countdown?: string } | { text: string } | undefined

interface CodeFieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Name under which the countdown survives a reload: purpose and number. */
  countdown: string
  request: () => Promise<CodeOutcome>
  label?: string
  error?: string | undefined
  required?: boolean
  to?: 'phone' | 'email'
  ref?: Ref<HTMLInputElement>
}

export function CodeField({
  value,
  onChange,
  onBlur,
  countdown,
  request,
  label,
  error,
  required = true,
  to = 'phone',
  ref,
}: CodeFieldProps) {
  const { t } = useTranslation(['verification', 'ui'])
  const left = useSecondsLeft(countdown)
  const [asking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [wasSent, setWasSent] = useState(false)
  const busy = useRef(false)
  const notBefore = useRef(0)
  const controlId = useId()
  const text = { label: label ?? t('code'), error, requiredLabel: required ? t('ui:required') : undefined }

  const ask = async () => {
    if (busy.current || left > 0) return
    busy.current = true
    setAsking(true)
    setWasSent(false)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, notBefore.current - performance.now())))
    notBefore.current = performance.now() + GAP_MS
    const outcome = await request().finally(() => {
      busy.current = false
      setAsking(false)
    })
    if (!outcome) return
    if ('text' in outcome) return setRefusal(outcome.text)
    startCountdown(outcome.countdown ?? countdown, outcome.seconds)
    setWasSent(true)
    document.getElementById(controlId)?.focus()
  }
  const note = wasSent ? t(to === 'email' ? 'sentByEmail' : 'sent') : undefined
  return (
    <Field {...text} description={note} controlId={controlId}>
      <span className="flex items-stretch gap-2">
        <input
          {...controlAria(controlId, { ...text, description: note })}
          ref={ref}
          id={controlId}
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={'0'.repeat(DIGITS)}
          className={`${controlClass} figures tracking-widest placeholder:text-muted/50`}
        />
        <Button
          onClick={() => void ask()}
          disabled={left > 0}
          pending={asking ? t('sending') : false}
          className="min-w-33 disabled:text-muted disabled:opacity-100!"
        >
          {left > 0 ? (
            <span className="figures" role="timer" aria-label={t('again', { time: clock(left) })}>
              {clock(left)}
            </span>
          ) : (
            t('send')
          )}
        </Button>
      </span>
      <VisuallyHidden role="status">{note ?? ''}</VisuallyHidden>
      {refusal === undefined ? null : <CodeRefusedDialog text={refusal} onClose={() => setRefusal(undefined)} />}
    </Field>
  )
}

/** 4:05. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function CodeRefusedDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation(['verification', 'ui'])
  return (
    <AcknowledgeDialog
      title={t('refusedTitle')}
      closeLabel={t('ui:close')}
      confirmLabel={t('understood')}
      onClose={onClose}
    >
      <p className="text-body text-muted">{text}</p>
    </AcknowledgeDialog>
  )
}
