import { foldText } from '@playhouse/shared/fold-text.ts'

interface Article {
  code: string
  title: string
  content: string
}

interface Topic<A extends Article> {
  id: string
  title: string
  articles: readonly A[]
}

export interface FoundArticle<A extends Article> {
  topic: { id: string; title: string }
  article: A
}

/**
 * Articles that contain every word of a search in title, text or the topic's title, ignoring accents, case and markup. Matches in
 * the title come first.
 */
export function findArticles<A extends Article>(topics: readonly Topic<A>[], search: string): FoundArticle<A>[] {
  const texts = foldText(search).split(' ').filter(Boolean)
  if (texts.length === 0) return []
  const found = topics.flatMap(({ id, title, articles }) =>
    articles.flatMap((article) => {
      const heading = foldText(article.title)
      const whole = `${heading} ${foldText(title)} ${foldText(article.content.replace(/<[^>]*>/g, ' '))}`
      if (!texts.every((word) => whole.includes(word))) return []
      return [{ topic: { id, title }, article, inTitle: texts.every((word) => heading.includes(word)) }]
    }),
  )
  return found
    .toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle))
    .map(({ topic, article }) => ({ topic, article }))
}
