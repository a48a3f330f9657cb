import { ChevronRight, Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openPlatformMessages, dropLayer } from '../../access/open-layers.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useNoticeDialogQuery } from './notice-dialog.generated.ts'
import { useFollowLink } from './use-follow-link.ts'
import { SiteText } from './parts/site-text.tsx'
import { Moment } from '../../i18n/moment.tsx'

export function NoticeDialog() {
  const { t } = useTranslation(['layers', 'ui'])
  const follow = useFollowLink()
  const query = useNoticeDialogQuery({})
  const found = query.dataState === 'complete' ? query.data.site.announcements : undefined
  const notice = found?.nodes[0]
  return (
    <Dialog
      title={notice?.title ?? t('sections.platform')}
      closeLabel={t('ui:close')}
      onClose={dropLayer}
      initialFocus="title"
      footer={
        <Button variant="action" onClick={dropLayer}>
          {t('understood')}
        </Button>
      }
    >
      {notice ? (
        <>
          <span className="block">
            <Moment at={notice.publishedAt} className="-mt-1 mb-4 text-small text-muted" />
          </span>
          <SiteText html={notice.content} onFollow={follow} />
          <Button variant="quiet" size="small" className="-ms-3 mt-4 text-muted" onClick={openPlatformMessages}>
            {t('sections.platform')}
            <Icon icon={ChevronRight} size={16} className="rtl:-scale-x-100" />
          </Button>
        </>
      ) : query.loading ? (
        <SkeletonText lines={4} />
      ) : found ? (
        <EmptyState icon={Megaphone} level={3} title={t('emptyTitle')} text={t('empty.platform')} />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}
