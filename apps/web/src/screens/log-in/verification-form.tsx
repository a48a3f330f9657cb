import type { VerificationKind } from '@playhouse/schema/types.generated.ts'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendLogInCode } from '../../features/session/use-send-log-in-code.ts'
import { useVerifyLogIn } from '../../features/session/use-log-in.ts'
import type { SignedInFacts, PendingLogIn } from '../../features/session/use-log-in-outcome.ts'
import { CodeField } from '../../features/verification/code-field.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'

interface VerificationFormProps {
  waiting: PendingLogIn
  remember: boolean
  onSignedIn: (facts: SignedInFacts) => void
  onGiveUp: () => void
}

/** Second step of a log-in: a sent code, an authenticator code or the name on the bank account. */
export function VerificationForm({ waiting, remember, onSignedIn, onGiveUp }: VerificationFormProps) {
  const { t } = useTranslation(['session', 'ui'])
  const { ticket, methods } = waiting
  const [kind, setKind] = useState<VerificationKind>(methods[0]?.kind ?? 'AUTHENTICATOR_CODE')
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<{ text: string; over: boolean }>()
  const [pending, setPending] = useState(false)
  const verify = useVerifyLogIn()
  const sendCode = useSendLogInCode(ticket)

  const choose = (chosen: string) => {
    setKind(chosen as VerificationKind)
    setAnswer('')
    setError(undefined)
    setFailure(undefined)
  }
  const type = (text: string) => {
    setAnswer(text)
    setError(undefined)
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const focusAnswer = () => form.querySelector<HTMLInputElement>('input:not([type=radio])')?.focus()
    if (answer.trim() === '') {
      setError(t(`check.empty.${kind}`))
      return focusAnswer()
    }
    setPending(true)
    setFailure(undefined)
    const outcome = await verify({ logInToken: ticket, kind, answer: answer.trim(), remember })
    setPending(false)
    if ('signedIn' in outcome) return onSignedIn(outcome.signedIn)
    if ('pending' in outcome) return
    const { code, text } = outcome.refusal
    if (code === 'CODE_INVALID') setError(kind === 'BANK_ACCOUNT_NAME' ? t('check.otherName') : text)
    else if (code === 'CODE_EXPIRED') setError(text)
    else setFailure({ text, over: code === 'VERIFICATION_EXPIRED' || code === 'LOGIN_FAILED' })
    focusAnswer()
  }
  const submit = useSingleSubmit(send)
  const whyId = useId()
  const sent = kind === 'PHONE_CODE' || kind === 'EMAIL_CODE'
  return (
    // Screen readers announce the reason before the first field.
    <form noValidate aria-labelledby={whyId} onSubmit={submit} className="flex flex-col gap-4">
      <p id={whyId} className="text-body text-muted">
        {t(kind === 'AUTHENTICATOR_CODE' ? 'check.authenticator' : 'check.newPlace')}
      </p>
      {failure ? (
        <ErrorState
          look="line"
          level={3}
          title={failure.text}
          {...(failure.over && { retry: { label: t('check.back'), onRetry: onGiveUp } })}
        />
      ) : null}
      {methods.length > 1 ? (
        <RadioGroup
          label={t('check.ways')}
          value={kind}
          onChange={choose}
          options={methods.map(({ kind: value, hint }) => ({
            value,
            label: t(`check.kinds.${value}`),
            description: hint ? <bdi className="figures">{hint}</bdi> : undefined,
          }))}
        />
      ) : null}
      {sent ? (
        <CodeField
          key={kind}
          label={t('check.codeTo', { place: methods.find((method) => method.kind === kind)?.hint ?? '' })}
          value={answer}
          onChange={type}
          countdown={`log-in:${kind}:${ticket.slice(0, 12)}`}
          request={() => sendCode(kind)}
          error={error}
        />
      ) : (
        <TextField
          key={kind}
          label={t(`check.fields.${kind}`)}
          value={answer}
          onChange={(event) => type(event.target.value)}
          autoComplete={kind === 'AUTHENTICATOR_CODE' ? 'one-time-code' : 'name'}
          inputMode={kind === 'AUTHENTICATOR_CODE' ? 'text' : undefined}
          autoCapitalize={kind === 'AUTHENTICATOR_CODE' ? 'none' : 'words'}
          spellCheck={false}
          maxLength={255}
          figures={kind === 'AUTHENTICATOR_CODE'}
          description={kind === 'BANK_ACCOUNT_NAME' ? t('check.nameNote') : undefined}
          error={error}
          requiredLabel={t('ui:required')}
        />
      )}
      <Button type="submit" variant="action" size="large" wide pending={pending ? t('check.confirming') : false}>
        {t('check.confirm')}
      </Button>
      <Button variant="quiet" size="small" className="self-center" onClick={onGiveUp}>
        {t('check.back')}
      </Button>
    </form>
  )
}
