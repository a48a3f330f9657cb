import type { FeedbackQuestionType } from '@playhouse/schema/types.generated.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dropDraft, readDraft } from '../../drafts/form-draft.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TopicField, toServiceTopic } from './case-fields.tsx'
import { type FeedbackDesk_RulesFragment, useSendFeedbackMutation } from './feedback.generated.ts'

interface FeedbackFieldsProps {
  rules: FeedbackDesk_RulesFragment
  onSent: (reference: string) => void
}

interface Fields {
  topic: FeedbackQuestionType | ''
  content: string
  contact: string
}

const DRAFTED = ['topic', 'content', 'contact'] as const

/** Code points, as members count characters. */
const getLength = (text: string) => [...text.trim()].length

/** Feedback form. A failure or a reload keeps the input. */
export function FeedbackFields({ rules, onSent }: FeedbackFieldsProps) {
  const { t } = useTranslation('cases')
  const { minLength: min, maxLength: max, contactMaxLength } = rules
  const [link] = useSearchParams()
  const { run } = useSubmit(useSendFeedbackMutation())
  const form = useMutationForm({
    defaultValues: getDraft(rules, link),
    send: ({ topic, content, contact }, { requestKey }) =>
      run({
        input: { requestKey, questionType: toServiceTopic(topic), content, ...(contact !== '' && { contact }) },
      }),
    onDone: ({ reference }) => {
      dropDraft('feedback')
      onSent(reference)
    },
  })
  useFormDraft('feedback', form.methods.subscribe, DRAFTED)
  const count = getLength(useWatch({ control: form.methods.control, name: 'content' }))
  const contentBreach = (content: string) => {
    const length = getLength(content)
    if (length === 0) return t('noText')
    return length < min || length > max ? t('feedback.contentLength', { min, max, count: length }) : true
  }
  return (
    <MutationForm form={form}>
      <TopicField field={form.field} topics={rules.questionTypes} />
      <TextArea
        label={t('write')}
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
      <Button type="submit" variant="action" className="self-start" pending={form.isPending ? t('sending') : false}>
        {t('send')}
      </Button>
    </MutationForm>
  )
}

/** The draft, or else what the link to the form says. */
function getDraft({ questionTypes }: FeedbackDesk_RulesFragment, link: URLSearchParams): Fields {
  const { topic, content = '', contact = '' } = readDraft('feedback', DRAFTED)
  const about = link.get('about')
  return {
    topic: questionTypes.find((type) => type === (content === '' ? (link.get('write') ?? topic) : topic)) ?? '',
    content: content === '' && about ? `${about}: ` : content,
    contact,
  }
}
