import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { chanceOfPrize } from '@playhouse/engines/lottery/raffle.ts'
import type { RaffleState } from '@playhouse/schema/types.generated.ts'
import { CircleCheck, CircleMinus, Clock, Lock, type LucideIcon, SearchX, Ticket } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openLogIn, openTrueAccount } from '../../access/access-requests.ts'
import { useKeptSubmit } from '../../access/use-kept-submit.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { Countdown } from '../lottery/parts/countdown.tsx'
import { NeedsScript } from '../site/parts/needs-script.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { getMemberAccount } from '../../graphql/viewer-account.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Figure } from '../../ui/figure.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TitledPicture } from '../../ui/titled-picture.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { usePoints } from '../points/parts/use-points.ts'
import {
  type RaffleScreenQuery,
  type RaffleScreenQueryVariables,
  useBuyRaffleTicketsMutation,
  useRaffleScreenQuery,
} from './raffle-screen.generated.ts'
import { useAwaited } from './use-awaited.ts'
import { useWorth } from './parts/use-worth.ts'
import { WinnerTable } from './winner-table.tsx'
import { type Own, Won } from './won-prizes.tsx'

type Raffle = NonNullable<RaffleScreenQuery['raffle']>
type Viewer = RaffleScreenQuery['viewer']

const SIGNS: Readonly<Record<RaffleState, { icon: LucideIcon; tone: 'info' | 'good' | 'plain' }>> = {
  SELLING: { icon: Ticket, tone: 'info' },
  CLOSED: { icon: Clock, tone: 'info' },
  SEALED: { icon: Lock, tone: 'info' },
  DRAWN: { icon: CircleCheck, tone: 'good' },
  VOID: { icon: CircleMinus, tone: 'plain' },
  OTHER: { icon: CircleMinus, tone: 'plain' },
}

/** A raffle: its prizes, odds and tickets, those of the account, and the result. */
export function Component() {
  const { t } = useTranslation('raffles')
  const variables = useScreenVariables<RaffleScreenQueryVariables>()
  const query = useRaffleScreenQuery({ variables })
  const { response } = getResponse(query)
  const { item: raffle, gap } = readItem(query, response?.raffle)
  usePageTitle(raffle?.title ?? t('title'), () =>
    raffle
      ? {
          description: raffle.text,
          image: previewAddress(raffle.picture),
          breadcrumbs: [
            { name: t('results'), path: paths.raffleResults() },
            { name: raffle.title, path: paths.raffle(raffle.id) },
          ],
        }
      : { status: gap === 'ABSENT' ? 404 : undefined, isUnlisted: true },
  )
  useAwaited(raffle, query.refetch)
  if (response && raffle) {
    const { viewer } = response
    const own = getMemberAccount(viewer)?.raffles
    return (
      <article className="flex flex-col gap-6">
        <Head raffle={raffle} hosts={response.site.imageHosts} />
        {own ? <Won own={own} raffleId={raffle.id} /> : null}
        <div className="grid items-start gap-5 desktop:grid-cols-[3fr_2fr]">
          <Odds raffle={raffle} own={own ?? undefined} />
          <Buy
            key={raffle.id}
            raffle={raffle}
            own={own ?? undefined}
            viewer={viewer}
            onRefused={() => void query.refetch().catch(() => {})}
          />
        </div>
        {raffle.state === 'DRAWN' ? (
          <section>
            <h2 className="mb-3 text-prose font-semibold">{t('winners')}</h2>
            <WinnerTable title={raffle.title} winners={raffle.winners} />
          </section>
        ) : null}
        <div className="grid items-start gap-6 desktop:grid-cols-2">
          <Prizes raffle={raffle} />
          <Rules raffle={raffle} />
        </div>
      </article>
    )
  }
  return (
    <ItemGap
      gap={gap}
      query={query}
      failed={t('failed')}
      skeleton={
        <div aria-busy="true" className="flex flex-col gap-5">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-132 rounded-card" />
        </div>
      }
      absent={
        <EmptyState
          icon={SearchX}
          title={t('missingTitle')}
          text={t('missingText')}
          action={
            <Link to={paths.raffleResults()} className={buttonClass()}>
              {t('toResults')}
            </Link>
          }
        />
      }
    />
  )
}

