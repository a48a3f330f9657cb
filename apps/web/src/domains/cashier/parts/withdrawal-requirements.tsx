import { parseAmount } from '@playhouse/shared/money.ts'
import { CircleCheck, CircleDashed, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountedStakes } from '../../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { paths } from '../../../paths.ts'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { WithdrawalRequirements_OptionsFragment } from './withdrawal-parts.generated.ts'
import { useOffers } from '../../site/parts/use-offers.ts'

type Options = Omit<WithdrawalRequirements_OptionsFragment, ' $fragmentName'>
type Requirement = NonNullable<Options['requirements']>[number]
type Kind = Requirement['kind']

const MARKS = {
  MET: { icon: CircleCheck, class: 'text-good', tone: 'good' },
  WAITING: { icon: Clock, class: 'text-info', tone: 'info' },
  TO_DO: { icon: CircleDashed, class: 'text-muted', tone: 'plain' },
  OTHER: { icon: CircleDashed, class: 'text-muted', tone: 'plain' },
} as const

/** Requirements that no withdrawal meets as things are; large amounts may need more. */
export const unmetRequirements = <Part extends Pick<Requirement, 'status' | 'from'>>({
  requirements,
  minimum,
}: Pick<Options, 'minimum'> & { requirements: readonly Part[] | null }): readonly Part[] =>
  (requirements ?? []).filter(
    ({ status, from }) =>
      status !== 'MET' && (from === null || parseAmount(from.amount) <= parseAmount(minimum.amount)),
  )

/** Everything a withdrawal requires, with state, effort, wait and link. Nothing without a list from the platform. */
export function WithdrawalRequirements({ options }: { options: Options }) {
  const { t } = useTranslation('requirements')
  const { requirements } = options
  if (!requirements) return null
  return (
    <section
      id="requirements"
      aria-labelledby="requirements-title"
      className="scroll-mt-20 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="requirements-title" className="text-prose font-semibold">
        {t('title')}
      </h2>
      <Summary options={options} />
      <ul className="mt-3 divide-y divide-line">
        {requirements.map((requirement) => (
          <Row key={requirement.kind} requirement={requirement} options={options} />
        ))}
      </ul>
    </section>
  )
}

/** Why the limits of 24 hours leave no withdrawal; undefined if they leave one. */
export function useNoneLeft({ leftToday, perDay, dayMaximum, leftAmount, minimum }: Options): string | undefined {
  const { t } = useTranslation('requirements')
  const { wholeMoney } = useFormat()
  if (leftToday === 0) return t('noneLeft', { count: perDay })
  if (!dayMaximum || !leftAmount || parseAmount(leftAmount.amount) >= parseAmount(minimum.amount)) return undefined
  return t('noneLeftAmount', { amount: wholeMoney(dayMaximum.amount, dayMaximum.currency) })
}

function Summary({ options }: { options: Options }) {
  const { t } = useTranslation('requirements')
  const { wholeMoney } = useFormat()
  const { canWithdraw, isOpen, minimum } = options
  const noneLeft = useNoneLeft(options)
  const unmet = unmetRequirements(options)
  const open = unmet.filter(({ status }) => status !== 'WAITING')
  const text = !isOpen
    ? t('closed')
    : open.length > 0
      ? t('left', { count: open.length })
      : unmet.length > 0
        ? t('waiting')
        : canWithdraw
          ? t('ready')
          : (noneLeft ?? t('tooLittle', { amount: wholeMoney(minimum.amount, minimum.currency) }))
  return (
    <p
      role="status"
      className={`mt-1 text-body text-pretty ${isOpen && canWithdraw ? 'font-medium text-good' : 'text-muted'}`}
    >
      {text}
    </p>
  )
}

