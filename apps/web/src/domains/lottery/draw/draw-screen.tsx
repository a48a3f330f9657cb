import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLotteryDraws } from '../use-lottery-draws.ts'
import { useSoon } from '../parts/use-soon.ts'
import { usePageTitle } from '../../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../../graphql/item.tsx'
import { getResponse } from '../../../graphql/response.ts'
import { useLiveEvent } from '../../../graphql/live/use-live-event.ts'
import { useScreenVariables } from '../../../graphql/screen-loader.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DrawScreenQueryVariables, useDrawScreenQuery } from './draw-screen.generated.ts'
import { DrawView } from './draw-view.tsx'

/** Polling interval where events do not arrive. */
const POLL_MS = 3_000

/** A draw as an event: countdown, numbers as they appear, then the result sheet. */
export function Component() {
  const { t } = useTranslation('draws')
  const variables = useScreenVariables<DrawScreenQueryVariables>()
  const query = useDrawScreenQuery({ variables })
  const { response } = getResponse(query)
  const { item: lottery, gap: lotteryGap } = readItem(query, response?.lottery)
  const { item: found, gap: drawGap } = readItem(query, response?.lotteryDraw)
  const gap = lotteryGap ?? drawGap
  const isLive = useLotteryDraws(found?.draw.state === 'VOID' ? [] : [variables.code])
  const { refetch } = query
  const refetchSoon = useSoon(refetch)
  useLiveEvent('LotteryDrawChanged', ({ code, number, state, isComplete, isHeld }) => {
    if (code !== variables.code) return
    // Seed, sold tickets and wins come with the next answer; so does the draw that follows this one.
    const isChanged = isComplete || state === 'SEALED' || state === 'VOID' || isHeld !== (found?.draw.hold != null)
    if (number === variables.number ? isChanged : state === 'SELLING') {
      refetchSoon()
    }
  })
  useLiveEvent('LotteryTicketSettled', ({ code, drawNumber }) => {
    if (code === variables.code && drawNumber === variables.number) refetchSoon()
  })
  const title = lottery ? `${lottery.name} · ${variables.number}` : t('draw')
  usePageTitle(title, (heads) => {
    if (!lottery || !found) return { status: gap === 'ABSENT' ? 404 : undefined, isUnlisted: true }
    const { code, number, numbers, isComplete } = found.draw
    const texts = { lottery: lottery.name, number }
    return {
      description: isComplete ? heads('drawn', { ...texts, numbers: numbers.join(', ') }) : heads('draw', texts),
      image: found.picture ?? undefined,
      breadcrumbs: [
        { name: t('resultsTitle'), path: paths.lotteryResults() },
        { name: title, path: paths.lotteryDraw(code, number) },
      ],
    }
  })

  if (response && lottery && found) {
    return (
      <DrawView
        key={`${found.draw.code} ${found.draw.number}`}
        lottery={lottery}
        found={found}
        tickets={response.viewer?.lotteryTickets?.edges.map(({ node }) => node) ?? []}
        hasMoreTickets={typeof response.viewer?.lotteryTickets?.pageInfo.endCursor === 'string'}
        isLive={isLive}
        pollMs={POLL_MS}
        refetch={refetch}
      />
    )
  }
  return (
    <div>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <ItemGap
        gap={gap}
        query={query}
        failed={t('failed')}
        skeleton={<DrawSkeleton />}
        absent={
          <EmptyState
            icon={SearchX}
            title={t('missingTitle')}
            text={t('missingText')}
            action={
              <Link to={paths.lotteryResults()} className={buttonClass()}>
                {t('toResults')}
              </Link>
            }
          />
        }
      />
    </div>
  )
}

function DrawSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-9 w-72 max-w-full rounded-control" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-[28rem] rounded-card" />
    </div>
  )
}
