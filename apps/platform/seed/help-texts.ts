import type { helpArticle } from '../src/db/tables/brand.ts'
import { ACCOUNT } from './help-topics/account.ts'
import { AGREEMENT } from './help-topics/agreement.ts'
import type { HelpTopic } from './help-topics/help-topic.ts'
import { HOUSE } from './help-topics/house.ts'
import { PLAY, SITE, WALLET } from './help-topics/play-and-wallet.ts'
import { RESPONSIBLE_GAMING } from './help-topics/responsible-gaming.ts'
import { inAllLanguages } from './translations/in-all-languages.ts'

/** Topics of the help centre, which describe only what the site does. The last two also have their own pages. */
const TOPICS: readonly HelpTopic[] = [ACCOUNT, PLAY, WALLET, SITE, HOUSE, RESPONSIBLE_GAMING, AGREEMENT]

export function helpArticleRows(): (typeof helpArticle.$inferInsert)[] {
  const all = TOPICS.flatMap(({ code, title, articles }) =>
    Object.entries(articles).map(([slug, { EN, VI }]) => ({
      topic: code,
      slug,
      texts: { EN: [title.EN, ...EN], VI: [title.VI, ...VI] } as const,
    })),
  )
  return all
    .flatMap(({ topic, slug, texts }, index) =>
      inAllLanguages<readonly [string, string, string]>(texts).map(([language, [topicTitle, title, content]]) => {
        return { topic, slug, language, topicTitle, title, content, position: index + 1 }
      }),
    )
    .map((row, index) => ({ id: index + 1, ...row }))
}
