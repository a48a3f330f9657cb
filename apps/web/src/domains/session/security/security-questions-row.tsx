import { SECURITY_ANSWER_MAX } from '@playhouse/shared/limits.ts'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../forms/mutation-form.tsx'
import { useMutationForm } from '../../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { type Problem, useSubmit } from '../../../graphql/use-submit.ts'
import { getMemberAccount } from '../../../graphql/viewer-account.ts'
import { PasswordField } from '../../../i18n/password-field.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { GuardRow } from './guard-row.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'
import { useSecurityQuestionCatalogueQuery, useSetSecurityQuestionsMutation } from './security-questions.generated.ts'
import { useRefusal } from './use-refusal.ts'

interface SecurityQuestionsRowProps {
  questions: NonNullable<GuardPanel_SecurityFragment['questions']>
  hasPassword: boolean
}

export function SecurityQuestionsRow({ questions, hasPassword }: SecurityQuestionsRowProps) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const { chosen, setAt, usableAt, isResting } = questions
  const isSet = setAt !== null
  return (
    <GuardRow
      mark={<Icon icon={MessageCircleQuestion} />}
      title={t('questions.title')}
      state={
        isSet
          ? isResting && usableAt
            ? t('questions.resting', { time: format.dateTime(usableAt) })
            : t('questions.on', { date: format.date(setAt) })
          : t('questions.off')
      }
      action={<Button onClick={() => setIsOpen(true)}>{t(isSet ? 'questions.change' : 'questions.set')}</Button>}
      list={
        isSet ? (
          <ul className="list-disc ps-5 text-small text-muted">
            {chosen.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        ) : null
      }
    >
      {isOpen ? (
        <QuestionsDialog
          hasPassword={hasPassword}
          chosen={chosen.map(({ id }) => id)}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false)
            showToast({ tone: 'good', title: t('questions.done') })
          }}
        />
      ) : null}
    </GuardRow>
  )
}

const PAIRS = [
  ['question1', 'answer1'],
  ['question2', 'answer2'],
  ['question3', 'answer3'],
] as const

type Values = Record<(typeof PAIRS)[number][number] | 'password', string>

const FIELD_OF = { answers: 'answer1', paymentPassword: 'password' } as const

interface QuestionsDialogProps {
  hasPassword: boolean
  chosen: readonly string[]
  onClose: () => void
  onDone: () => void
}

function QuestionsDialog({ hasPassword, chosen, onClose, onDone }: QuestionsDialogProps) {
  const { t } = useTranslation('security')
  const refusal = useRefusal()
  const query = useSecurityQuestionCatalogueQuery({ variables: {} })
  const { response } = getResponse(query)
  const { run } = useSubmit(useSetSecurityQuestionsMutation())
  const form = useMutationForm<Values, { success?: unknown; problem?: Problem; result: unknown }>({
    defaultValues: {
      question1: chosen[0] ?? '',
      answer1: '',
      question2: chosen[1] ?? '',
      answer2: '',
      question3: chosen[2] ?? '',
      answer3: '',
      password: '',
    },
    send: ({ password, ...values }) => {
      const answers = PAIRS.map(([question, answer]) => ({ questionId: values[question], answer: values[answer] }))
      return run({ input: { answers, proof: hasPassword ? { password } : { paymentPassword: password } } })
    },
    getField: FIELD_OF,
    reasonText: (field, reason) =>
      field === 'password'
        ? t('passwordRequired')
        : reason === 'LENGTH'
          ? t('questions.tooShort')
          : reason === 'SAME_AS_USERNAME'
            ? t('questions.likeUsername')
            : reason === 'SAME_AS_OTHER_PASSWORD'
              ? t('questions.answersDiffer')
              : t('questions.questionsDiffer'),
    place: (problem) => {
      if (problem.fields.length > 0) return undefined
      const { field, text } = refusal(problem)
      return { [field === 'password' || field === 'paymentPassword' ? 'password' : 'root']: text }
    },
    onDone,
  })
  const account = getMemberAccount(response?.viewer)
  const catalogue = account?.security?.questions?.catalogue
  const values = form.methods.watch()
  const lacksPassword = !hasPassword && account?.paymentPassword?.isSet === false
  return (
    <FormDialog
      form={form}
      title={t('questions.title')}
      submitLabel={t('save')}
      pendingLabel={t('saving')}
      guarded
      onClose={onClose}
    >
      <p className="text-body text-pretty text-muted">{t('questions.text')}</p>
      {lacksPassword ? (
        <p role="alert" className="text-body text-pretty">
          {t('questions.needsPassword')}
        </p>
      ) : null}
      {!catalogue && !query.loading ? (
        <LoadFailure title={t('questions.failed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {PAIRS.map(([question, answer], index) => (
        <fieldset key={question} className="flex min-w-0 flex-col gap-3">
          <legend className="visually-hidden">{t('questions.pair', { number: index + 1 })}</legend>
          <Select
            label={t('questions.question', { number: index + 1 })}
            placeholder={t('questions.choose')}
            options={(catalogue ?? []).map(({ id, text }) => ({
              value: id,
              label: text,
              disabled: PAIRS.some(([other]) => other !== question && values[other] === id),
            }))}
            {...form.field(question, t('questions.chooseOne'))}
            // The options arrive after the chosen value.
            value={catalogue ? values[question] : ''}
          />
          <TextField
            label={t('questions.answer', { number: index + 1 })}
            autoComplete="off"
            spellCheck={false}
            maxLength={SECURITY_ANSWER_MAX}
            {...form.field(answer, t('questions.answerRequired'))}
          />
        </fieldset>
      ))}
      <p className="text-small text-pretty text-muted">{t('questions.hint')}</p>
      <PasswordField
        label={t(hasPassword ? 'yourPassword' : 'questions.paymentPassword')}
        autoComplete={hasPassword ? 'current-password' : 'off'}
        {...form.field('password', { required: t('passwordRequired'), secret: true })}
      />
    </FormDialog>
  )
}
