import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Money } from '../../ui/money.tsx'
import type { TeamWatch_WatchFragment } from './team-watch.generated.ts'

export type Watch = Omit<TeamWatch_WatchFragment, ' $fragmentName'>

/** Members whom the agent should look at, each with the way to its card. */
export function TeamWatch({ watch }: { watch: Watch | null }) {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const days = watch?.days ?? 0
  return (
    <section aria-labelledby="who-to-look-at">
      <h2 id="who-to-look-at" className="mb-3 text-title font-semibold">
        {t('watch.title')}
      </h2>
      {watch === null ? (
        <p className="text-body text-muted">{t('watch.failed')}</p>
      ) : watch.isTooLarge ? (
        <p className="max-w-2xl text-body text-pretty text-muted">
          {t('watch.tooLarge', { limit: format.integer(watch.limit) })}
        </p>
      ) : (
        <div className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
          <List
            title={t('watch.new')}
            text={t('watch.newText', { days })}
            lines={watch.newMembers.map(({ member, registeredAt }) => [member.username, format.date(registeredAt)])}
          />
          <List
            title={t('watch.quiet')}
            text={t('watch.quietText', { days })}
            lines={watch.quietMembers.map(({ member, lastDay }) => [member.username, format.day(lastDay)])}
          />
          <List
            title={t('watch.losses')}
            text={t('watch.resultText', { days })}
            lines={watch.losses.map(({ member, amount }) => [member.username, <Money key={member.id} {...amount} />])}
          />
          <List
            title={t('watch.wins')}
            text={t('watch.resultText', { days })}
            lines={watch.wins.map(({ member, amount }) => [member.username, <Money key={member.id} {...amount} />])}
          />
        </div>
      )}
    </section>
  )
}

interface ListProps {
  title: string
  text: string
  lines: readonly (readonly [username: string, value: ReactNode])[]
}

function List({ title, text, lines }: ListProps) {
  const { t } = useTranslation('agent')
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h3 className="text-prose font-semibold">{title}</h3>
      <p className="mb-3 text-small text-pretty text-muted">{text}</p>
      {lines.length === 0 ? (
        <p className="text-body text-muted">{t('watch.nobody')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {lines.map(([username, value]) => (
            <li key={username} className="flex flex-wrap items-baseline justify-between gap-x-3 text-body">
              <Link to={paths.downline(username)} className={linkClass()}>
                <bdi>{username}</bdi>
              </Link>
              <span className="figures ms-auto text-small">{value}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
