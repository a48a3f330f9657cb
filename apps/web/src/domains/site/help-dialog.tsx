import { HELP_SEARCH_MAX } from '@playhouse/shared/limits.ts'
import { CircleQuestionMark, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dropLayer } from '../../access/open-layers.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { WriteToUs } from '../support/parts/write-to-us.tsx'
import { ArticleList } from './help/article-list.tsx'
import { findArticles } from './help/find-articles.ts'
import type { HelpTopic_TopicFragment } from './parts/help-topic.generated.ts'
import { useHelpDialogQuery } from './help-dialog.generated.ts'
import { useFollowLink } from './use-follow-link.ts'

export function HelpDialog({ topic }: { topic: string | undefined }) {
  const { t } = useTranslation(['help', 'ui'])
  const query = useHelpDialogQuery({})
  const topics = query.dataState === 'complete' ? query.data.site.helpTopics : undefined
  return (
    <Dialog
      size="large"
      title={t('title')}
      closeLabel={t('ui:close')}
      onClose={dropLayer}
      initialFocus="title"
      footer={
        <>
          <WriteToUs onClick={dropLayer} className={buttonClass({ variant: 'quiet' })}>
            {t('write')}
          </WriteToUs>
          <Link to={topic ? paths.helpTopic(topic) : paths.helpCentre()} onClick={dropLayer} className={buttonClass()}>
            {t('wholeCentre')}
          </Link>
        </>
      }
    >
      {topics && topics.length > 0 ? (
        <Questions topics={topics} first={topic} />
      ) : topics ? (
        <EmptyState icon={CircleQuestionMark} level={3} title={t('emptyTitle')} text={t('emptyText')} />
      ) : query.loading ? (
        <SkeletonText lines={8} />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

interface QuestionsProps {
  topics: readonly HelpTopic_TopicFragment[]
  first: string | undefined
}

function Questions({ topics, first }: QuestionsProps) {
  const { t } = useTranslation('help')
  const follow = useFollowLink()
  const [search, setSearch] = useState('')
  const searching = search.trim() !== ''
  const ordered = topics.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
  const found = findArticles(topics, search)
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        label={t('search')}
        clearLabel={t('clearSearch')}
        maxLength={HELP_SEARCH_MAX}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="visually-hidden">
        {searching ? t('found', { count: found.length }) : ''}
      </p>
      {!searching ? (
        ordered.map((topic) => (
          <section key={topic.id} aria-label={topic.title}>
            <h3 className="mb-2 text-small font-semibold text-muted">{topic.title}</h3>
            <ArticleList
              articles={topic.articles.map((article) => ({ article, key: `${topic.id}/${article.code}` }))}
              onFollow={follow}
            />
          </section>
        ))
      ) : found.length > 0 ? (
        <ArticleList
          articles={found.map(({ topic, article }) => ({
            article,
            key: `${topic.id}/${article.code}`,
            topicTitle: topic.title,
          }))}
          onFollow={follow}
        />
      ) : (
        <EmptyState icon={SearchX} level={3} title={t('nothingTitle')} text={t('nothingText')} />
      )}
    </div>
  )
}
