import type { CodeChannel } from '@playhouse/schema/types.generated.ts'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useChangePaymentPasswordMutation,
  useRequestPaymentPasswordCodeMutation,
  useResetPaymentPasswordMutation,
  useSetPaymentPasswordMutation,
} from '../../features/cashier/payment-password.generated.ts'
import type { PaymentPassword_PasswordFragment } from '../../features/cashier/withdrawal-parts.generated.ts'
import { type Problem, useSubmit } from '../../graphql/use-submit.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-queue.ts'

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

/** The payment password: set, change or reset it. */
export function PaymentPasswordPanel({ password, onChanged }: { password: Password; onChanged: () => void }) {
  const { t } = useTranslation('withdrawal')
  const [task, setTask] = useState<Task | null>(null)
  const { isSet, lockedSeconds, codeContacts } = password
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
        {isSet ? (
          <Button
            disabledReason={codeContacts.length === 0 ? t('password.noContact') : null}
            onClick={() => setTask('reset')}
          >
            {t('password.forgotten')}
          </Button>
        ) : null}
      </div>
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

type Field = 'old' | 'code' | 'paymentPassword' | 'confirmPaymentPassword'

/** Form fields by the input's field names. */
const FIELDS: Readonly<Record<string, Field>> = {
  password: 'old',
  oldPaymentPassword: 'old',
  code: 'code',
  paymentPassword: 'paymentPassword',
  confirmPaymentPassword: 'confirmPaymentPassword',
}

function PasswordDialog({ task, password, onClose, onDone }: PasswordDialogProps) {
  const { t } = useTranslation(['withdrawal', 'ui'])
  const formId = useId()
  const sending = useRef(false)
  const { run: set } = useSubmit(useSetPaymentPasswordMutation())
  const { run: change } = useSubmit(useChangePaymentPasswordMutation())
  const { run: reset } = useSubmit(useResetPaymentPasswordMutation())
  const { run: askCode, isPending: isAsking } = useSubmit(useRequestPaymentPasswordCodeMutation())
  const [pending, setPending] = useState(false)
  const [values, setValues] = useState({ old: '', code: '', paymentPassword: '', confirmPaymentPassword: '' })
  const [channel, setChannel] = useState<CodeChannel>(password.codeContacts[0]?.channel ?? 'SMS')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [errors, setErrors] = useState<Partial<Record<Field | 'root', string>>>({})
  const { minLength, maxLength } = password

  const send = (): Promise<{ problem?: Problem | undefined }> => {
    const { old, code, paymentPassword, confirmPaymentPassword } = values
    const newPassword = { paymentPassword, confirmPaymentPassword }
    if (task === 'set') return set({ input: { ...newPassword, password: old } })
    if (task === 'change') return change({ input: { ...newPassword, oldPaymentPassword: old } })
    return reset({ input: { ...newPassword, channel, code } })
  }
  const tell = ({ code, text, field, fields }: Problem) => {
    if (code === 'LOGIN_FAILED') return setErrors({ old: t('password.loginWrong') })
    if (code === 'PAYMENT_PASSWORD_WRONG' || code === 'PAYMENT_PASSWORD_LOCKED') return setErrors({ old: text })
    if (code === 'CODE_INVALID' || code === 'CODE_EXPIRED') return setErrors({ code: text })
    const found = fields.flatMap(({ field: name, reason }) => {
      const own = FIELDS[name]
      return own
        ? [[own, t(`password.breaches.${breachKey(reason)}`, { min: minLength, max: maxLength })] as const]
        : []
    })
    const at = field === undefined ? undefined : FIELDS[field]
    setErrors(found.length > 0 ? Object.fromEntries(found) : { [at ?? 'root']: text })
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignores a second press while sending.
    if (sending.current) return
    sending.current = true
    setPending(true)
    setErrors({})
    const { problem } = await send().finally(() => {
      sending.current = false
      setPending(false)
    })
    if (problem) tell(problem)
    else onDone()
  }
  const requestCode = async () => {
    const { problem } = await askCode({ input: { channel } })
    if (problem) return setErrors({ root: problem.text })
    setErrors({})
    setSentTo(password.codeContacts.find((contact) => contact.channel === channel)?.hint ?? '')
  }
  const box = (name: Field, label: string, autoComplete: string, description?: string) => (
    <PasswordField
      label={label}
      description={description}
      autoComplete={autoComplete}
      error={errors[name]}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  )
  return (
    <Dialog
      size="small"
      title={t(`password.titles.${task}`)}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="action" pending={pending ? t('working') : false}>
            {t('password.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-body text-pretty text-muted">{t(`password.texts.${task}`)}</p>
        {errors.root ? <ErrorState look="line" level={3} title={errors.root} /> : null}
        {task === 'reset' ? (
          <>
            <RadioGroup
              label={t('password.contact')}
              value={channel}
              onChange={(value) => setChannel(value as CodeChannel)}
              options={password.codeContacts.map((contact) => ({ value: contact.channel, label: contact.hint }))}
            />
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
              maxLength={12}
              error={errors.code}
              value={values.code}
              onChange={(event) => setValues({ ...values, code: event.target.value })}
            />
          </>
        ) : (
          box('old', t(task === 'set' ? 'password.logIn' : 'password.old'), task === 'set' ? 'current-password' : 'off')
        )}
        {box(
          'paymentPassword',
          t('password.new'),
          'new-password',
          t('password.rule', { min: minLength, max: maxLength }),
        )}
        {box('confirmPaymentPassword', t('password.again'), 'new-password')}
      </form>
    </Dialog>
  )
}
