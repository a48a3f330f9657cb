import type { GraphQLResolveInfo } from 'graphql'
import * as ticketContract from '@playhouse/platform-api/lottery-tickets.ts'
import { countsIf, cursorInfo, pageInfo } from '../base/connections.ts'
import { atMost, takes } from '../base/contract-input.ts'
import { memberMutation } from '../base/mutation.ts'
import type { Resolvers } from '../base/resolvers.generated.ts'
import { nullIfRefused, problem, readSession } from '../base/results.ts'
import { findArguments } from '../base/selects.ts'
import { placeLotteryTicket } from './place-ticket.ts'
import { getLine, getTicket, ticketSuccess } from './ticket.ts'

const OPEN_TICKETS = 50

const getLineCount = (first: unknown) => Math.max(0, atMost(ticketContract.tickets, 'lines', Number(first)))

/** As many lines per ticket as the query's `lines` ask for, so that none takes a call of its own. */
function linesInput(info: GraphQLResolveInfo): { lines?: number } {
  const selected = findArguments(info, 'LotteryTicket', 'lines')
  return { lines: Math.max(0, ...selected.map(({ first }) => getLineCount(first))) }
}

export const lotteryTicketResolvers: Resolvers = {
  LotteryGame: {
    openTickets: ({ code }, _args, context, info) =>
      readSession(context, async (platform) => {
        const { list } = await platform.read(ticketContract.tickets, {
          gameCode: code,
          open: '1',
          count: OPEN_TICKETS,
          ...linesInput(info),
        })
        return list.map(getTicket)
      }),
  },
  Viewer: {
    lotteryTickets: (_viewer, { first, after, code, drawNumber, openOnly, wonOnly }, context, info) =>
      readSession(context, async (platform) => {
        const { list, hasMore, total } = await platform.read(ticketContract.tickets, {
          count: Math.min(first, 50),
          ...linesInput(info),
          ...(after != null && takes(ticketContract.tickets, 'before', after) && { before: after }),
          ...(code != null && { gameCode: code }),
          ...(code != null && drawNumber != null && { numero: drawNumber }),
          ...(openOnly && { open: '1' as const }),
          ...(wonOnly && { won: '1' as const }),
          ...countsIf(info),
        })
        return {
          edges: list.map((ticket) => ({ node: getTicket(ticket) })),
          totalCount: total,
          pageInfo: cursorInfo(hasMore ? (list.at(-1)?.ticketId ?? null) : null),
        }
      }),
    lotteryTicket: (_viewer, { id, page, pageSize }, context) =>
      readSession(context, async (platform) => {
        if (!takes(ticketContract.ticketDetail, 'ticketId', id)) return null
        const paging = {
          pageNo: atMost(ticketContract.ticketDetail, 'pageNo', page),
          pageSize: Math.min(pageSize, 200),
        }
        const detail = await nullIfRefused(
          platform.read(ticketContract.ticketDetail, { ticketId: id, ...paging }),
          'lottery.ticket.not.found',
        )
        if (!detail) return null
        return {
          ticket: { ...getTicket(detail), ...(page > 1 && { lines: null }) },
          transactionId: detail.transactionId,
          digest: detail.digest,
          lines: {
            nodes: detail.lines.map(getLine),
            totalCount: detail.lineCount,
            pageInfo: pageInfo(page, Math.ceil(detail.lineCount / paging.pageSize)),
          },
        }
      }),
  },
  LotteryTicket: {
    lines: async ({ id, lines, lineCount }, { first }, context) => {
      const count = getLineCount(first)
      if (lines && lines.length >= Math.min(count, lineCount)) return lines.slice(0, count)
      return readSession(context, async (platform) => {
        const detail = await platform.read(ticketContract.ticketDetail, { ticketId: id, pageNo: 1, pageSize: count })
        return detail.lines.map(getLine)
      })
    },
  },
  Mutation: {
    placeLotteryTicket,
    cancelLotteryTicket: memberMutation(async (platform, { id }) => {
      if (!takes(ticketContract.cancelTicket, 'ticketId', id)) return problem('TICKET_NOT_FOUND', { field: 'id' })
      return ticketSuccess(await platform.write(ticketContract.cancelTicket, { ticketId: id }))
    }),
  },
}
