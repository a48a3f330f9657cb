import { parseAmount, type Amount } from '@playhouse/shared/money.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import * as contract from '@playhouse/platform-api/raffles.ts'
import { pageInfo } from '../base/connections.ts'
import { pageInput, takes } from '../base/contract-input.ts'
import type { Context } from '../base/context.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { nullIfRefused, problem, readSession } from '../base/results.ts'
import { pictureAddress } from '../site/pictures.ts'
import { loadCurrency } from '../site/settings.ts'

type Raffle = ValueOf<typeof contract.raffleDetail>

export const raffleResolvers: Resolvers = {
  Query: {
    raffles: async (_root, _args, context) => {
      if (!(await hasRaffles(context))) return null
      const { list } = await context.platform.read(contract.raffles, {})
      return Promise.all(list.map((one) => getRaffle(context, one)))
    },
    raffle: async (_root, { id }, context) => {
      if (!takes(contract.raffleDetail, 'raffleId', id) || !(await hasRaffles(context))) return null
      const requested = context.platform.read(contract.raffleDetail, { raffleId: id })
      const found = await nullIfRefused(requested, 'raffle.not.found')
      return found && getRaffle(context, found)
    },
    raffleResults: async (_root, { page, pageSize }, context) => {
      if (!(await hasRaffles(context))) return null
      const requested = pageInput(contract.raffleResults, { page, pageSize })
      const { list, total } = await context.platform.read(contract.raffleResults, requested)
      return {
        nodes: await Promise.all(list.map((one) => getRaffle(context, one))),
        totalCount: total,
        pageInfo: pageInfo(requested.pageNo, Math.ceil(total / requested.pageSize)),
      }
    },
  },
  Raffle: {
    ticketList: async ({ id, listHash }, _args, context) =>
      listHash == null ? null : (await context.platform.read(contract.raffleTickets, { raffleId: id })).list,
  },
  MemberAccount: {
    raffles: async (_account, { id }, context) => {
      if (!(await hasRaffles(context))) return null
      return readSession(context, async (platform) => {
        const [status] = await Promise.all([
          platform.read(
            contract.raffleStatus,
            id != null && takes(contract.raffleStatus, 'raffleId', id) ? { raffleId: id } : {},
          ),
          loadCurrency(context),
        ])
        return {
          pointBalance: status.balance,
          isExcluded: status.excluded,
          tickets: status.tickets,
          prizes: status.prizes.map((prize) => ({
            ...prize,
            id: `${prize.raffleId}:${prize.place}`,
            ...getWorth(prize),
          })),
        }
      })
    },
  },
  BuyRaffleTicketsSuccess: {
    raffle: async ({ raffleId }, _args, context) =>
      getRaffle(context, await context.platform.read(contract.raffleDetail, { raffleId })),
  },
  Mutation: {
    buyRaffleTickets: memberMutation(async (platform, input) => {
      const { bought } = await platform.write(contract.buyRaffleTickets, input)
      return { __typename: 'BuyRaffleTicketsSuccess', raffleId: input.raffleId, bought }
    }),
    claimRafflePrize: memberMutation(async (platform, { id }, context) => {
      const [, raffleId = '', place = ''] = /^([^:]{1,60}):([1-9]\d{0,2})$/.exec(id) ?? []
      if (raffleId === '') return problem('REWARD_NOT_CLAIMABLE')
      await loadCurrency(context)
      const worth = await platform.write(contract.claimRafflePrize, { raffleId, place: Number(place) })
      return { __typename: 'ClaimRafflePrizeSuccess', ...getWorth(worth) }
    }),
  },
}

const hasRaffles = async (context: Context) => (await context.brand()).offers(contract.raffles)

const getWorth = ({ amount, points }: { amount: Amount; points: string }) => ({
  amount: parseAmount(amount) > 0n ? amount : null,
  points: parseAmount(points) > 0n ? points : null,
})

async function getRaffle(
  context: Context,
  { picture, minTickets, calledOff, sold, prizes, winners, ...raffle }: Raffle,
) {
  await loadCurrency(context)
  return {
    ...raffle,
    picture: await pictureAddress(context, picture),
    minimumTickets: minTickets,
    isCalledOff: calledOff,
    soldTickets: sold,
    prizes: prizes.map((prize) => ({ ...prize, ...getWorth(prize) })),
    winners: winners.map((winner) => ({ ...winner, maskedUsername: winner.account, ...getWorth(winner) })),
  }
}
