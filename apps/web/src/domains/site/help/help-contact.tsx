import { Headset, Megaphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { openAnnouncements } from '../../../access/open-layers.ts'
import { FeedbackForm } from '../../support/parts/feedback-form.tsx'
import type { FeedbackForm_RulesFragment } from '../../support/parts/feedback-rules.generated.ts'
import { useHasSupport, useOpenSupport } from '../../support/parts/use-open-support.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Customer service and the feedback form; `#feedback` scrolls to the form. */
export function HelpContact({ rules }: { rules: FeedbackForm_RulesFragment | null }) {
  const { t } = useTranslation(['help', 'shell'])
  const { hash } = useLocation()
  const openSupport = useOpenSupport()
  const hasSupport = useHasSupport()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The section is rendered with the data, too late for the browser's own scroll to the hash.
    if (hash === '#feedback') section.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return (
    <section
      ref={section}
      id="feedback"
      aria-labelledby="feedback-heading"
      className="mt-4 grid scroll-mt-6 items-start gap-8 rounded-card border border-line bg-surface p-6 laptop:grid-cols-[14rem_1fr]"
    >
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-prose font-semibold text-balance">{t('more')}</h2>
        {hasSupport ? (
          <>
            <p className="text-body text-muted text-pretty">{t('moreText')}</p>
            <Button onClick={openSupport}>
              <Icon icon={Headset} size={16} />
              {t('talk')}
            </Button>
          </>
        ) : null}
        <Button variant="quiet" className="-ms-4" onClick={() => openAnnouncements()}>
          <Icon icon={Megaphone} size={16} />
          {t('shell:announcements')}
        </Button>
      </div>
      <div className="min-w-0 max-w-xl">
        <h2 id="feedback-heading" className="text-title font-semibold">
          {t('feedback.title')}
        </h2>
        <p className="mt-1 mb-5 text-body text-muted">{t('feedback.text')}</p>
        <FeedbackForm rules={rules} />
      </div>
    </section>
  )
}
