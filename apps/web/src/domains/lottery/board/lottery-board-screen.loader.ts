import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { type LoaderFunctionArgs, replace } from 'react-router-dom'
import { visitorLooks } from '../../../graphql/frame.ts'
import { createClientFor, screenLoader } from '../../../graphql/screen-loader.ts'
import { paths } from '../../../paths.ts'
import { findNextStation } from '../next-station.ts'
import { LotteryBoardScreenDocument } from './lottery-board-screen.generated.ts'

const FIRST_FAST_DRAW = 'SSC_1M'

const requested = (request: Request, name: 'gameCode' | 'playType') => new URL(request.url).searchParams.get(name)
const getCode = (request: Request) => requested(request, 'gameCode') ?? ''

const startBoard = screenLoader(LotteryBoardScreenDocument, ({ search }, cache) => ({
  code: search.get('gameCode') ?? '',
  withMine: !visitorLooks(cache),
}))

/** Fast draws at /lottery; a station's address leads to its own page. */
function loadFast(args: LoaderFunctionArgs): ReturnType<typeof startBoard> {
  const code = getCode(args.request)
  if (code === '') throw replace(paths.lottery(FIRST_FAST_DRAW, requested(args.request, 'playType')))
  if (findLottery(code)?.intervalSeconds === null) {
    throw replace(paths.stationLottery(code, requested(args.request, 'playType')))
  }
  return startBoard(args)
}

/** Stations at /vnlottery; without a code, the one that closes next. */
function loadStation(args: LoaderFunctionArgs): ReturnType<typeof startBoard> {
  const code = getCode(args.request)
  if (code === '') return leadToNext(args)
  if (findLottery(code)?.intervalSeconds) throw replace(paths.lottery(code, requested(args.request, 'playType')))
  return startBoard(args)
}

export const loader = Object.assign(loadFast, { query: startBoard.query })
export const stationLoader = Object.assign(loadStation, { query: startBoard.query })

async function leadToNext(args: LoaderFunctionArgs): Promise<never> {
  const code = await findNextStation(createClientFor(args))
  throw replace(
    code === undefined ? paths.lobby('ELOTT') : paths.stationLottery(code, requested(args.request, 'playType')),
  )
}
