import { CODE_MAX } from '@playhouse/shared/limits.ts'
import type { CodeChannel } from '@playhouse/schema/types.generated.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useChangePaymentPasswordMutation,
  useRequestPaymentPasswordCodeMutation,
  useResetPaymentPasswordMutation,
  useSetPaymentPasswordMutation,
} from '../payment-password.generated.ts'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { SecurityAnswerFields } from './step-up.tsx'
import type { PaymentPassword_PasswordFragment } from './withdrawal-parts.generated.ts'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { type Problem, useSubmit } from '../../../graphql/use-submit.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

type Password = Omit<PaymentPassword_PasswordFragment, ' $fragmentName'>
type Task = 'set' | 'change' | 'reset'

const BREACHES = [
  'REQUIRED',
  'LENGTH',
  'PATTERN',
  'MISMATCH',
  'SAME_AS_USERNAME',
  'SAME_AS_OTHER_PASSWORD',
  'TOO_COMMON',
  'UNCHANGED',
] as const

/** Reasons without a text of their own share one. */
const breachKey = (reason: string) => BREACHES.find((known) => known === reason) ?? 'OTHER'

export function PaymentPasswordPanel({ password, onChanged }: { password: Password; onChanged: () => void }) {
  const { t } = useTranslation('withdrawal')
  const [task, setTask] = useState<Task | null>(null)
  const { isSet, lockedSeconds, codeContacts, questions } = password
  const canReset = useOffers()('PAYMENT_PASSWORD_RESET')
  const cannotReset = isSet && canReset && codeContacts.length === 0 && !questions
  return (
    <>
      <p className="text-body text-pretty text-muted">
        {lockedSeconds
          ? t('password.locked', { count: Math.ceil(lockedSeconds / 60) })
          : t(isSet ? 'password.isSet' : 'password.isMissing')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setTask(isSet ? 'change' : 'set')}>
          {t(isSet ? 'password.change' : 'password.set')}
        </Button>
        {isSet && canReset ? (
          <Button disabledReason={cannotReset ? t('password.noContact') : null} onClick={() => setTask('reset')}>
            {t('password.forgotten')}
          </Button>
        ) : null}
      </div>
      {cannotReset ? (
        <p className="mt-2 text-small text-pretty text-muted">
          {t('password.noContact')}{' '}
          <OfferedLink to={paths.memberContacts()} className={linkClass()}>
            {t('cards.toProfile')}
          </OfferedLink>
        </p>
      ) : null}
      {task ? (
        <PasswordDialog
          task={task}
          password={password}
          onClose={() => setTask(null)}
          onDone={() => {
            setTask(null)
            showToast({ tone: 'good', title: t('password.done') })
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}

interface PasswordDialogProps {
  task: Task
  password: Password
  onClose: () => void
  onDone: () => void
}

const FIELD_OF = { password: 'old', oldPaymentPassword: 'old' } as const

function PasswordDialog({ task, password, onClose, onDone }: PasswordDialogProps) {
  const { t } = useTranslation('withdrawal')
  const { run: set } = useSubmit(useSetPaymentPasswordMutation())
  const { run: change } = useSubmit(useChangePaymentPasswordMutation())
  const { run: reset } = useSubmit(useResetPaymentPasswordMutation())
  const { run: askCode, isPending: isAsking } = useSubmit(useRequestPaymentPasswordCodeMutation())
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { minLength, maxLength, codeContacts, questions } = password
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const form = useMutationForm<Values, { success?: unknown; problem?: Problem; result: unknown }>({
    defaultValues: {
      channel: codeContacts[0]?.channel ?? 'QUESTIONS',
      code: '',
      old: '',
      paymentPassword: '',
      confirmPaymentPassword: '',
    },
    send: ({ old, code, channel, ...newPassword }) => {
      if (task === 'set') return set({ input: { ...newPassword, password: old } })
      if (task === 'change') return change({ input: { ...newPassword, oldPaymentPassword: old } })
      if (channel !== 'QUESTIONS')
        return reset({ input: { ...newPassword, proof: channel === 'SMS' ? { sms: code } : { email: code } } })
      const given = (questions ?? []).map(({ id }) => ({ questionId: id, answer: answers[id]?.trim() ?? '' }))
      if (given.some(({ answer }) => answer === '')) {
        form.fail({ code: t('stepUp.answersRequired') })
        return Promise.resolve()
      }
      return reset({ input: { ...newPassword, proof: { answers: given } } })
    },
    getField: FIELD_OF,
    reasonText: (_field, reason) => t(`password.breaches.${breachKey(reason)}`, { min: minLength, max: maxLength }),
    place: ({ code, text }) =>
      code === 'LOGIN_FAILED'
        ? { old: t('password.loginWrong') }
        : code === 'PAYMENT_PASSWORD_WRONG' || code === 'PAYMENT_PASSWORD_LOCKED'
          ? { old: text }
          : code === 'CODE_INVALID' || code === 'CODE_EXPIRED' || code.startsWith('SECURITY_ANSWERS')
            ? { code: text }
            : undefined,
    onDone,
  })
  const channel = form.methods.watch('channel')
  const requestCode = async () => {
    if (channel === 'QUESTIONS') return
    const { problem } = await askCode({ input: { channel } })
    form.methods.clearErrors()
    if (problem) return form.fail({ root: problem.text })
    setSentTo(codeContacts.find((contact) => contact.channel === channel)?.hint ?? '')
  }
  return (
    <FormDialog
      form={form}
      title={t(`password.titles.${task}`)}
      submitLabel={t('password.save')}
      pendingLabel={t('working')}
      guarded={false}
      onClose={onClose}
    >
      <p className="text-body text-pretty text-muted">{t(`password.texts.${task}`)}</p>
      {task === 'reset' ? (
        <>
          <RadioGroup
            label={t('password.contact')}
            options={[
              ...codeContacts.map((contact) => ({ value: contact.channel as string, label: contact.hint })),
              ...(questions ? [{ value: 'QUESTIONS', label: t('stepUp.methods.SECURITY_QUESTIONS') }] : []),
            ]}
            {...form.choice('channel')}
          />
          {channel === 'QUESTIONS' ? (
            <SecurityAnswerFields
              questions={questions ?? []}
              answers={answers}
              error={form.methods.formState.errors.code?.message}
              onType={(id, answer) => setAnswers((before) => ({ ...before, [id]: answer }))}
            />
          ) : (
            <>
              <div>
                <Button pending={isAsking ? t('working') : false} onClick={() => void requestCode()}>
                  {t('stepUp.send')}
                </Button>
                <p role="status" className="mt-2 text-small text-muted empty:hidden">
                  {sentTo === null ? '' : t('password.sent', { contact: sentTo })}
                </p>
              </div>
              <TextField
                label={t('stepUp.code')}
                figures
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={CODE_MAX}
                {...form.field('code')}
              />
            </>
          )}
        </>
      ) : (
        <PasswordField
          label={t(task === 'set' ? 'password.logIn' : 'password.old')}
          autoComplete={task === 'set' ? 'current-password' : 'off'}
          {...form.field('old', { secret: true })}
        />
      )}
      <PasswordField
        label={t('password.new')}
        description={t('password.rule', { min: minLength, max: maxLength })}
        autoComplete="new-password"
        {...form.field('paymentPassword', { secret: true })}
      />
      <PasswordField
        label={t('password.again')}
        autoComplete="new-password"
        {...form.field('confirmPaymentPassword', { secret: true })}
      />
    </FormDialog>
  )
}

interface Values {
  channel: CodeChannel | 'QUESTIONS'
  code: string
  old: string
  paymentPassword: string
  confirmPaymentPassword: string
}