function Head({ raffle, hosts }: { raffle: Raffle; hosts: readonly string[] }) {
  const { t } = useTranslation('raffles')
  const { icon, tone } = SIGNS[raffle.state]
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <TitledPicture
        src={raffle.picture}
        hosts={hosts}
        headline={
          <h1 tabIndex={-1} className="focus-visible:outline-none">
            {raffle.title}
          </h1>
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <p className="max-w-2xl min-w-0 text-body text-pretty text-muted">{raffle.text}</p>
        <Badge tone={tone} icon={icon}>
          {t(`states.${raffle.state}`)}
        </Badge>
      </div>
    </header>
  )
}

const getCount = ({ tickets }: Own) => tickets.reduce((sum, { first, last }) => sum + last - first + 1, 0)
const getPlaces = ({ prizes }: Raffle) => prizes.at(-1)?.to ?? 0

function Odds({ raffle, own }: { raffle: Raffle; own: Own | undefined }) {
  const { t } = useTranslation('raffles')
  const format = useFormat()
  const { soldTickets: sold, state } = raffle
  const held = own ? getCount(own) : 0
  const isOpen = state === 'SELLING' || state === 'CLOSED' || state === 'SEALED'
  const chance = held > 0 ? chanceOfPrize(held, sold, getPlaces(raffle)) : chanceOfPrize(1, sold + 1, getPlaces(raffle))
  return (
    <section aria-labelledby="odds" className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="odds" className="text-prose font-semibold">
        {t('tickets')}
      </h2>
      <div className="grid gap-4 phone:grid-cols-2">
        <Figure label={t('soldLabel')} note={t('ofCapacity', { capacity: format.integer(raffle.capacity) })}>
          {format.integer(sold)}
        </Figure>
        <Figure label={t('yours')} note={own ? t('limit', { count: raffle.memberLimit }) : t('logInToSee')}>
          {own ? format.integer(held) : '–'}
        </Figure>
        {isOpen ? (
          <>
            <Figure label={held > 0 ? t('yourChance') : t('oneChance')} note={t('chanceText')}>
              {format.percent(chance, chance < 0.1 ? 2 : 1)}
            </Figure>
            <Figure
              label={t(state === 'SELLING' ? 'closesIn' : 'drawsIn')}
              note={format.dateTime(state === 'SELLING' ? raffle.closesAt : raffle.drawsAt)}
            >
              <Countdown
                until={state === 'SELLING' ? raffle.closesAt : raffle.drawsAt}
                serverTime={raffle.serverTime}
              />
            </Figure>
          </>
        ) : null}
      </div>
      {own && held > 0 ? (
        <p className="text-body text-pretty">
          {t('numbers')}{' '}
          <span className="figures whitespace-normal!">
            {own.tickets.map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ')}
          </span>
        </p>
      ) : null}
      <p className="text-small text-muted">
        <Link to={paths.raffleProof(raffle.id)} className={linkClass()}>
          {t('toProof')}
        </Link>
      </p>
    </section>
  )
}

interface BuyProps {
  raffle: Raffle
  own: Own | undefined
  viewer: Viewer | undefined
  onRefused: () => void
}

function Buy({ raffle, own, viewer, onRefused }: BuyProps) {
  const { t } = useTranslation(['raffles', 'ui'])
  const points = usePoints()
  const account = useViewer()
  const { run } = useKeptSubmit('buyRaffleTickets', useBuyRaffleTicketsMutation())
  const left = raffle.memberLimit - (own ? getCount(own) : 0)
  const isMember = getMemberAccount(viewer) !== undefined
  const form = useMutationForm({
    defaultValues: { tickets: '1' },
    send: async ({ tickets }) => {
      if (account === null) return openLogIn({ act: 'openPage', path: paths.raffle(raffle.id) })
      if (viewer && !isMember) return openTrueAccount()
      const outcome = await run((requestKey) => ({
        input: { raffleId: raffle.id, tickets: getTickets(tickets), requestKey },
        id: raffle.id,
      }))
      // Tickets may have been bought in another tab, or a break may have begun.
      if (outcome.problem) onRefused()
      return outcome
    },
    place: ({ text }) => ({ tickets: text }),
    onDone: ({ bought: { first, last } }, { tickets }) =>
      showToast({
        tone: 'good',
        title: t('bought', { count: getTickets(tickets) }),
        text: first === last ? t('number', { first }) : t('numberRange', { first, last }),
      }),
  })
  const count = getTickets(useWatch({ control: form.methods.control, name: 'tickets' }))
  if (raffle.state !== 'SELLING') return <Waiting raffle={raffle} />
  const getFault = (typed: string) =>
    !isMember || (getTickets(typed) >= 1 && getTickets(typed) <= left)
      ? undefined
      : left > 0
        ? t('range', { count: left })
        : t('limitReached')
  return (
    <section aria-labelledby="buy" className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h2 id="buy" className="text-prose font-semibold">
        {t('buy')}
      </h2>
      {own?.isExcluded ? (
        <p role="note" className="text-body text-pretty">
          {t('excluded')}
        </p>
      ) : (
        <MutationForm form={form}>
          <NeedsScript />
          <p className="text-body text-pretty">
            {t('ticketPrice', { points: points(raffle.price) })}
            {own ? (
              <span className="block text-small text-muted">{t('have', { points: points(own.pointBalance) })}</span>
            ) : null}
          </p>
          <TextField
            label={t('howMany')}
            figures
            inputMode="numeric"
            autoComplete="off"
            {...form.field('tickets', { validate: getFault })}
          />
          <Button type="submit" variant="action" pending={form.isPending && t('ui:pending')}>
            {t('buyFor', { count, points: points(formatAmount(BigInt(count) * parseAmount(raffle.price))) })}
          </Button>
        </MutationForm>
      )}
    </section>
  )
}

const getTickets = (typed: string) => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0)