function Row({ requirement, options }: { requirement: Requirement; options: Options }) {
  const { t } = useTranslation('requirements')
  const { wholeMoney } = useFormat()
  const { kind, status, from } = requirement
  const mark = MARKS[status]
  return (
    <li className="flex gap-3 py-3 last:pb-0">
      <Icon icon={mark.icon} size={20} className={`mt-0.5 shrink-0 ${mark.class}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{t(`${kind}.name`)}</span>
          <Badge tone={mark.tone}>{t(`statuses.${status}`)}</Badge>
        </p>
        <div className="mt-0.5 flex flex-col gap-1 text-small text-pretty text-muted">
          <Detail requirement={requirement} options={options} />
          {from && kind !== 'TURNOVER' && status !== 'MET' ? (
            <p>{t('from', { amount: wholeMoney(from.amount, from.currency) })}</p>
          ) : null}
        </div>
        {status === 'TO_DO' ? <Links kind={kind} /> : null}
      </div>
    </li>
  )
}

/** Effort and duration of an open requirement, or the facts of a met one. */
function Detail({ requirement, options }: { requirement: Requirement; options: Options }) {
  const { t } = useTranslation(['requirements', 'profile'])
  const format = useFormat()
  const { kind, status, metAt, waitHours } = requirement
  const metTime = metAt ? format.dateTime(metAt) : ''
  if (kind === 'TURNOVER') return <Turnover options={options} />
  if (kind === 'BONUS') {
    const { remaining } = options.bonusTurnover ?? { remaining: null }
    return remaining ? <p>{t('BONUS.left', { amount: format.money(remaining.amount, remaining.currency) })}</p> : null
  }
  if (kind === 'OTHER') return null
  if (kind === 'PAUSED') return <p>{t('PAUSED.waiting')}</p>
  if (status === 'MET') return <p>{t(`${kind}.met`)}</p>
  if (kind === 'IDENTITY') {
    const { missing, documents } = options.identity ?? { missing: [], documents: [] }
    const what = [
      ...missing.map((fact) => t(`profile:facts.${fact}`)),
      ...documents.map((one) => t(`profile:documents.${one}`)),
    ]
    return (
      <p>
        {status === 'WAITING' ? t('IDENTITY.waiting') : t('IDENTITY.left', { what: what.join('; ') })}{' '}
        <span>{waitHours ? t('review', { count: waitHours }) : null}</span>
      </p>
    )
  }
  if (kind === 'PAYMENT_PASSWORD') {
    return status === 'WAITING' ? (
      <p>{t('PAYMENT_PASSWORD.waiting', { time: metTime })}</p>
    ) : (
      <>
        <p>{t('PAYMENT_PASSWORD.left')}</p>
        <p>{t('PAYMENT_PASSWORD.review')}</p>
      </>
    )
  }
  if (kind === 'SECOND_FACTOR') return <p>{t('SECOND_FACTOR.left')}</p>
  if (status === 'WAITING') return <p>{t('BANK_CARD.waiting', { time: metTime })}</p>
  const isOpen = (needed: Kind) => options.requirements?.some((one) => one.kind === needed && one.status === 'TO_DO')
  const needs = [
    ...(['PAYMENT_PASSWORD', 'SECOND_FACTOR'] as const).filter(isOpen).map((needed) => t(`${needed}.name`)),
    ...(options.identity?.missing.includes('REAL_NAME') ? [t('BANK_CARD.realName')] : []),
  ]
  return (
    <>
      <p>
        {t('BANK_CARD.left')} <span>{waitHours ? t('wait', { count: waitHours }) : null}</span>
      </p>
      {needs.length > 0 ? <p>{t('BANK_CARD.needs', { what: needs.join(', ') })}</p> : null}
      <p>{t('BANK_CARD.review', { amount: format.money(options.stepUpFrom.amount, options.stepUpFrom.currency) })}</p>
    </>
  )
}

function Turnover({ options: { turnover, isTurnoverWaived, unplayed } }: { options: Options }) {
  const { t } = useTranslation('requirements')
  const countedStakes = useCountedStakes()
  const format = useFormat()
  const { required, done, remaining } = turnover
  if (parseAmount(remaining.amount) === 0n) {
    return (
      <>
        <p>{t(isTurnoverWaived ? 'TURNOVER.waived' : 'TURNOVER.met')}</p>
        {parseAmount(unplayed.amount) > 0n ? (
          <p>{t('TURNOVER.unplayed', { amount: format.money(unplayed.amount, unplayed.currency) })}</p>
        ) : null}
      </>
    )
  }
  const share = Number((parseAmount(done.amount) * 1_000n) / parseAmount(required.amount)) / 1_000
  return (
    <>
      <p className="text-text">{t('TURNOVER.left', { amount: format.money(remaining.amount, remaining.currency) })}</p>
      <ProgressBar
        hideLabel
        label={t('TURNOVER.name')}
        value={Math.round(share * 100)}
        max={100}
        valueText={format.percent(share, 0)}
      />
      <p className="figures">
        <Money {...done} /> / <Money {...required} />
      </p>
      <p>
        {t('TURNOVER.explain')} {countedStakes('DEPOSIT')}
      </p>
    </>
  )
}

const LINKS: Readonly<Record<Exclude<Kind, 'PAUSED' | 'SECOND_FACTOR' | 'OTHER'>, string>> = {
  TURNOVER: paths.home(),
  BONUS: paths.bonus(),
  IDENTITY: paths.memberIdentity(),
  PAYMENT_PASSWORD: paths.paymentPassword(),
  BANK_CARD: paths.bankCards(),
}

function Links({ kind }: { kind: Kind }) {
  const { t } = useTranslation('requirements')
  const offers = useOffers()
  if (kind === 'PAUSED' || kind === 'OTHER') return null
  const links: [to: string, text: ReactNode][] =
    kind === 'SECOND_FACTOR'
      ? [
          [paths.memberContacts(), t('SECOND_FACTOR.contact')],
          [paths.memberSecurity(), t('SECOND_FACTOR.link')],
        ]
      : [[LINKS[kind], t(`${kind}.link`)]]
  const hasSecondFactor = offers('AUTHENTICATOR') || offers('PASSKEYS')
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
      {links
        .filter(([to]) => to !== paths.memberSecurity() || hasSecondFactor)
        .map(([to, text]) => (
          <OfferedLink
            key={to}
            to={to}
            className={linkClass({ look: 'inline', class: 'inline-flex min-h-8 items-center pointer-coarse:min-h-11' })}
          >
            {text}
          </OfferedLink>
        ))}
    </p>
  )
}
