import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import { cancelTicket, placeTicket, ticketDetail } from '@playhouse/platform-api/lottery-tickets.ts'
import { openedNumero } from '@playhouse/platform-api/lottery.ts'
import { randomUUID } from 'node:crypto'
import { type Act, getPlayer } from '../stage.ts'

/** One that draws each minute, and one of three regions. */
const LOTTERIES = ['VN_SOUTH_1M', 'VN_NORTH_1M', 'VN_SOUTH_5M'] as const
/** A draw that closes sooner may close before the ticket arrives. */
const MARGIN_MS = 3_000

interface Draw {
  numero: string
  closeAt: number
  serverTime: number
}

/** Buys a ticket in one of the two ways, and opens its page: who has paid is never told that it is not there. */
export const buyTicket: Act = {
  weight: 10,
  who: 'member',
  async run(stage, actor, random) {
    const player = getPlayer(stage, actor)
    const gameCode = random.pick(LOTTERIES)
    const board = await stage.rest(player, lotteryBoard, { gameCode })
    const oddsVersion = board.value?.oddsVersion
    const opened = await stage.rest(player, openedNumero, { gameCode })
    const draws = ((opened.value as unknown as Draw[] | undefined) ?? []).filter(
      ({ closeAt, serverTime }) => closeAt - serverTime > MARGIN_MS,
    )
    const [first] = draws
    if (typeof oddsVersion !== 'string' || !first) return false
    const lines = Array.from({ length: random.between(1, 4) }, () => ({
      betType: random.pick(['DE', 'LO'] as const),
      picks: [random.between(0, 99)],
      amount: String(random.between(1, 40) * 1_000),
    }))
    const terms = { oddsVersion, lines, draws: random.between(1, 2) }
    const key = randomUUID()
    const place = async (): Promise<string | undefined> => {
      if (random.next() < 0.5) {
        const { value } = await stage.rest(player, placeTicket, { gameCode, numero: first.numero, ...terms }, key)
        return value?.ticketId as string | undefined
      }
      const input = { requestKey: key, code: gameCode, firstDrawNumber: first.numero, ...terms }
      const { data } = await stage.ask(player, 'PlaceLotteryTicket', { input })
      return (data?.placeLotteryTicket as { ticket?: { id: string } } | null | undefined)?.ticket?.id
    }
    const id = await place()
    const [sold] = await stage.query<{ id: string }>(
      'select id::text from lottery_ticket where member_id = $1 order by id desc limit 1',
      [player.id],
    )
    if (id === undefined || !sold) return undefined
    const page = await stage.ask(player, 'LotteryTicketScreen', { id, page: 1, withShell: false })
    const shown = (page.data?.viewer as { lotteryTicket?: object | null } | null | undefined)?.lotteryTicket
    if (!shown && page.codes.length === 0)
      stage.findings.add('not there', 'LotteryTicketScreen', { id, language: player.language, ...page })
    await stage.rest(player, ticketDetail, { ticketId: id, page: 1, pageSize: 20 } as never)
    if (random.next() < 0.3) await stage.rest(player, cancelTicket, { ticketId: id })
  },
}
