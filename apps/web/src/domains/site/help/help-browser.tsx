import { HELP_SEARCH_MAX } from '@playhouse/shared/limits.ts'
import { Link2, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { shareAddress } from '../../../share-address.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { ArticleList } from './article-list.tsx'
import { findArticles } from './find-articles.ts'
import type { HelpTopic_TopicFragment } from '../parts/help-topic.generated.ts'

interface HelpState {
  topic: string | null
  article: string | null
  search: string
}

/** Ignores invalid parameters. */
function parseHelpState(params: URLSearchParams): HelpState {
  return {
    topic: params.get('topic') || null,
    article: params.get('article') || null,
    search: (params.get('search') ?? '').slice(0, HELP_SEARCH_MAX),
  }
}

/** Topics beside the articles of the one in the URL; a search covers all topics. */
export function HelpBrowser({ topics }: { topics: readonly HelpTopic_TopicFragment[] }) {
  const { t } = useTranslation('help')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const state = parseHelpState(params)
  const topic = topics.find(({ id }) => id === state.topic) ?? topics[0]
  const found = findArticles(topics, state.search)
  const searching = state.search.trim() !== ''
  const items = searching
    ? found.map(({ topic: { id, title }, article }) => ({ article, key: `${id}/${article.code}`, topicTitle: title }))
    : (topic?.articles ?? []).map((article) => ({ article, key: `${topic?.id}/${article.code}` }))

  const copyLink = async (key: string) => {
    const [topicId = '', code] = key.split('/')
    const copied = await copyText(shareAddress(paths.helpTopic(topicId, code)))
    if (copied) showToast({ tone: 'good', title: t('linkCopied') })
  }
  return (
    <>
      <SearchField
        label={t('search')}
        clearLabel={t('clearSearch')}
        maxLength={HELP_SEARCH_MAX}
        value={state.search}
        onChange={(search) => setParams(search ? { search } : {}, { replace: true, preventScrollReset: true })}
      />
      <div className="grid items-start gap-6 laptop:grid-cols-[14rem_1fr]">
        <nav aria-label={t('topics')} className="min-w-0 laptop:sticky laptop:top-6">
          <ul className="flex gap-1 max-laptop:-mx-4 max-laptop:overflow-x-auto max-laptop:px-4 laptop:flex-col">
            {topics.map(({ id, title }) => (
              <li key={id} className="shrink-0">
                <Link
                  to={paths.helpTopic(id)}
                  preventScrollReset
                  aria-current={!searching && id === topic?.id ? 'true' : undefined}
                  className={linkClass({ look: 'row' })}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="help-heading" className="min-w-0">
          <h2 id="help-heading" className="mb-3 text-title font-semibold">
            {searching ? <span role="status">{t('found', { count: items.length })}</span> : topic?.title}
          </h2>
          {items.length > 0 ? (
            <ArticleList
              key={searching ? 'search' : topic?.id}
              articles={items}
              openKey={searching ? undefined : `${state.topic}/${state.article}`}
              onFollow={(path) => void navigate(path)}
              renderFooter={({ key }) => (
                <Button
                  variant="quiet"
                  size="small"
                  className="-ms-3 mt-3 text-muted"
                  onClick={() => void copyLink(key)}
                >
                  <Icon icon={Link2} size={16} />
                  {t('articleLink')}
                </Button>
              )}
            />
          ) : (
            <EmptyState icon={SearchX} level={3} title={t('nothingTitle')} text={t('nothingText')} />
          )}
        </section>
      </div>
    </>
  )
}
