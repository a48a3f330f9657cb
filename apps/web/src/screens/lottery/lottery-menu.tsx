import { ArrowLeft, Ticket } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { LotteryCard } from './lottery-card.tsx'
import type { Group, Lottery } from './lottery-card.tsx'
import { lotteryPath } from './lottery-path.ts'

const KINDS = ['electronic', 'station'] as const

interface LotteryMenuProps {
  title: string
  station: boolean
  groups: readonly Group[]
  /** Ids of both kinds, newest first. */
  favourites: readonly string[]
}

export function LotteryMenu({ title, station, groups, favourites }: LotteryMenuProps) {
  const { t } = useTranslation('lottery')
  const listed = new Map(groups.flatMap(({ lotteries }) => lotteries.map((one): [string, Lottery] => [one.id, one])))
  const own = favourites.flatMap((id) => listed.get(id) ?? []).filter(({ isFavourite }) => isFavourite)
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow">
          <h1 tabIndex={-1} className="text-headline font-semibold focus-visible:outline-none">
            {title}
          </h1>
          <p className="mt-1 text-body text-muted text-pretty">{t('intro')}</p>
        </div>
        <Link to={paths.lobby('ELOTT')} className={buttonClass({ class: 'px-3' })}>
          <Icon icon={ArrowLeft} />
          {t('lobby')}
        </Link>
      </header>
      <TabLinks
        label={t('kinds')}
        links={KINDS.map((id) => ({ id, label: t(id) }))}
        renderLink={({ id }, className, content) => (
          <Link
            to={lotteryPath(id === 'station')}
            aria-current={(id === 'station') === station ? 'page' : undefined}
            className={className}
          >
            {content}
          </Link>
        )}
      />
      {own.length > 0 ? <Section id="favourites" name={t('favourites')} lotteries={own} station={station} /> : null}
      {groups.map((group) => (
        <Section key={group.id} station={station} {...group} />
      ))}
      {groups.length === 0 ? <EmptyState icon={Ticket} title={t('emptyTitle')} text={t('emptyText')} /> : null}
    </div>
  )
}

interface SectionProps {
  id: string
  name: string
  lotteries: readonly Lottery[]
  station: boolean
}

function Section({ id, name, lotteries, station }: SectionProps) {
  const { integer } = useFormat()
  return (
    <section aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`} className="mb-3 text-title font-semibold">
        {name} <span className="figures text-body font-normal text-muted">{integer(lotteries.length)}</span>
      </h2>
      <LotteryGrid lotteries={lotteries} station={station} level={3} />
    </section>
  )
}

export function LotteryGrid({ lotteries, ...card }: Pick<SectionProps, 'lotteries' | 'station'> & { level: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3">
      {lotteries.map((lottery) => (
        <li key={lottery.id}>
          <LotteryCard lottery={lottery} {...card} />
        </li>
      ))}
    </ul>
  )
}
