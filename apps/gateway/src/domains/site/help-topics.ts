import { helpCenter } from '@playhouse/platform-api/site-settings.ts'
import type { Context } from '../base/context.ts'

/** Topics of the help centre. An article without a code is identified by its number. @throws PlatformUnavailable */
export async function helpTopics({ platform }: Context) {
  const { topics } = await platform.read(helpCenter, {})
  return topics.map((topic) => ({
    id: topic.code,
    title: topic.title,
    articles: topic.articles.map(({ id, code, title, content }) => ({
      code: code ?? String(id),
      title,
      content,
    })),
  }))
}
