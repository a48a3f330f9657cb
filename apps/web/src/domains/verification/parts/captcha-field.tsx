import { CODE_MAX } from '@playhouse/shared/limits.ts'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useEffect, useImperativeHandle, useId, useState } from 'react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../graphql/use-error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/control-class.ts'
import { Field, controlAria } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCaptcha } from '../use-captcha.ts'

/** Form values: the captcha's id, empty without one, and the typed characters. */
export interface CaptchaValue {
  id: string
  text: string
}

export interface CaptchaFieldHandle {
  /** Loads another picture and clears the field, as after every attempt: a captcha works once. */
  refresh: () => void
  focus: () => void
}

interface CaptchaFieldProps {
  value: CaptchaValue
  onChange: (value: CaptchaValue) => void
  onBlur?: () => void
  error?: string | undefined
  required?: boolean
  ref?: Ref<CaptchaFieldHandle>
}

/**
 * A captcha. Pressing the picture loads another one, at most once per second. The accessible alternative fills in the characters
 * in exchange for a proof of work.
 */
export function CaptchaField({ value, onChange, onBlur, error, required = true, ref }: CaptchaFieldProps) {
  const { t } = useTranslation(['verification', 'ui'])
  const errorText = useErrorText()
  const { shown, failure, refresh, spelled, spell } = useCaptcha()
  const [spelling, setSpelling] = useState(false)
  const controlId = useId()
  const text = {
    label: t('captcha'),
    error: error ?? (failure && errorText(failure)),
    requiredLabel: required ? t('ui:required') : undefined,
  }
  const id = shown?.id ?? ''
  useEffect(() => {
    if (id !== value.id) onChange({ id, text: spelled ?? '' })
  }, [id, value.id, spelled, onChange])
  useImperativeHandle(ref, () => ({ refresh, focus: () => document.getElementById(controlId)?.focus() }))

  const fillIn = async () => {
    setSpelling(true)
    await spell()
    setSpelling(false)
    // The button disappears once the characters are filled in.
    document.getElementById(controlId)?.focus()
  }
  return (
    <Field {...text} controlId={controlId}>
      <span className="flex items-stretch gap-2">
        <input
          {...controlAria(controlId, text)}
          id={controlId}
          value={value.text}
          onChange={(event) => onChange({ id: value.id, text: event.target.value })}
          onBlur={onBlur}
          maxLength={CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${controlClass} h-11! tracking-widest uppercase`}
        />
        <button
          type="button"
          onClick={refresh}
          aria-label={t('anotherPicture')}
          title={t('anotherPicture')}
          className="flex h-11 shrink-0 overflow-hidden rounded-control border border-edge bg-button hover:bg-pressed"
        >
          <span className="block h-full w-33">
            {shown?.image === null ? (
              <span className="grid size-full place-items-center text-good">
                <Icon icon={CircleCheck} size={20} />
              </span>
            ) : shown ? (
              <img src={shown.image} alt={t('captchaPicture')} width={132} height={44} className="h-full w-full" />
            ) : failure ? null : (
              <Skeleton className="h-full w-full" />
            )}
          </span>
          <span className="grid w-9 place-items-center text-muted">
            <Icon icon={RefreshCw} size={16} />
          </span>
        </button>
      </span>
      <span className="mt-1 flex min-h-8 items-center text-small text-muted">
        <span role="status">{spelled ? t('captchaSpelled') : null}</span>
        {spelled ? null : (
          <Button
            variant="quiet"
            size="small"
            pending={spelling ? t('captchaSpelling') : false}
            onClick={() => void fillIn()}
          >
            {t('captchaUnreadable')}
          </Button>
        )}
      </span>
    </Field>
  )
}
