import { CircleCheck, Copy, MessageSquareOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { getResponse } from '../../graphql/response.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { useFeedbackDeskQuery } from './feedback.generated.ts'
import { FeedbackFields } from './feedback-fields.tsx'

/** The form to write to us on platforms without cases: a message, then its reference number. Namespace `cases`. */
export function FeedbackDesk() {
  const { t } = useTranslation('cases')
  const query = useFeedbackDeskQuery({})
  const { response } = getResponse(query)
  const [reference, setReference] = useState<string>()
  if (!response)
    return query.loading ? (
      <Skeleton className="h-60 w-full rounded-card" />
    ) : (
      <LoadFailure
        title={t('feedback.failed')}
        error={query.error}
        onRetry={() => void query.refetch().catch(() => undefined)}
      />
    )
  const rules = response.site.feedback
  if (!rules)
    return <EmptyState icon={MessageSquareOff} level={2} title={t('feedback.offTitle')} text={t('feedback.offText')} />
  return reference === undefined ? (
    <section>
      <h2 className="mb-4 text-prose font-semibold">{t('writeToUs')}</h2>
      <FeedbackFields rules={rules} onSent={setReference} />
    </section>
  ) : (
    <FeedbackSent reference={reference} onAnother={() => setReference(undefined)} />
  )
}

interface FeedbackSentProps {
  reference: string
  onAnother: () => void
}

function FeedbackSent({ reference, onAnother }: FeedbackSentProps) {
  const { t } = useTranslation('cases')
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
