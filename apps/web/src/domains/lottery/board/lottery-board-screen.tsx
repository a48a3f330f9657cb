import { findBetType } from '@playhouse/engines/lottery/bet-types.ts'
import { type PricedLine, priceLine } from '@playhouse/engines/lottery/ticket-lines.ts'
import { drawDay, type Holidays } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery, type Structure } from '@playhouse/engines/lottery/games.ts'
import { type OddsChoice, OddsError } from '@playhouse/engines/lottery/odds.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { Construction, Dices, SearchX } from 'lucide-react'
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { createAccountStore } from '../../../access/account-store.ts'
import { useRestriction } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { getBetText, QUICK } from '../bet-text-store.ts'
import { useLotteryNames } from '../lottery-names.ts'
import { getStructure } from '../lottery-structure.ts'
import { serverNow } from '../../../server-time.ts'
import { NeedsScript } from '../../site/parts/needs-script.tsx'
import { useStore } from '../../../store.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { getResponse } from '../../../graphql/response.ts'
import { LoadFailure } from '../../../graphql/load-failure.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { FROM_LAPTOP, useMedia } from '../../../ui/use-media.ts'
import { useBetTexts } from './bet-texts.ts'
import { BoardHeader } from './board-header.tsx'
import { ClosedPlay } from './closed-play.tsx'
import type { Board, BoardLottery, BoardPlay } from './board-types.ts'
import { getHolidays } from './holidays.ts'
import { OpenTickets, RecentDraws } from './board-draws.tsx'
import { useLotteryBoardScreenQuery } from './lottery-board-screen.generated.ts'
import type { loader } from './lottery-board-screen.loader.ts'
import { NumberPad } from './number-pad.tsx'
import { getLines, quickPick } from './pad.ts'
import { QuickEntry } from './quick-entry.tsx'
import { SeriesField } from './series-field.tsx'
import type { SlipLimits } from './slip.ts'
import { SlipHeading, SlipPanel } from './slip-panel.tsx'
import { type Slip, getSlipName } from './slip-store.ts'
import { StakeField, StakePresets, type StakeUnit, getStakeUnit } from './stake-field.tsx'
import { boardOfFastDraw, type DatedBoard, datedBoard } from './text-board.ts'
import { type BoardSlipInput, useBoardSlip } from './use-board-slip.ts'
import { useDraws } from './use-draws.ts'

/** Where bets on one lottery are made. */
export function Component() {
  const { t } = useTranslation(['lottery', 'shell'])
  const loaded = useLoaderData<typeof loader>().variables
  const viewer = useViewer()
  const variables = viewer ? { ...loaded, withMine: true } : loaded
  const query = useLotteryBoardScreenQuery({ variables })
  const { response } = getResponse(query)
  const lottery = response?.lottery?.code === variables.code ? response.lottery : undefined
  const ask = useDraws(lottery, Boolean(viewer))
  const structure = getStructure(variables.code)
  const holidays = useMemo(() => getHolidays(response), [response])
  const name = lottery ? lottery.name : ''
  usePageTitle(name === '' ? t('title') : name, (heads) => {
    if (!lottery) return { status: response && !query.error ? 404 : undefined, isUnlisted: true }
    const path = lottery.intervalSeconds === null ? paths.stationLottery(lottery.code) : paths.lottery(lottery.code)
    return {
      description: heads('lottery', { lottery: name }),
      canonical: path,
      breadcrumbs: [
        { name: t('shell:lobbies.ELOTT'), path: paths.lobby('ELOTT') },
        { name, path },
      ],
    }
  })

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
  if (query.loading) return <BoardSkeleton />
  if (response && response.lottery === null) {
    return (
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
    )
  }
  return <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
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
    <div className="flex flex-col gap-5 max-laptop:pb-16">
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
                  <Link to={paths.lotteryTickets()} className={buttonClass()}>
                    {t('switchedOff.tickets')}
                  </Link>
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
              <SlipHeading id={slipId} slip={slip} />
              <div className="mt-3">{panel}</div>
            </section>
            <SlipSheet slip={slip} cost={priced.cost * BigInt(drawCount)} currency={board.minimumCost.currency}>
              {panel}
            </SlipSheet>
          </>
        )}
      </div>
    </div>
  )
}

interface SlipSheetProps {
  slip: Slip
  cost: bigint
  currency: string
  children: React.ReactNode
}

