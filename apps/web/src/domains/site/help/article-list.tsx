import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { HelpTopic_TopicFragment } from '../parts/help-topic.generated.ts'
import { SiteText } from '../parts/site-text.tsx'

export type HelpArticle = HelpTopic_TopicFragment['articles'][number]

export interface ListedArticle {
  article: HelpArticle
  /** Unique in the list, such as `account/locked-out`. */
  key: string
  /** Shown above the question in search results. */
  topicTitle?: string
}

interface ArticleListProps {
  articles: readonly ListedArticle[]
  openKey?: string | undefined
  onFollow: (path: string) => void
  renderFooter?: (item: ListedArticle) => ReactNode
}

/** Native `details`, so that find-in-page opens the article it finds. */
export function ArticleList({ articles, openKey, onFollow, renderFooter }: ArticleListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {articles.map((item) => {
        const { article, key, topicTitle } = item
        return (
          <li key={key}>
            <details
              open={key === openKey}
              ref={(details) => {
                if (details && key === openKey) details.scrollIntoView({ block: 'nearest' })
              }}
              className="group rounded-card border border-line bg-surface"
            >
              <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card px-4 py-3 hover:bg-hover">
                <span className="min-w-0 grow">
                  {topicTitle ? <span className="block text-small text-muted">{topicTitle}</span> : null}
                  <span className="block text-body font-medium text-pretty">{article.title}</span>
                </span>
                <Icon icon={ChevronDown} size={16} className="text-muted transition-transform group-open:rotate-180" />
              </summary>
              <div className="border-t border-line px-4 py-4">
                <SiteText html={article.content} onFollow={onFollow} size="small" className="max-w-prose" />
                {renderFooter?.(item)}
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
