import type { FeedbackQuestionType } from '@playhouse/schema/types.generated.ts'
import { useTranslation } from 'react-i18next'
import { useRequestKey } from '../../graphql/use-request-key.ts'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useSendFeedbackMutation } from './send-feedback.generated.ts'

export interface FeedbackInput {
  questionType: FeedbackQuestionType | ''
  content: string
  contact: string
}

/** Text of a failure, with the field at fault if there is one. */
interface Refusal {
  text: string
  field?: keyof FeedbackInput | undefined
}

/** Sends feedback, once for the same input. */
export function useSendFeedback(): (input: FeedbackInput) => Promise<{ reference: string } | Refusal> {
  const { run } = useSubmit(useSendFeedbackMutation())
  const { t } = useTranslation('help')
  const requestKey = useRequestKey()

  return async ({ questionType, content, contact }) => {
    if (questionType === '') return { text: t('feedback.typeRequired'), field: 'questionType' }
    const input = {
      requestKey: requestKey.of([questionType, content, contact]),
      questionType: questionType satisfies FeedbackQuestionType,
      content,
      ...(contact.trim() === '' ? {} : { contact }),
    }
    const { success, problem } = await run({ input })
    return success ? { reference: success.reference } : { text: problem.text, field: fieldOf(problem.fields[0]?.field) }
  }
}

function fieldOf(name: string | undefined): Refusal['field'] {
  return name === 'questionType' || name === 'content' || name === 'contact' ? name : undefined
}