/** The slip of narrow screens: a line at the bottom that opens it. */
function SlipSheet({ slip, cost, currency, children }: SlipSheetProps) {
  const { t } = useTranslation(['lottery', 'ui'])
  const { integer } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const isWide = useMedia(FROM_LAPTOP)
  const count = slip.lines.length
  return (
    <>
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t border-line bg-overlay px-4 py-2 tablet:bottom-0 laptop:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={buttonClass({
            variant: count > 0 ? 'action' : 'outline',
            wide: true,
            class: 'justify-between! h-11!',
          })}
        >
          <span>{count === 0 ? t('slip.title') : t('slip.bar', { count, shown: integer(count) })}</span>
          {count === 0 ? null : <Money amount={formatAmount(cost)} currency={currency} whole />}
        </button>
      </div>
      {isOpen && !isWide ? (
        <Dialog
          title={t('slip.title')}
          closeLabel={t('ui:close')}
          onClose={() => setOpen(false)}
          initialFocus="title"
          size="medium"
        >
          {count > 0 ? (
            <div className="mb-2 flex justify-end">
              <Button variant="quiet" size="small" onClick={slip.clear}>
                {t('clear')}
              </Button>
            </div>
          ) : null}
          {children}
        </Dialog>
      ) : null}
    </>
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
  const dated = datedBoard({ lottery: code, region, day, holidays, house, now: serverNow() })
  // The platform's own number counts.
  const own = dated.stations.filter((station) => findLottery(station)?.region === region)
  return { ...dated, numbers: { ...dated.numbers, ...Object.fromEntries(own.map((each) => [each, current.number])) } }
}

interface PlayPadProps {
  play: BoardPlay
  structure: Structure
  terms: OddsChoice
  limits: SlipLimits
  currency: string
  slip: Slip
  isOnSale: boolean
}

const FIRST_STAKE: Readonly<Record<StakeUnit, string>> = { POINT: '1000', MONEY: '10000' }
/** The stake that was typed last, by unit, for the next bet type. */
const lastStakes = createAccountStore(FIRST_STAKE)
const STAKE = /^[1-9]\d{0,12}$/
const NO_CELLS: ReadonlySet<number> = new Set()

/** Chooses picks and stake of one bet type, and prices them before they go to the slip. */
function PlayPad({ play, structure, terms, limits, currency, slip, isOnSale }: PlayPadProps) {
  const { t } = useTranslation('lottery')
  const { integer, wholeMoney } = useFormat()
  const { explain } = useBetTexts(structure, currency)
  const [chosen, setChosen] = useState(NO_CELLS)
  const unit = getStakeUnit(play.unit)
  const [stake, setStake] = useState(lastStakes.get()[unit])
  const type = findBetType(structure, play.betType)
  const full = useMemo(() => {
    const mark = `${play.betType}:`
    return new Set(
      [...limits.remaining].flatMap(([selection, left]) =>
        left <= 0n && selection.startsWith(mark) && !selection.includes(',')
          ? [Number(selection.slice(mark.length))]
          : [],
      ),
    )
  }, [limits.remaining, play.betType])
  useEffect(() => {
    if (stake !== '') lastStakes.set({ ...lastStakes.get(), [unit]: stake })
  }, [stake, unit])
  if (!type) return null

  const lines = getLines(structure, type, [...chosen])
  const count = lines.reduce((sum, { length }) => sum + length, 0)
  const missing = lines.length === 0 ? type.picks.min : type.picks.min - (lines[0]?.length ?? 0)
  const surplus = (lines[0]?.length ?? 0) - type.picks.max
  const isReady = missing <= 0 && surplus <= 0 && STAKE.test(stake)
  const priced = isReady ? priceAll(lines) : []
  function priceAll(all: readonly (readonly number[])[]): PricedLine[] | null {
    const stakeMinor = parseAmount(stake)
    try {
      return all.map((picks) => priceLine(structure, terms, { betType: play.betType, picks, stakeMinor }))
    } catch (error) {
      // The board's odds are newer than this page.
      if (error instanceof OddsError) return null
      throw error
    }
  }
  const cost = (priced ?? []).reduce((sum, { costMinor }) => sum + costMinor, 0n)
  const win = (priced ?? []).reduce(
    (best, { possibleWinMinor }) => (possibleWinMinor > best ? possibleWinMinor : best),
    0n,
  )
  const units = (priced ?? []).reduce((sum, line) => sum + line.units, 0)
  const reason =
    missing > 0
      ? t('pad.choose', { count: missing })
      : surplus > 0
        ? t('pad.tooMany', { count: surplus, max: type.picks.max })
        : !isReady
          ? t('problems.STAKE')
          : priced === null
            ? t('problems.UNKNOWN')
            : null
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small text-muted text-pretty">{explain(type, play)}</p>
      <NumberPad
        structure={structure}
        type={type}
        payouts={play.payouts}
        chosen={chosen}
        full={full}
        onChange={setChosen}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <Button size="small" onClick={() => setChosen(new Set(quickPick(structure, type)))}>
            <Dices size={16} aria-hidden="true" />
            {t('pad.quickPick')}
          </Button>
          <Button size="small" variant="quiet" disabled={chosen.size === 0} onClick={() => setChosen(NO_CELLS)}>
            {t('pad.clear')}
          </Button>
        </div>
        <p role="status" className="figures text-small text-muted">
          {count > 0 ? t('pad.chosen', { count, shown: integer(count) }) : ''}
        </p>
      </div>
      <div className="tone-card grid items-center gap-x-4 gap-y-3 rounded-card bg-surface p-3 tablet:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <StakeField
          label={unit === 'POINT' ? t('pad.points') : t('pad.stake')}
          stake={stake}
          unit={unit}
          currency={currency}
          invalid={!STAKE.test(stake)}
          onChange={setStake}
        />
        <StakePresets stake={stake} unit={unit} onChange={setStake} />
        <Button
          disabledReason={isOnSale ? reason : t('notOnSale')}
          onClick={() => {
            slip.add(lines.map((picks) => ({ betType: play.betType, picks, stake })))
            setChosen(NO_CELLS)
          }}
        >
          {t('pad.add')}
        </Button>
        <dl className="figures flex flex-wrap gap-x-5 gap-y-1 text-small tablet:col-span-3">
          <Fact term={t('slip.combinations')}>{integer(units)}</Fact>
          <Fact term={t('pad.cost')}>{wholeMoney(formatAmount(cost), currency)}</Fact>
          <Fact term={t('slip.lineWin')}>{wholeMoney(formatAmount(win), currency)}</Fact>
        </dl>
      </div>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
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
