import { CODE_MAX, SECURITY_ANSWER_MAX } from '@playhouse/shared/limits.ts'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { StepUpInput, StepUpMethod, StepUpPurpose } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askForPasskey } from '../../../access/passkeys.ts'
import { useSubmit } from '../../../graphql/use-submit.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useBeginPasskeyStepUpMutation, useRequestStepUpCodeMutation } from '../bank-cards.generated.ts'

export interface StepUpChoice {
  method: StepUpMethod
  hint: string | null
  questions: readonly { id: string; text: string }[] | null
}

/** Refusals that concern the answer. */
const ANSWER_REFUSED = new Set([
  'CODE_INVALID',
  'CODE_EXPIRED',
  'LOGIN_FAILED',
  'SECURITY_ANSWERS_WRONG',
  'SECURITY_ANSWERS_LOCKED',
])

/** The proof of a method with one typed answer. */
const TYPED_PROOFS: Readonly<
  Record<Exclude<StepUpMethod, 'PASSKEY' | 'SECURITY_QUESTIONS'>, (typed: string) => StepUpInput>
> = {
  PASSWORD: (password) => ({ password }),
  AUTHENTICATOR: (authenticator) => ({ authenticator }),
  SMS: (sms) => ({ sms }),
  EMAIL: (email) => ({ email }),
}

export interface StepUpForm {
  choices: readonly StepUpChoice[]
  /** Null until the platform requires a proof. */
  method: StepUpMethod | null
  answer: string
  /** By question. */
  answers: Readonly<Record<string, string>>
  error: string | undefined
  ask: (choices: readonly StepUpChoice[]) => void
  choose: (method: StepUpMethod) => void
  type: (answer: string) => void
  typeAnswer: (questionId: string, answer: string) => void
  /** The proof to send; null if none is required. */
  proof: () => Promise<StepUpInput | null | 'missing' | { failed: string }>
  /** Shows a refusal at the answer if it concerns that. @returns whether it does */
  refuse: (problem: { code: string; text: string }) => boolean
}

/** An additional proof besides the session: a code, the password or a passkey. */
export function useStepUp(): StepUpForm {
  const { t } = useTranslation('withdrawal')
  const [choices, setChoices] = useState<readonly StepUpChoice[]>([])
  const [method, setMethod] = useState<StepUpMethod | null>(null)
  const [answer, setAnswer] = useState('')
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<string>()
  const { run: beginPasskey } = useSubmit(useBeginPasskeyStepUpMutation())
  const choose = (chosen: StepUpMethod | null) => {
    setMethod(chosen)
    setAnswer('')
    setAnswers({})
    setError(undefined)
  }
  const questions = choices.find((choice) => choice.method === method)?.questions ?? []
  return {
    choices,
    method,
    answer,
    answers,
    error,
    ask: (offered) => {
      setChoices(offered)
      choose(offered[0]?.method ?? null)
    },
    choose,
    type: setAnswer,
    typeAnswer: (questionId, typed) => setAnswers((before) => ({ ...before, [questionId]: typed })),
    proof: async () => {
      setError(undefined)
      if (method === null) return null
      if (method === 'SECURITY_QUESTIONS') {
        const given = questions.map(({ id }) => ({ questionId: id, answer: answers[id]?.trim() ?? '' }))
        if (given.length > 0 && given.every((one) => one.answer !== '')) return { answers: given }
        setError(t('stepUp.answersRequired'))
        return 'missing'
      }
      if (method !== 'PASSKEY') {
        // Spaces are part of a password.
        const typed = method === 'PASSWORD' ? answer : answer.trim()
        if (typed !== '') return TYPED_PROOFS[method](typed)
        setError(t(method === 'PASSWORD' ? 'stepUp.passwordRequired' : 'stepUp.codeRequired'))
        return 'missing'
      }
      const { success, problem } = await beginPasskey({})
      if (problem) return { failed: problem.text }
      try {
        const optionsJSON = JSON.parse(success.options) as PublicKeyCredentialRequestOptionsJSON
        const used = await askForPasskey(({ startAuthentication }) => startAuthentication({ optionsJSON }))
        return 'stopped' in used ? { failed: t('stepUp.passkeyCancelled') } : { passkey: JSON.stringify(used.answer) }
      } catch {
        return { failed: t('stepUp.passkeyCancelled') }
      }
    },
    refuse: ({ code, text }) => {
      if (!ANSWER_REFUSED.has(code)) return false
      setError(code === 'LOGIN_FAILED' ? t('stepUp.passwordWrong') : text)
      return true
    },
  }
}

