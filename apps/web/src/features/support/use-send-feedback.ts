import type { FeedbackQuestionType } from '@playhouse/schema/types.generated.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newRequestKey } from '../../graphql/request-key.ts'
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

/** Sends feedback. The same input is retried with the same request key, so that it is stored once; other input gets a new key. */
export function useSendFeedback(): (input: FeedbackInput) => Promise<{ reference: string } | Refusal> {
  const { run } = useSubmit(useSendFeedbackMutation())
  const { t } = useTranslation('help')
  const last = useRef({ words: '', requestKey: '' })

  return async ({ questionType, content, contact }) => {
    if (questionType === '') return { text: t('feedback.typeRequired'), field: 'questionType' }
    const words = JSON.stringify([questionType, content, contact])
    if (last.current.words !== words) last.current = { words, requestKey: newRequestKey() }
    const input = {
      requestKey: last.current.requestKey,
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
