import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Announcement } from './announcement-list.tsx'
import { useFollowLink } from './use-follow-link.ts'
import { SiteText } from './parts/site-text.tsx'
import { useFormat } from '../../i18n/use-format.ts'

interface AnnouncementDetailProps {
  announcement: Announcement
  onBack: () => void
}

export function AnnouncementDetail({ announcement, onBack }: AnnouncementDetailProps) {
  const { t } = useTranslation('layers')
  const format = useFormat()
  const follow = useFollowLink()
  const { title, content, publishedAt } = announcement
  return (
    <article>
      <Button variant="quiet" size="small" className="-ms-3" onClick={onBack}>
        <Icon icon={ArrowLeft} size={16} />
        {t('back')}
      </Button>
      <h3
        ref={(heading) => heading?.focus()}
        tabIndex={-1}
        className="mt-3 text-title font-semibold text-pretty focus-visible:outline-none"
      >
        {title}
      </h3>
      <p className="figures mt-1 mb-5 text-small text-muted">
        <span className="visually-hidden">{t('publishedAt', { time: format.dateTime(publishedAt) })}</span>
        <time dateTime={publishedAt} aria-hidden="true">
          {format.dateTime(publishedAt)}
        </time>
      </p>
      <SiteText html={content} onFollow={follow} className="max-w-prose" />
    </article>
  )
}
