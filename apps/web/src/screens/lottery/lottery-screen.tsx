import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData, useSearchParams } from 'react-router-dom'
import { useViewer } from '../../access/use-viewer.ts'
import { GameRail } from '../../features/games/game-rail.tsx'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { answerOf } from '../../graphql/answer.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LotteryDetail } from './lottery-detail.tsx'
import { LotteryMenu } from './lottery-menu.tsx'
import { lotteryPath } from './lottery-path.ts'
import { useLotteryScreenQuery } from './lottery-screen.generated.ts'
import type { loader } from './lottery-screen.loader.ts'

/** All lotteries of one kind, or the one in the URL. */
export function Component() {
  const { t } = useTranslation(['lottery', 'game'])
  const loaded = useLoaderData<typeof loader>().variables
  const code = useSearchParams()[0].get('gameCode')
  const viewer = useViewer()
  const variables = viewer ? { ...loaded, withMine: true } : loaded
  const query = useLotteryScreenQuery({ variables })
  const { answer } = answerOf(query)
  const { station } = variables
  const groups = station ? answer?.lotteryMenus.station : answer?.lotteryMenus.electronic
  const group = groups?.find(({ lotteries }) => lotteries.some((one) => one.code === code))
  const lottery = group?.lotteries.find((one) => one.code === code)
  const title = station ? t('stationTitle') : t('title')
  usePageTitle(lottery?.name ?? title)

  const open = answer?.hotGames?.filter(({ isUnderMaintenance }) => !isUnderMaintenance) ?? []
  return (
    <div className="flex flex-col gap-8">
      {lottery && group ? (
        <LotteryDetail key={lottery.id} lottery={lottery} group={group} station={station} />
      ) : groups && code ? (
        <div>
          <h1 tabIndex={-1} className="visually-hidden">
            {t('missingTitle')}
          </h1>
          <EmptyState
            icon={SearchX}
            title={t('missingTitle')}
            text={t('missingText')}
            action={
              <Link to={lotteryPath(station)} className={buttonClass()}>
                {t('all')}
              </Link>
            }
          />
        </div>
      ) : groups ? (
        <LotteryMenu
          title={title}
          station={station}
          groups={groups}
          favourites={answer?.viewer?.favouriteLotteries?.map(({ id }) => id) ?? []}
        />
      ) : query.loading ? (
        <LotterySkeleton single={code !== null} />
      ) : (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {code !== null && open.length > 0 ? (
        <GameRail
          games={open}
          heading={t('game:suggestions')}
          labels={{ back: t('game:railBack'), forward: t('game:railForward') }}
        />
      ) : null}
    </div>
  )
}

function LotterySkeleton({ single }: { single: boolean }) {
  if (single) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-9 w-36 rounded-control" />
        <Skeleton className="h-64 w-full rounded-card tablet:h-92" />
      </div>
    )
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56 rounded-control" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
        {Array.from({ length: 16 }, (_, index) => (
          <Skeleton key={index} className="h-18 rounded-card" />
        ))}
      </div>
    </div>
  )
}
