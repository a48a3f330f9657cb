import type { Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { Construction } from 'lucide-react'
import { Suspense, useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestriction } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { bestBoards } from '../best-board.ts'
import { getBetText } from '../bet-text-store.ts'
import { stationName, useLotteryNames } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { serverNow } from '../../../server-time.ts'
import { useStore } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ClosedPlay } from './closed-play.tsx'
import { getHolidays } from './holidays.ts'
import { useLotteryBoardScreenQuery } from './lottery-board-screen.generated.ts'
import { QuickEntry } from './quick-entry.tsx'
import { SlipHeading, SlipPanel } from './slip-panel.tsx'
import { COMMON_SLIP } from './slip-store.ts'
import { boardsOfRegions, datedBoard, USUAL_READING } from './text-board.ts'
import { type BoardSlipInput, useBoardSlip } from './use-board-slip.ts'
import { useDraws } from './use-draws.ts'

interface MessageDeskProps {
  /** Codes of the stations that sell, and of those of the member's last tickets. */
  listed: readonly string[]
  recent: readonly string[]
}

/** Reads a message for any stations into one slip, which is bought here. */
export function MessageDesk({ listed, recent }: MessageDeskProps) {
  const { t } = useTranslation('lottery')
  const { regionName } = useLotteryNames()
  const viewer = useViewer()
  const text = useDeferredValue(useStore(getBetText(COMMON_SLIP)))
  const [chosen, setChosen] = useState<string>()
  const [stations, latest] = [listed.join(), recent.join()]
  // Odds and limits of one station hold for all.
  const code = useMemo(() => boardsAt(stations, latest)[0]?.lottery ?? '', [stations, latest])
  const query = useLotteryBoardScreenQuery({
    variables: { withShell: false, code, withMine: Boolean(viewer) },
    skip: code === '',
  })
  const { response } = getResponse(query)
  const lottery = response?.lottery ?? undefined
  const ask = useDraws(lottery, Boolean(viewer))
  const structure = getStructure(code)
  const holidays = useMemo(() => getHolidays(response), [response])
  const house = lottery?.board?.reading
  const boards = useMemo(() => boardsAt(stations, latest, holidays, house), [stations, latest, holidays, house])
  // Boards that can take the bets that name no station.
  const homes = useMemo(() => bestBoards(text, boards), [text, boards])
  const decided = homes.length === 1 ? homes[0] : homes.find((home) => home === chosen)
  if (lottery?.board && structure) {
    return (
      <Desk
        home={decided ?? homes[0] ?? code}
        lottery={lottery}
        board={lottery.board}
        structure={structure}
        holidays={holidays}
        onAskDraws={ask}
        onAskBoard={async () => void (await query.refetch())}
        undecided={
          decided === undefined ? (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="mb-2 text-body font-semibold">{t('quick.reasons.STATION')}</legend>
              {homes.map((each) => (
                <Button key={each} onClick={() => setChosen(each)}>
                  {stationName(each)} · {regionName(findLottery(each)?.region ?? 'OTHER')}
                </Button>
              ))}
            </fieldset>
          ) : undefined
        }
      />
    )
  }
  if (query.loading) return <Skeleton className="h-40 w-full rounded-card" />
  return <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
}

const boardsAt = (listed: string, recent: string, holidays: Holidays = [], house = USUAL_READING) =>
  boardsOfRegions(listed.split(','), recent.split(','), { holidays, house, now: serverNow() })

interface DeskProps extends BoardSlipInput {
  /** Code of the lottery that bets without a station are for. */
  home: string
  undecided?: React.ReactNode
}

function Desk({ home, undecided, ...input }: DeskProps) {
  const { t } = useTranslation('lottery')
  const { lottery, holidays } = input
  const { board, terms, slip, panel } = useBoardSlip(COMMON_SLIP, input)
  const written = getBetText(COMMON_SLIP)
  const text = useStore(written)
  const restriction = useRestriction()
  const id = useId()
  if (restriction?.isPlayBlocked) {
    return (
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <ClosedPlay restriction={restriction} />
      </Suspense>
    )
  }
  if (lottery.isUnderMaintenance) {
    const title = t('switchedOff.title', { name: lottery.name })
    return <EmptyState icon={Construction} title={title} text={t('switchedOff.text')} />
  }
  return (
    <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_22rem]">
      <QuickEntry
        board={datedBoard({
          lottery: home,
          region: findLottery(home)?.region ?? 'SOUTH',
          holidays,
          house: board.reading,
          now: serverNow(),
        })}
        slip={COMMON_SLIP}
        terms={terms}
        currency={board.minimumCost.currency}
        text={text}
        {...(undecided !== undefined && { undecided })}
        onText={written.set}
        onAdd={slip.add}
      />
      <section aria-labelledby={id} className="tone-card rounded-card bg-surface p-4">
        <SlipHeading id={id} slip={slip} priced={panel.priced} />
        <div className="mt-3">
          <SlipPanel {...panel} />
        </div>
      </section>
    </div>
  )
}
