import { useState } from 'react'
import { MessageSquareOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { FeedbackForm_RulesFragment } from './feedback-rules.generated.ts'
import { FeedbackFields } from './feedback-fields.tsx'
import { FeedbackSent } from './feedback-sent.tsx'

interface FeedbackFormProps {
  /** What the brand takes; null where it takes none. */
  rules: FeedbackForm_RulesFragment | null
}

/** Write to the brand: the form, then the number under which it is kept. */
export function FeedbackForm({ rules }: FeedbackFormProps) {
  const { t } = useTranslation('help')
  const [reference, setReference] = useState<string>()
  if (!rules) {
    return <EmptyState icon={MessageSquareOff} level={3} title={t('feedback.offTitle')} text={t('feedback.offText')} />
  }
  return reference === undefined ? (
    <FeedbackFields rules={rules} onSent={setReference} />
  ) : (
    <FeedbackSent reference={reference} onAnother={() => setReference(undefined)} />
  )
}
