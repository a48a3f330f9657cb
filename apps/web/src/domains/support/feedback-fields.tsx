import type { FeedbackQuestionType } from '@playhouse/schema/types.generated.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FeedbackForm_RulesFragment } from './parts/feedback-rules.generated.ts'
import { useSendFeedbackMutation } from './send-feedback.generated.ts'

interface FeedbackFieldsProps {
  rules: FeedbackForm_RulesFragment
  onSent: (reference: string) => void
}

interface Fields {
  questionType: FeedbackQuestionType | ''
  content: string
  contact: string
}

const DRAFTED = ['questionType', 'content', 'contact'] as const

/** Code points, as members count characters. */
const getLength = (text: string) => [...text.trim()].length

/** Feedback form. A failure or a reload keeps the input. */
export function FeedbackFields({ rules, onSent }: FeedbackFieldsProps) {
  const { t } = useTranslation(['help', 'ui'])
  const { minLength: min, maxLength: max, contactMaxLength } = rules
  const { run } = useSubmit(useSendFeedbackMutation())
  const form = useMutationForm({
    defaultValues: getDraft(rules),
    send: ({ questionType, content, contact }, { requestKey }) =>
      run({
        input: {
          requestKey,
          // Required, so not empty here.
          questionType: questionType as FeedbackQuestionType,
          content,
          ...(contact !== '' && { contact }),
        },
      }),
    onDone: ({ reference }) => {
      dropDraft('feedback')
      onSent(reference)
    },
  })
  useFormDraft('feedback', form.methods.subscribe, DRAFTED)
  const count = getLength(useWatch({ control: form.methods.control, name: 'content' }))
  const required = t('ui:required')
  const contentBreach = (content: string) => {
    const length = getLength(content)
    if (length === 0) return t('feedback.contentRequired')
    return length < min || length > max ? t('feedback.contentLength', { min, max, count: length }) : true
  }
  return (
    <MutationForm form={form}>
      <Select
        label={t('feedback.type')}
        placeholder={t('feedback.choose')}
        requiredLabel={required}
        options={rules.questionTypes.map((type) => ({ value: type, label: t(`feedback.types.${type}`) }))}
        {...form.field('questionType', t('feedback.typeRequired'))}
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
        {...form.field('content', { validate: contentBreach })}
      />
      <TextField
        label={t('feedback.contact')}
        description={t('feedback.contactHint')}
        autoComplete="email"
        {...form.field('contact', {
          maxLength: { value: contactMaxLength, message: t('feedback.contactLength', { max: contactMaxLength }) },
        })}
      />
      <Button
        type="submit"
        variant="action"
        size="large"
        className="self-start"
        pending={form.isPending ? t('feedback.sending') : false}
      >
        {t('feedback.send')}
      </Button>
    </MutationForm>
  )
}

/** The draft, without a question type that the brand no longer offers. */
function getDraft({ questionTypes }: FeedbackForm_RulesFragment): Fields {
  const { questionType, content = '', contact = '' } = readDraft('feedback', DRAFTED)
  return { questionType: questionTypes.find((type) => type === questionType) ?? '', content, contact }
}
