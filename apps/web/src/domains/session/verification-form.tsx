import { LOG_IN_ANSWER_MAX } from '@playhouse/shared/limits.ts'
import type { VerificationKind } from '@playhouse/schema/types.generated.ts'
import { useId, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useVerifyLogIn } from './use-log-in.ts'
import type { PendingLogIn, SignedInFacts } from './use-log-in-outcome.ts'
import { CodeField } from '../verification/parts/code-field.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useSendLogInCodeMutation } from './send-log-in-code.generated.ts'

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
  const [isOver, setIsOver] = useState(false)
  const verify = useVerifyLogIn()
  const sendCode = useSendLogInCode(ticket)
  const form = useMutationForm({
    defaultValues: { kind: methods[0]?.kind ?? 'AUTHENTICATOR_CODE', answer: '' },
    send: ({ kind, answer }) => verify({ logInToken: ticket, kind, answer: answer.trim(), remember }),
    place: ({ code, text }, { kind }) => {
      setIsOver(code === 'VERIFICATION_EXPIRED' || code === 'LOGIN_FAILED')
      if (code === 'CODE_INVALID') return { answer: kind === 'BANK_ACCOUNT_NAME' ? t('check.otherName') : text }
      return { [code === 'CODE_EXPIRED' ? 'answer' : 'root']: text }
    },
    retyped: 'answer',
    onDone: (next) => {
      if ('signedIn' in next) onSignedIn(next.signedIn)
    },
  })
  const { control, reset } = form.methods
  const kind = useWatch({ control, name: 'kind' })
  const whyId = useId()
  const isSent = kind === 'PHONE_CODE' || kind === 'EMAIL_CODE'
  return (
    // Screen readers announce the reason before the first field.
    <MutationForm
      form={form}
      labelledBy={whyId}
      retry={isOver ? { label: t('check.back'), onRetry: onGiveUp } : undefined}
    >
      <p id={whyId} className="text-body text-muted">
        {t(kind === 'AUTHENTICATOR_CODE' ? 'check.authenticator' : 'check.newPlace')}
      </p>
      {methods.length > 1 ? (
        <RadioGroup
          label={t('check.ways')}
          value={kind}
          onChange={(chosen) => reset({ kind: chosen as VerificationKind, answer: '' })}
          options={methods.map(({ kind: value, hint }) => ({
            value,
            label: t(`check.kinds.${value}`),
            description: hint ? <bdi className="figures">{hint}</bdi> : undefined,
          }))}
        />
      ) : null}
      <Controller
        key={kind}
        control={control}
        name="answer"
        rules={{ validate: (answer) => answer.trim() !== '' || t(`check.empty.${kind}`) }}
        render={({ field, fieldState: { error } }) =>
          isSent ? (
            <CodeField
              {...field}
              label={t('check.codeTo', { place: methods.find((method) => method.kind === kind)?.hint ?? '' })}
              countdown={`log-in:${kind}:${ticket.slice(0, 12)}`}
              request={() => sendCode(kind)}
              to={kind === 'EMAIL_CODE' ? 'email' : 'phone'}
              error={error?.message}
            />
          ) : (
            <TextField
              {...field}
              label={t(`check.fields.${kind}`)}
              autoComplete={kind === 'AUTHENTICATOR_CODE' ? 'one-time-code' : 'name'}
              inputMode={kind === 'AUTHENTICATOR_CODE' ? 'text' : undefined}
              autoCapitalize={kind === 'AUTHENTICATOR_CODE' ? 'none' : 'words'}
              spellCheck={false}
              maxLength={LOG_IN_ANSWER_MAX}
              figures={kind === 'AUTHENTICATOR_CODE'}
              description={kind === 'BANK_ACCOUNT_NAME' ? t('check.nameNote') : undefined}
              error={error?.message}
              requiredLabel={t('ui:required')}
            />
          )
        }
      />
      <Button type="submit" variant="action" size="large" wide pending={form.isPending ? t('check.confirming') : false}>
        {t('check.confirm')}
      </Button>
      <Button variant="quiet" size="small" className="self-center" onClick={onGiveUp}>
        {t('check.back')}
      </Button>
    </MutationForm>
  )
}

/** Sends a code for a pending log-in. Returns the seconds until the next one may be requested, or the text of the failure. */
function useSendLogInCode(ticket: string): (kind: VerificationKind) => Promise<{ seconds: number } | { text: string }> {
  const { run } = useSubmit(useSendLogInCodeMutation())
  return async (kind) => {
    const { success, problem } = await run({ input: { logInToken: ticket, kind } })
    return success ? { seconds: success.resendAfterSeconds } : { text: problem.text }
  }
}
