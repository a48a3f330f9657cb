import type { ApolloClient } from '@apollo/client'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { serverNow } from '../../server-time.ts'
import { LotteryStationsDocument } from './lottery-stations.generated.ts'

/** The station whose sale closes next; undefined if none sells, or the gateway does not answer. */
export async function findNextStation(
  client: ApolloClient,
  isCandidate: (code: string) => boolean = () => true,
): Promise<string | undefined> {
  const answer = await client
    .query({ query: LotteryStationsDocument, fetchPolicy: 'network-only' })
    .catch(() => undefined)
  const now = serverNow()
  const closing = (answer?.data?.lotteries ?? []).flatMap(({ code, intervalSeconds, current }) => {
    const closesAt = Date.parse(current?.closesAt ?? '')
    return intervalSeconds === null && isCandidate(code) && closesAt > now ? [{ code, closesAt }] : []
  })
  return closing.toSorted((a, b) => a.closesAt - b.closesAt)[0]?.code
}

/** The board on which a ticket is bought again: the North draws at another station each day. */
export async function findNextBoard(client: ApolloClient, lottery: string): Promise<string> {
  const [code = lottery] = lottery.split('-')
  const game = findLottery(code)
  if (game?.region !== 'NORTH' || game.intervalSeconds !== null) return code
  const isSameDraw = (other: string) => {
    const station = findLottery(other)
    return station?.region === 'NORTH' && station.startMinute === game.startMinute
  }
  return (await findNextStation(client, isSameDraw)) ?? code
}
