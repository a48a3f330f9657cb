import { useState } from 'react'
import { MessageSquareOff, CircleCheck, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { FeedbackForm_RulesFragment } from './feedback-rules.generated.ts'
import { FeedbackFields } from '../feedback-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'

interface FeedbackFormProps {
  /** The brand's rules; null if it accepts no feedback. */
  rules: FeedbackForm_RulesFragment | null
}

/** Feedback form, then the reference number. */
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

interface FeedbackSentProps {
  reference: string
  onAnother: () => void
}

/** Confirmation with the reference number. */
function FeedbackSent({ reference, onAnother }: FeedbackSentProps) {
  const { t } = useTranslation('help')
  const copy = async () => {
    if (await copyText(reference)) showToast({ tone: 'good', title: t('feedback.copied') })
  }
  return (
    <div role="status" className="flex flex-col items-start gap-4 rounded-card border border-line bg-good-soft p-5">
      <h3
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="flex items-center gap-2 text-prose font-semibold focus-visible:outline-none"
      >
        <Icon icon={CircleCheck} className="text-good" />
        {t('feedback.sentTitle')}
      </h3>
      <p className="text-body text-pretty">{t('feedback.sentText')}</p>
      <p className="flex items-center gap-2">
        <span className="text-small text-muted">{t('feedback.reference')}</span>
        <strong className="figures text-title font-semibold tracking-wide">{reference}</strong>
        <IconButton icon={Copy} iconSize={16} size="small" label={t('feedback.copy')} onClick={() => void copy()} />
      </p>
      <Button onClick={onAnother}>{t('feedback.another')}</Button>
    </div>
  )
}
