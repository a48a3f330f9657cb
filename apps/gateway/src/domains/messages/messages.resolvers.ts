import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/messages.ts'
import type { MemberAccountMessagesArgs, MessageRecipient, MessageTopic } from '@playhouse/schema/types.generated.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'
import { CONTRACT_KINDS } from '@playhouse/shared/agent-pay.ts'
import { pageInfo, type Paged } from '../base/connections.ts'
import { atMost, takes } from '../base/contract-input.ts'
import { badArgument } from '../base/errors.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { readSession } from '../base/results.ts'

const TO = { UPLINE: 'upline', ACCOUNT: 'account', DIRECT_DOWNLINE: 'direct' } as const satisfies Record<
  MessageRecipient,
  string
>

const TOPICS: ReadonlyMap<string | undefined, MessageTopic> = new Map([
  ['identity', 'IDENTITY'],
  ['withdrawals', 'WITHDRAWALS'],
  ['limits', 'LIMITS'],
  ['rebate', 'REBATE'],
  ['rank', 'RANK'],
  ['points', 'POINTS'],
  ['missions', 'MISSIONS'],
  ['leaderboards', 'LEADERBOARDS'],
  ['referral', 'INVITATIONS'],
  ['application', 'AGENT_APPLICATION'],
])

export const messageResolvers: Resolvers = {
  Viewer: {
    unreadMessages: async ({ unreadMessages }, _args, context) =>
      (await context.brand()).offers(contract.inbox) ? unreadMessages : 0,
  },
  MemberAccount: {
    messages: (_account, args, context) => readInbox(context, (platform) => readPage(platform, args)),
    message: (_account, { id }, context) =>
      readInbox(context, async (platform) => {
        const [found] = takes(contract.inbox, 'id', id) ? (await platform.read(contract.inbox, { id })).list : []
        return found ? getMessage(found) : null
      }),
    messageRecipients: (_account, _args, context) =>
      readInbox(context, async (platform) => {
        const { upline, direct, directCount } = await platform.read(contract.messageRecipients, {})
        return {
          uplineUsername: upline,
          directCount,
          directUsernames: direct,
        }
      }),
  },
  Mutation: {
    markMessagesRead: memberMutation(async (platform, { ids }) => {
      await platform.write(contract.readMessages, ids ? { ids: checkIds(ids) } : {})
      return { __typename: 'ChangeMessagesSuccess' }
    }),
    deleteMessages: memberMutation(async (platform, { ids }) => {
      await platform.write(contract.deleteMessages, { ids: checkIds(ids) })
      return { __typename: 'ChangeMessagesSuccess' }
    }),
    sendMessage: memberMutation(async (platform, { requestKey, to, username, title, content }) => {
      const { recipients } = await platform.write(contract.sendMessage, {
        requestKey,
        to: TO[to],
        title,
        content,
        ...(username && { account: username }),
      })
      return { __typename: 'SendMessageSuccess', recipientCount: recipients }
    }),
  },
}

/** Null where the brand has no inbox. */
async function readInbox<T>(context: Context, read: (platform: SessionPlatform) => Promise<T>): Promise<T | null> {
  const brand = await context.brand()
  return brand.offers(contract.inbox) ? readSession(context, read) : null
}

async function readPage(platform: SessionPlatform, { box, kind, page, pageSize }: Paged<MemberAccountMessagesArgs>) {
  const requested = { page: atMost(contract.inbox, 'page', page), size: atMost(contract.inbox, 'size', pageSize) }
  const { list, total } =
    box === 'OUTBOX'
      ? await platform.read(contract.outbox, requested)
      : await platform.read(contract.inbox, { ...requested, ...(kind && { kind }) })
  return {
    nodes: list.map(getMessage),
    totalCount: total,
    pageInfo: pageInfo(requested.page, Math.ceil(total / requested.size)),
  }
}

function getMessage({ account, read, about, createdAt, ...message }: ValueOf<typeof contract.inbox>['list'][number]) {
  const [topic, id = null, side] = about?.split(':') ?? []
  const kind = topic === 'contract' ? CONTRACT_KINDS.find((known) => known === id) : undefined
  return {
    ...message,
    username: account,
    isRead: read,
    depositId: topic === 'deposit' ? id : null,
    withdrawalId: topic === 'withdrawal' ? id : null,
    promotionId: topic === 'promotion' ? id : null,
    raffleId: topic === 'raffle' ? id : null,
    lotteryTicketId: topic === 'ticket' ? id : null,
    caseId: topic === 'case' ? id : null,
    contractKind: kind ?? null,
    contractSide: kind ? (side === 'paid' ? ('PAID' as const) : ('RECEIVED' as const)) : null,
    topic: TOPICS.get(topic) ?? null,
    createdAt,
  }
}

function checkIds(ids: readonly string[]): string[] {
  if (!takes(contract.deleteMessages, 'ids', ids)) throw badArgument('ids has ids of messages, 1 to 50 of them.')
  return [...ids]
}