function Waiting({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles')
  const format = useFormat()
  return (
    <section className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-prose font-semibold">{t(`states.${raffle.state}`)}</h2>
      <p className="mt-1 text-body text-pretty text-muted">
        {t(raffle.isCalledOff ? 'calledOff' : `stateTexts.${raffle.state}`, {
          when: format.dateTime(raffle.endedAt ?? raffle.drawsAt),
          count: raffle.minimumTickets,
        })}
      </p>
    </section>
  )
}

function Prizes({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles')
  const worth = useWorth()
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('prizes')}</h2>
      <Table
        caption={t('prizes')}
        rows={raffle.prizes}
        rowKey={({ from }) => String(from)}
        onPhone="scroll"
        columns={[
          {
            id: 'place',
            header: t('columns.place'),
            cell: ({ from, to }) => <span className="figures">{from === to ? from : `${from}–${to}`}</span>,
          },
          {
            id: 'prize',
            header: t('columns.prize'),
            align: 'end',
            cell: (line) => <span className="figures font-semibold text-win">{worth(line)}</span>,
          },
        ]}
      />
    </section>
  )
}

function Rules({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles')
  const values = { count: raffle.memberLimit, minimum: raffle.minimumTickets }
  return (
    <section>
      <h2 className="mb-3 text-prose font-semibold">{t('rules')}</h2>
      <ul className="flex max-w-2xl list-disc flex-col gap-1.5 ps-5 text-body text-pretty text-muted">
        <li>{t('ruleTexts.limit', values)}</li>
        <li>{t('ruleTexts.draw')}</li>
        <li>{t('ruleTexts.void', values)}</li>
        <li>{t('ruleTexts.break')}</li>
        <li>{t('ruleTexts.after')}</li>
        <li>{t('ruleTexts.claim')}</li>
      </ul>
      <p className="mt-4 text-small text-muted">
        {t('commitment')} <code className="wrap-anywhere">{raffle.seedHash}</code>
      </p>
    </section>
  )
}