/** The choice of a method and its field; empty until a proof is required. */
export function StepUpFields({ purpose, form }: { purpose: StepUpPurpose; form: StepUpForm }) {
  const { t } = useTranslation('withdrawal')
  const { choices, method, answer, answers, error, choose, type, typeAnswer } = form
  if (method === null) return null
  const sent = choices.find((choice) => choice.method === method)
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <p role="status" className="text-body text-pretty">
        {t(purpose === 'ACCOUNT_CLOSING' ? 'stepUp.closing' : 'stepUp.text')}
      </p>
      {choices.length > 1 ? (
        <RadioGroup
          label={t('stepUp.choose')}
          value={method}
          onChange={(value) => choose(value as StepUpMethod)}
          options={choices.map((choice) => ({
            value: choice.method,
            label: t(`stepUp.methods.${choice.method}`),
            description: choice.hint ?? undefined,
          }))}
        />
      ) : null}
      {method === 'PASSKEY' ? (
        <p className="text-small text-muted">{t('stepUp.passkey')}</p>
      ) : method === 'SECURITY_QUESTIONS' ? (
        <SecurityAnswerFields questions={sent?.questions ?? []} answers={answers} error={error} onType={typeAnswer} />
      ) : method === 'PASSWORD' ? (
        <PasswordField
          label={t('stepUp.methods.PASSWORD')}
          autoComplete="current-password"
          error={error}
          value={answer}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <>
          {sent?.hint ? <CodeSender key={method} purpose={purpose} choice={sent} /> : null}
          <TextField
            label={t(method === 'AUTHENTICATOR' ? 'stepUp.authenticatorCode' : 'stepUp.code')}
            figures
            autoComplete="one-time-code"
            inputMode={method === 'AUTHENTICATOR' ? undefined : 'numeric'}
            spellCheck={false}
            maxLength={CODE_MAX}
            error={error}
            value={answer}
            onChange={(event) => type(event.target.value)}
          />
        </>
      )}
    </div>
  )
}

interface SecurityAnswerFieldsProps {
  questions: readonly { id: string; text: string }[]
  answers: Readonly<Record<string, string>>
  error: string | undefined
  onType: (questionId: string, answer: string) => void
}

/** A field for each question; what is wrong concerns all of them and stands at the first. */
export function SecurityAnswerFields({ questions, answers, error, onType }: SecurityAnswerFieldsProps) {
  return questions.map(({ id, text }, index) => (
    <TextField
      key={id}
      label={text}
      autoComplete="off"
      spellCheck={false}
      maxLength={SECURITY_ANSWER_MAX}
      error={index === 0 ? error : undefined}
      value={answers[id] ?? ''}
      onChange={(event) => onType(id, event.target.value)}
    />
  ))
}

function CodeSender({ purpose, choice: { method, hint } }: { purpose: StepUpPurpose; choice: StepUpChoice }) {
  const { t } = useTranslation('withdrawal')
  const { run, isPending } = useSubmit(useRequestStepUpCodeMutation())
  const [notice, setNotice] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    setNotice(null)
    setProblem(null)
    const outcome = await run({ input: { purpose, channel: method === 'SMS' ? 'SMS' : 'EMAIL' } })
    if (outcome.problem) setProblem(outcome.problem.text)
    else setNotice(t('stepUp.sent', { contact: hint ?? '', count: outcome.success.expiresInMinutes }))
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button pending={isPending ? t('working') : false} onClick={() => void send()}>
        {t('stepUp.send')}
      </Button>
      <p role="status" className="text-small text-muted empty:hidden">
        {notice}
      </p>
      {problem ? <ErrorState look="line" level={3} title={problem} /> : null}
    </div>
  )
}
