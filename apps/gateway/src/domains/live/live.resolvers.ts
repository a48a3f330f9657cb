import type { SubscriptionLiveArgs } from '@playhouse/schema/types.generated.ts'
import type { Context } from '../base/context.ts'
import { badArgument, failure } from '../base/errors.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readableRooms } from '../chat/chat.resolvers.ts'
import { loadCurrency } from '../site/settings.ts'
import { decodeCursor } from './live-events.ts'
import { LiveSource } from './live-source.ts'

/** The general, lottery and VIP rooms of one language, and two more. */
const CHAT_ROOMS_MAX = 5

export const liveResolvers: Resolvers = {
  Subscription: {
    live: { subscribe: (_root, args, context) => openLive(context, args) },
    publicLive: { subscribe: (_root, { after, lotteries }, context) => openPublic(context, after, lotteries ?? []) },
  },
}

/** @throws GraphQLError SESSION_EXPIRED, PlatformUnavailable */
async function openLive(context: Context, { after, chatRooms: named }: SubscriptionLiveArgs): Promise<LiveSource> {
  const position = getPosition(after)
  const chatRooms = named ?? []
  if (chatRooms.length > CHAT_ROOMS_MAX) throw badArgument(`chatRooms has at most ${CHAT_ROOMS_MAX} rooms.`)
  const [member, currency, rooms] = await Promise.all([
    context.live.member(),
    loadCurrency(context),
    readableRooms(context, chatRooms),
  ])
  if (!member) throw failure('SESSION_EXPIRED')
  return new LiveSource(member, position, currency, { rooms })
}

async function openPublic(
  context: Context,
  after: string | null | undefined,
  lotteries: readonly string[],
): Promise<LiveSource> {
  return new LiveSource(undefined, getPosition(after), await loadCurrency(context), { lotteries })
}

function getPosition(after: string | null | undefined): string | undefined {
  if (after == null) return undefined
  const position = decodeCursor(after)
  if (position === undefined) throw badArgument('after is no cursor of an event.')
  return position
}
