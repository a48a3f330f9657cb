import type { Resolvers } from '../base/resolvers.generated.ts'
import { helpTopics } from './help-topics.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { announcements } from '@playhouse/platform-api/site.ts'
import type { AnnouncementKind } from '@playhouse/schema/types.generated.ts'
import { getPage } from '../base/connections.ts'
import type { Context } from '../base/context.ts'

/** The platform returns at most this many per kind. */
const ANNOUNCEMENTS_MAX = 50
const FIELDS = { NOTICE: 'player', POPUP: 'popup', GAME: 'promotion' } as const satisfies Record<
  AnnouncementKind,
  keyof ValueOf<typeof announcements>
>

interface AnnouncementPage {
  kind: AnnouncementKind
  page: number
  pageSize: number
}

/** One page of one kind. One call returns all kinds, so they share a cache entry. @throws PlatformUnavailable */
async function announcementPage({ platform }: Context, { kind, page, pageSize }: AnnouncementPage) {
  const lists = await platform.read(announcements, { types: ['PL', 'PU', 'PR'] })
  const size = Math.min(pageSize, ANNOUNCEMENTS_MAX)
  const { nodes, ...rest } = getPage(lists[FIELDS[kind]], Math.min(page, ANNOUNCEMENTS_MAX), size)
  return {
    ...rest,
    nodes: nodes.map(({ id, title, content, publishedAt }) => ({
      id: String(id),
      title,
      content,
      publishedAt,
    })),
  }
}

export const siteContentResolvers: Resolvers = {
  Site: {
    announcements: (_site, page, context) => announcementPage(context, page),
    helpTopics: (_site, _args, context) => helpTopics(context),
    helpTopic: async (_site, { id }, context) => (await helpTopics(context)).find((topic) => topic.id === id) ?? null,
  },
}
