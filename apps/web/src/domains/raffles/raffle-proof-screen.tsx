import { previewAddress } from '@playhouse/shared/preview-address.ts'
import { Clock, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CopyValue } from '../lottery/parts/copy-value.tsx'
import { usePageTitle } from '../site/parts/use-page-title.ts'
import { ItemGap, readItem } from '../../graphql/item.tsx'
import { getResponse } from '../../graphql/response.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PublishedValues } from '../../ui/published-values.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Verdict } from '../../ui/verdict.tsx'
import {
  type RaffleProofScreenQuery,
  type RaffleProofScreenQueryVariables,
  useRaffleProofScreenQuery,
} from './raffle-proof-screen.generated.ts'
import { useAwaited } from './use-awaited.ts'
import { verifyRaffle } from './verify-raffle.ts'

type Raffle = NonNullable<RaffleProofScreenQuery['raffle']>

export function Component() {
  const { t } = useTranslation('raffles')
  const variables = useScreenVariables<RaffleProofScreenQueryVariables>()
  const query = useRaffleProofScreenQuery({ variables })
  const { item: raffle, gap } = readItem(query, getResponse(query).response?.raffle)
  usePageTitle(t('proof.title'), () =>
    raffle
      ? {
          description: t('proof.intro'),
          image: previewAddress(raffle.picture),
          breadcrumbs: [
            { name: raffle.title, path: paths.raffle(raffle.id) },
            { name: t('proof.title'), path: paths.raffleProof(raffle.id) },
          ],
        }
      : { status: gap === 'ABSENT' ? 404 : undefined, isUnlisted: true },
  )
  useAwaited(raffle, query.refetch)
  return (
    <article className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <header>
        <p className="text-small text-muted">{raffle?.title}</p>
        <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
          {t('proof.title')}
        </h1>
        <p className="mt-2 max-w-prose text-body text-pretty text-muted">{t('proof.intro')}</p>
      </header>
      {raffle ? (
        <>
          <RaffleVerdict raffle={raffle} />
          <Values raffle={raffle} />
          <footer>
            <Link to={paths.raffle(raffle.id)} className={buttonClass()}>
              {t('proof.toRaffle')}
            </Link>
          </footer>
        </>
      ) : (
        <ItemGap
          gap={gap}
          query={query}
          failed={t('failed')}
          skeleton={
            <div aria-busy="true" className="flex flex-col gap-5">
              <Skeleton className="h-40 rounded-card" />
              <Skeleton className="h-80 rounded-card" />
            </div>
          }
          absent={<EmptyState icon={SearchX} title={t('missingTitle')} text={t('missingText')} />}
        />
      )}
    </article>
  )
}

function RaffleVerdict({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles')
  const { id, seedHash, seed, listHash, ticketList, winners, state, isCalledOff } = raffle
  const found = useMemo(
    () =>
      seed === null || listHash === null || ticketList === null
        ? null
        : verifyRaffle({ id, seedHash, seed, listHash, ticketList, winners }),
    [id, seedHash, seed, listHash, ticketList, winners],
  )
  if (found === null)
    return (
      <section className="flex items-start gap-3 rounded-card border border-line bg-raised p-5">
        <Icon icon={Clock} className="mt-0.5 shrink-0 text-muted" />
        <p className="text-body text-pretty">
          {t(isCalledOff ? 'calledOffShort' : state === 'VOID' ? 'proof.void' : 'proof.waiting')}
        </p>
      </section>
    )
  const holds = found.seed && found.list && found.winners
  const checks = [
    { id: 'seed', holds: found.seed, text: t('proof.seedCheck') },
    { id: 'list', holds: found.list, text: t('proof.listCheck') },
    { id: 'winners', holds: found.winners, text: t('proof.winnersCheck') },
  ]
  return (
    <Verdict
      title={holds ? t('proof.holds') : t('proof.fails')}
      checks={checks}
      labels={{ yes: t('proof.yes'), no: t('proof.no') }}
      values={[
        { name: t('proof.published'), value: winners.map(({ ticket }) => ticket).join(', ') },
        { name: t('proof.recomputed'), value: found.recomputed.join(', ') || '–' },
      ]}
    />
  )
}

/** Everything published, in the order in which it was. */
function Values({ raffle }: { raffle: Raffle }) {
  const { t } = useTranslation('raffles')
  const { id, seedHash, listHash, seed, ticketList } = raffle
  return (
    <PublishedValues
      title={t('proof.values')}
      toCome={t('proof.toCome')}
      note={t('proof.how')}
      copy={(name, value) => <CopyValue name={name} value={value} />}
      values={[
        { id: 'id', name: t('proof.id'), value: id },
        { id: 'seedHash', name: t('proof.seedHash'), value: seedHash },
        { id: 'listHash', name: t('proof.listHash'), value: listHash },
        { id: 'seed', name: t('proof.seed'), value: seed },
        {
          id: 'list',
          name: t('proof.list'),
          value:
            ticketList === null ? null : (
              <textarea
                readOnly
                rows={10}
                aria-label={t('proof.list')}
                value={ticketList}
                className="w-full resize-y rounded-control border border-line bg-ground p-3 font-mono text-small"
              />
            ),
        },
      ]}
    />
  )
}
