import type { AnnouncementKind } from '@playhouse/schema/types.generated.ts'
import { Megaphone, ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnnouncementSection, dropLayer } from '../../access/open-layers.ts'
import { getResponse } from '../../graphql/response.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useAnnouncementsDialogQuery } from './announcements-dialog.generated.ts'
import { AnnouncementList, AnnouncementListSkeleton, type Announcement } from './announcement-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFollowLink } from './use-follow-link.ts'
import { SiteText } from './parts/site-text.tsx'
import { useFormat } from '../../i18n/use-format.ts'

interface AnnouncementDetailProps {
  announcement: Announcement
  onBack: () => void
}

function AnnouncementDetail({ announcement, onBack }: AnnouncementDetailProps) {
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

const KINDS: Readonly<Record<AnnouncementSection, AnnouncementKind>> = {
  notices: 'NOTICE',
  platform: 'POPUP',
  games: 'GAME',
}
const SECTIONS = Object.keys(KINDS) as AnnouncementSection[]

export function AnnouncementsDialog({ section: first }: { section: AnnouncementSection }) {
  const { t } = useTranslation(['layers', 'ui'])
  const [section, setSection] = useState(first)
  return (
    <Dialog size="large" title={t('announcements')} closeLabel={t('ui:close')} onClose={dropLayer} initialFocus="title">
      <Tabs
        label={t('announcements')}
        tabs={SECTIONS.map((id) => ({ id, label: t(`sections.${id}`) }))}
        selected={section}
        onSelect={(id) => setSection(id as AnnouncementSection)}
      >
        <div className="tablet:min-h-112">
          <Section key={section} section={section} />
        </div>
      </Tabs>
    </Dialog>
  )
}

function Section({ section }: { section: AnnouncementSection }) {
  const { t } = useTranslation('layers')
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState<string>()
  /** Gets the focus back when its detail closes. */
  const [readId, setReadId] = useState<string>()
  const query = useAnnouncementsDialogQuery({ variables: { kind: KINDS[section], page } })
  const { response, stale } = getResponse(query)
  const found = response?.site.announcements
  if (!found) {
    if (query.loading) return <AnnouncementListSkeleton />
    return <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
  }
  const open = found.nodes.find(({ id }) => id === openId)
  if (open) {
    return (
      <AnnouncementDetail
        announcement={open}
        onBack={() => {
          setReadId(openId)
          setOpenId(undefined)
        }}
      />
    )
  }
  if (found.nodes.length === 0) {
    return found.totalCount > 0 ? (
      <EmptyState
        icon={Megaphone}
        level={3}
        title={t('beyondTitle')}
        action={<Button onClick={() => setPage(1)}>{t('firstPage')}</Button>}
      />
    ) : (
      <EmptyState icon={Megaphone} level={3} title={t('emptyTitle')} text={t(`empty.${section}`)} />
    )
  }
  return (
    <AnnouncementList
      announcements={found.nodes}
      page={found.pageInfo.page}
      pageCount={found.pageInfo.totalPages}
      stale={stale}
      focusedId={readId}
      onOpen={setOpenId}
      onPage={(next) => {
        setReadId(undefined)
        setPage(next)
      }}
    />
  )
}
