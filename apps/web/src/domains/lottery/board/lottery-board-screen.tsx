import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import { drawDay, type Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery, type Structure } from '@playhouse/engines/lottery/games.ts'
import type { OddsChoice } from '@playhouse/engines/lottery/odds.ts'
import { Construction, SearchX } from 'lucide-react'
import { Suspense, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { useRestriction } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { getBetText, QUICK } from '../bet-text-store.ts'
import { useLotteryNames } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { serverNow } from '../../../server-time.ts'
import { NeedsScript } from '../../site/parts/needs-script.tsx'
import { useStore } from '../../../store.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../../graphql/item.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { BoardHeader } from './board-header.tsx'
import { ClosedPlay } from './closed-play.tsx'
import type { Board, BoardLottery } from './board-types.ts'
import { getHolidays } from './holidays.ts'
import { OpenTickets, RecentDraws } from './board-draws.tsx'
import { useLotteryBoardScreenQuery } from './lottery-board-screen.generated.ts'
import type { loader } from './lottery-board-screen.loader.ts'
import { PlayPad } from './play-pad.tsx'
import { QuickEntry } from './quick-entry.tsx'
import { SeriesField } from './series-field.tsx'
import type { SlipLimits } from './slip.ts'
import { SlipHeading, SlipPanel } from './slip-panel.tsx'
import { SlipSheet } from './slip-sheet.tsx'
import { type Slip, getSlipName } from './slip-store.ts'
import { boardOfFastDraw, type DatedBoard, datedBoard } from './text-board.ts'
import { type BoardSlipInput, useBoardSlip } from './use-board-slip.ts'
import { useDraws } from './use-draws.ts'
import { useOffers } from '../../site/parts/use-offers.ts'
import { boardPath } from '../board-path.ts'

/** Where bets on one lottery are made. */
export function Component() {
  const { t } = useTranslation(['lottery', 'lotteries', 'shell'])
  const offers = useOffers()
  const loaded = useLoaderData<typeof loader>().variables
  const viewer = useViewer()
  const variables = viewer ? { ...loaded, withMine: true } : loaded
  const query = useLotteryBoardScreenQuery({ variables })
  const { response } = getResponse(query)
  const shown = response?.lottery
  const { item: lottery, gap } = readItem(query, shown && shown.code !== variables.code ? undefined : shown)
  const ask = useDraws(lottery, Boolean(viewer))
  const structure = getStructure(variables.code)
  const holidays = useMemo(() => getHolidays(response), [response])
  const name = lottery ? lottery.name : ''
  usePageTitle(name === '' ? t('title') : name, (heads) => {
    if (!lottery) return { status: gap === 'ABSENT' ? 404 : undefined, isUnlisted: true }
    const path = boardPath(lottery.code, lottery.intervalSeconds)
    return {
      description: heads('lottery', { lottery: name }),
      canonical: path,
      breadcrumbs: [
        { name: t('shell:lobbies.ELOTT'), path: paths.lobby('ELOTT') },
        { name, path },
      ],
    }
  })

  if (lottery && !offers('LOTTERY_TICKETS')) {
    return (
      <div className="flex flex-col gap-5">
        <BoardHeader lottery={lottery} holidays={holidays} isSea={false} />
        <RecentDraws lottery={lottery} />
        <p className="text-caption text-muted text-pretty">{t('lotteries:simulated')}</p>
      </div>
    )
  }
  if (lottery?.board && structure) {
    return (
      <BoardContent
        key={`${lottery.code}:${lottery.board.mode}`}
        lottery={lottery}
        board={lottery.board}
        structure={structure}
        holidays={holidays}
        onAskDraws={ask}
        onAskBoard={async () => void (await query.refetch())}
      />
    )
  }
  return (
    <ItemGap
      // A lottery without its board has failed to load, too.
      gap={gap ?? (query.loading ? 'LOADING' : 'FAILED')}
      query={query}
      failed={t('failed')}
      skeleton={<BoardSkeleton />}
      absent={
        <div>
          <h1 tabIndex={-1} className="visually-hidden">
            {t('missingTitle')}
          </h1>
          <EmptyState
            icon={SearchX}
            title={t('missingTitle')}
            text={t('missingText')}
            action={
              <Link to={paths.lobby('ELOTT')} className={buttonClass()}>
                {t('all')}
              </Link>
            }
          />
        </div>
      }
    />
  )
}

function BoardContent(props: BoardSlipInput) {
  const { t } = useTranslation(['lottery', 'lotteries'])
  const { lottery, structure, holidays } = props
  const {
    board,
    range,
    series,
    terms,
    limits,
    slip,
    panel: panelProps,
  } = useBoardSlip(getSlipName(lottery.code, props.board.mode), props)
  const { priced, draws: drawCount } = panelProps
  const slipId = useId()
  const restriction = useRestriction()
  const isBarred = restriction?.isPlayBlocked ?? false
  const isClosed = isBarred || lottery.isUnderMaintenance
  const panel = <SlipPanel {...panelProps} />
  return (
    <div className="flex flex-col gap-5 max-laptop:pb-26">
      <BoardHeader lottery={lottery} holidays={holidays} isSea={board.mode === 'SEA'} />
      <NeedsScript />
      <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          {lottery.isUnderMaintenance ? (
            <section role="status" className="rounded-card border border-line bg-surface">
              <EmptyState
                icon={Construction}
                title={t('switchedOff.title', { name: lottery.name })}
                text={t('switchedOff.text')}
                action={
                  <OfferedLink to={paths.lotteryTickets()} className={buttonClass()}>
                    {t('switchedOff.tickets')}
                  </OfferedLink>
                }
              />
            </section>
          ) : restriction && isBarred ? (
            <section className="rounded-card border border-line bg-surface">
              <Suspense fallback={<Skeleton className="h-72 w-full" />}>
                <ClosedPlay restriction={restriction} />
              </Suspense>
            </section>
          ) : (
            <>
              {range && series !== null ? <SeriesField range={range} series={series} /> : null}
              <Plays
                lottery={lottery}
                board={board}
                structure={structure}
                holidays={holidays}
                terms={terms}
                limits={limits}
                slip={slip}
              />
            </>
          )}
          <div className={lottery.openTickets ? 'grid gap-8 desktop:grid-cols-2' : undefined}>
            <RecentDraws lottery={lottery} />
            <OpenTickets tickets={lottery.openTickets} />
          </div>
          <p className="text-caption text-muted text-pretty">{t('lotteries:simulated')}</p>
        </div>
        {isClosed ? null : (
          <>
            <section
              aria-labelledby={slipId}
              className="tone-card sticky top-19 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-card bg-surface p-4 max-laptop:hidden"
            >
              <SlipHeading id={slipId} slip={slip} priced={priced} />
              <div className="mt-3">{panel}</div>
            </section>
            <SlipSheet
              slip={slip}
              count={priced.soldLines}
              cost={priced.cost * BigInt(drawCount)}
              currency={board.minimumCost.currency}
              cards={panelProps.followed.cards}
            >
              {panel}
            </SlipSheet>
          </>
        )}
      </div>
    </div>
  )
}

interface PlaysProps {
  lottery: BoardLottery
  board: Board
  structure: Structure
  holidays: Holidays
  terms: OddsChoice
  limits: SlipLimits
  slip: Slip
}

/** Tabs of bet types, and the quick entry of Vietnamese draws. The one in view stands in the address. */
function Plays({ lottery, board, structure, holidays, terms, limits, slip }: PlaysProps) {
  const { t } = useTranslation('lottery')
  const { groupName, betTypeName } = useLotteryNames()
  const [address, setAddress] = useSearchParams()
  const written = getBetText(lottery.code)
  const text = useStore(written)
  const { currency } = board.minimumCost
  const requested = address.get('playType')
  // A bet type that this version of the page does not know cannot be priced here.
  const plays = board.plays.filter(({ betType }) => findBetType(structure, betType))
  const play = plays.find(({ betType }) => betType === requested) ?? plays[0]
  const isVietnamese = structure.kind === 'VN'
  const isQuick = isVietnamese && requested === QUICK
  const show = (playType: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('playType', playType)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const groups = [...new Set(plays.map(({ group }) => group))]
  const getFirst = (group: string) => plays.find((each) => each.group === group)?.betType ?? ''
  const types = plays.filter(({ group }) => group === play?.group)
  if (!play) return null
  return (
    <Tabs
      label={t('playTypes')}
      tabs={[
        ...groups.map((group) => ({ id: group, label: groupName(group) })),
        ...(isVietnamese ? [{ id: QUICK, label: t('quick.tab') }] : []),
      ]}
      selected={isQuick ? QUICK : play.group}
      onSelect={(id) => show(id === QUICK ? QUICK : getFirst(id))}
    >
      {isQuick ? (
        <QuickEntry
          board={getTextBoard(lottery, structure, holidays, board.reading)}
          slip={getSlipName(lottery.code, board.mode)}
          terms={terms}
          currency={currency}
          text={text}
          onText={written.set}
          onAdd={slip.add}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {types.length > 1 ? (
            <fieldset className="min-w-0">
              <legend className="visually-hidden">{t('betType')}</legend>
              <div className="flex flex-wrap gap-1.5">
                {types.map(({ betType }) => (
                  <label
                    key={betType}
                    className="cursor-pointer rounded-control border border-line px-3 py-1.5 text-small text-muted hover:border-edge hover:text-text has-checked:border-edge has-checked:bg-pressed has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-action pointer-coarse:py-2.5"
                  >
                    <input
                      type="radio"
                      name="bet-type"
                      value={betType}
                      checked={betType === play.betType}
                      onChange={() => show(betType)}
                      className="visually-hidden"
                    />
                    {betTypeName(betType)}
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          <PlayPad
            key={play.betType}
            play={play}
            structure={structure}
            terms={terms}
            limits={limits}
            currency={currency}
            slip={slip}
            isOnSale={lottery.current !== null}
          />
        </div>
      )}
    </Tabs>
  )
}

/** A station's board takes bets on the others of its day, and on those of the other regions' next days. */
function getTextBoard(
  { code, current }: BoardLottery,
  { region }: Structure,
  holidays: Holidays,
  house: Board['reading'],
): DatedBoard {
  if (!region || !current || findLottery(code)?.intervalSeconds !== null)
    return boardOfFastDraw(code, region ?? 'SOUTH', house)
  const day = drawDay(Date.parse(current.drawsAt))
  const now = serverNow()
  const dated = datedBoard({ lottery: code, region, day, holidays, house, now })
  // The platform's own number and closing count.
  const own = dated.stations.filter((station) => findLottery(station)?.region === region)
  const codes = code.split('-')
  const others = dated.closed?.filter((station) => !codes.includes(station)) ?? []
  return {
    ...dated,
    closed: Date.parse(current.closesAt) > now ? others : [...others, ...codes],
    numbers: { ...dated.numbers, ...Object.fromEntries(own.map((each) => [each, current.number])) },
  }
}

function BoardSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-64 rounded-control" />
      <Skeleton className="h-28 w-full rounded-card" />
      <div className="grid gap-6 laptop:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-80 rounded-card max-laptop:hidden" />
      </div>
    </div>
  )
}
