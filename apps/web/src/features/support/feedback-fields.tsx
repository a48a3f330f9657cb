import { useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FeedbackForm_RulesFragment } from './feedback-rules.generated.ts'
import { type FeedbackInput, useSendFeedback } from './use-send-feedback.ts'

interface FeedbackFieldsProps {
  rules: FeedbackForm_RulesFragment
  onSent: (reference: string) => void
}

const DRAFTED = ['questionType', 'content', 'contact'] as const

/** Code points, as members count characters. */
const lengthOf = (text: string) => [...text.trim()].length

/** Feedback form. A failure or a reload keeps the input. */
export function FeedbackFields({ rules, onSent }: FeedbackFieldsProps) {
  const { t } = useTranslation(['help', 'ui'])
  const { minLength: min, maxLength: max, contactMaxLength } = rules
  const { register, handleSubmit, setError, setFocus, control, subscribe, formState } = useForm<FeedbackInput>({
    defaultValues: draftOf(rules),
  })
  useFormDraft('feedback', subscribe, DRAFTED)
  const { errors, isSubmitting } = formState
  const count = lengthOf(useWatch({ control, name: 'content' }))
  const send = useSendFeedback()
  const sending = useRef(false)
  const required = t('ui:required')

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Ignore a second press or Enter while sending.
    if (sending.current) return
    sending.current = true
    await handleSubmit(async (input) => {
      const outcome = await send(input)
      if ('reference' in outcome) {
        dropDraft('feedback')
        return onSent(outcome.reference)
      }
      setError(outcome.field ?? 'root', { message: outcome.text })
      if (outcome.field) setFocus(outcome.field)
    })(event).finally(() => (sending.current = false))
  }
  const contentBreach = (content: string) => {
    const length = lengthOf(content)
    if (length === 0) return t('feedback.contentRequired')
    return length < min || length > max ? t('feedback.contentLength', { min, max, count: length }) : true
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {errors.root?.message ? <ErrorState look="line" level={3} title={errors.root.message} /> : null}
      <Select
        label={t('feedback.type')}
        placeholder={t('feedback.choose')}
        requiredLabel={required}
        options={rules.questionTypes.map((type) => ({ value: type, label: t(`feedback.types.${type}`) }))}
        error={errors.questionType?.message}
        {...register('questionType', { required: t('feedback.typeRequired') })}
      />
      <TextArea
        label={t('feedback.content')}
        requiredLabel={required}
        rows={6}
        description={
          <span className="flex justify-between gap-4">
            {t('feedback.contentHint', { min, max })}
            <span className={`figures shrink-0 ${count > max ? 'text-bad' : ''}`}>
              {t('feedback.count', { count, max })}
            </span>
          </span>
        }
        error={errors.content?.message}
        {...register('content', { validate: contentBreach })}
      />
      <TextField
        label={t('feedback.contact')}
        description={t('feedback.contactHint')}
        autoComplete="email"
        error={errors.contact?.message}
        {...register('contact', {
          maxLength: { value: contactMaxLength, message: t('feedback.contactLength', { max: contactMaxLength }) },
        })}
      />
      <Button
        type="submit"
        variant="action"
        size="large"
        className="self-start"
        pending={isSubmitting ? t('feedback.sending') : false}
      >
        {t('feedback.send')}
      </Button>
    </form>
  )
}

/** The draft, without a question type that the brand no longer offers. */
function draftOf({ questionTypes }: FeedbackForm_RulesFragment): FeedbackInput {
  const { questionType, content = '', contact = '' } = readDraft('feedback', DRAFTED)
  return { questionType: questionTypes.find((type) => type === questionType) ?? '', content, contact }
}
