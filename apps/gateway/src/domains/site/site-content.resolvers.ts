import type { Resolvers } from '../base/resolvers.generated.ts'
import { announcementPage } from './announcements.ts'
import { helpTopics } from './help-topics.ts'

export const siteContentResolvers: Resolvers = {
  Site: {
    announcements: (_site, page, context) => announcementPage(context, page),
    helpTopics: (_site, _args, context) => helpTopics(context),
    helpTopic: async (_site, { id }, context) => (await helpTopics(context)).find((topic) => topic.id === id) ?? null,
  },
}
