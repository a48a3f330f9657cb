import type { Holidays } from '@playhouse/engines/lottery/calendar.ts'
import * as menus from '@playhouse/platform-api/games-lottery-menus.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import * as sheetContract from '@playhouse/platform-api/lottery-sheets.ts'
import * as ticketContract from '@playhouse/platform-api/lottery-tickets.ts'
import * as lottery from '@playhouse/platform-api/lottery.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { MAX_SERIES, MIN_SERIES } from '@playhouse/shared/prize-series.ts'
import type { BindEndpoint, ContextOf } from '../../../request/call-context.ts'
import { platformError } from '../../../request/platform-error.ts'
import type { Transfers } from '../../money/wallet/transfer/transfers.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import { getBoard } from './board.ts'
import {
  countResults,
  listLotteries,
  listNear,
  listOpened,
  listRecentlyPlayed,
  listRemaining,
  listResults,
  readDraw,
  readStatistics,
} from './draws.ts'
import { listComingHolidays } from './holidays.ts'
import { listLotteryMenu, listPopularLotteries } from './lottery-menus.ts'
import { cancelOwnTicket, sellTicket, type TicketOutcome } from './place-ticket.ts'
import { listSheets, readHabits, removeSheet, saveHabits, saveSheet } from './sheets.ts'
import { getSeries } from './terms.ts'
import { listTickets, readTicket, readTicketDetail } from './tickets.ts'

interface LotteryRouteServices {
  brand: () => Promise<BrandSettings>
  holidays: () => Promise<Holidays>
  transfers: Transfers
}

export function lotteryRoutes(bind: BindEndpoint, { brand, holidays, transfers }: LotteryRouteServices): void {
  const currency = async () => (await brand()).currency
  const placed = async (
    { database, session, language }: ContextOf<typeof ticketContract.placeTicket>,
    { ticketId, balance }: TicketOutcome,
  ) => ({
    ...(await readTicket(database, session.memberId, ticketId, { currency: await currency(), language })),
    balance: formatAmount(balance),
  })

  bind(menus.lotteryMenus, (_, { database, language }) => listLotteryMenu(database, 'electronic', language))
  bind(menus.stationLotteryMenu, (_, { database, language }) => listLotteryMenu(database, 'station', language))
  bind(menus.popularLotteries, ({ count }, { database, language }) => listPopularLotteries(database, count, language))
  bind(lottery.lotteryGames, async (_, { database, language }) => listLotteries(database, language, await holidays()))
  bind(lottery.lotteryHolidays, () => listComingHolidays(holidays))
  bind(lottery.openedNumero, ({ gameCode }, { database, language }) => listOpened(database, language, gameCode))
  bind(lottery.drawResults, (input, { database, language }) => listResults(database, language, input))
  bind(lottery.drawCount, (input, { database }) => countResults(database, input))
  bind(lottery.drawByCode, (input, { database, language }) => readDraw(database, language, input))
  bind(lottery.numerosNear, (input, { database, language }) => listNear(database, language, input))
  bind(lottery.stationNumeros, (input, { database, language }) =>
    listResults(database, language, { ...input, stationsOnly: true }),
  )
  bind(lotteryBoard, (input, { database }) => getBoard(database, input))
  bind(lottery.lotteryRemaining, (input, { database }) => listRemaining(database, input))
  bind(lottery.lotteryStatistics, (input, { database }) => readStatistics(database, input))
  bind(lottery.recentLotteries, (_, { database, session, language }) =>
    listRecentlyPlayed(database, session.memberId, false, language),
  )
  bind(lottery.recentStations, (_, { database, session, language }) =>
    listRecentlyPlayed(database, session.memberId, true, language),
  )
  bind(lottery.lottoCustomersSeries, async (_, { database, session }) => {
    return { minSeries: MIN_SERIES, maxSeries: MAX_SERIES, series: await getSeries(database, session.memberId) }
  })
  bind(sheetContract.lotteryHabits, (_, { database, session }) => readHabits(database, session.memberId))
  bind(sheetContract.saveLotteryHabits, async (input, { database, session }) => {
    await saveHabits(database, session.memberId, input)
    return readHabits(database, session.memberId)
  })
  bind(sheetContract.lotterySheets, (_, { database, session }) => listSheets(database, session.memberId))
  bind(sheetContract.saveLotterySheet, async (input, { database, session }) => {
    await saveSheet(database, session.memberId, input)
    return listSheets(database, session.memberId)
  })
  bind(sheetContract.removeLotterySheet, async ({ sheetId }, { database, session }) => {
    await removeSheet(database, session.memberId, BigInt(sheetId))
    return listSheets(database, session.memberId)
  })
  bind(ticketContract.placeTicket, async (input, call) => {
    const { database, session, idempotencyKey } = call
    if (!idempotencyKey) throw platformError('request_param_err', { fields: { requestKey: 'required' } })
    return placed(call, await sellTicket(database, session.memberId, idempotencyKey, input, call.country, transfers))
  })
  bind(ticketContract.cancelTicket, async ({ ticketId }, call) =>
    placed(call, await cancelOwnTicket(call.database, call.session.memberId, BigInt(ticketId))),
  )
  bind(ticketContract.tickets, async (input, { database, session, language }) =>
    listTickets(database, session.memberId, input, { currency: await currency(), language }),
  )
  bind(ticketContract.ticketDetail, async (input, { database, session, language }) =>
    readTicketDetail(database, session.memberId, input, { currency: await currency(), language }),
  )
}
