import { ShieldCheck, ShieldOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'
import type { ProfileCard_ProfileFragment } from './profile-card.generated.ts'
import { Moment } from '../../i18n/moment.tsx'

export function ProfileCard({ profile }: { profile: Omit<ProfileCard_ProfileFragment, ' $fragmentName'> }) {
  const { t } = useTranslation('member')
  const format = useFormat()
  const { mobile, email, registeredAt, previousLogIn, laterLogIn, hasPaymentPassword } = profile
  const missing = <span className="text-muted">{t('notGiven')}</span>
  return (
    <dl className="divide-y divide-line/60">
      <Row name={t('registeredAt')}>
        <time dateTime={registeredAt} className="figures">
          {format.date(registeredAt)}
        </time>
      </Row>
      <Row name={t('mobile')}>{mobile ? <bdi className="figures">{mobile}</bdi> : missing}</Row>
      <Row name={t('email')}>{email ? <bdi className="wrap-anywhere">{email}</bdi> : missing}</Row>
      <Row name={t('previousLogIn')}>
        {previousLogIn ? <LogIn {...previousLogIn} /> : <span className="text-muted">{t('firstLogIn')}</span>}
      </Row>
      {laterLogIn ? (
        <Row name={t('laterLogIn')}>
          <LogIn {...laterLogIn} />
        </Row>
      ) : null}
      <Row name={t('paymentPassword')}>
        <span className="flex items-center justify-end gap-1.5">
          <Icon
            icon={hasPaymentPassword ? ShieldCheck : ShieldOff}
            size={16}
            className={hasPaymentPassword ? 'text-good' : 'text-muted'}
          />
          <span>{hasPaymentPassword ? t('paymentPasswordSet') : t('paymentPasswordNotSet')}</span>
          <Link to={paths.paymentPassword()} className={linkClass({ class: 'ms-1.5' })}>
            {hasPaymentPassword ? t('paymentPasswordChange') : t('paymentPasswordSetNow')}
          </Link>
        </span>
      </Row>
    </dl>
  )
}

function LogIn({ at, ipAddress }: { at: string; ipAddress: string }) {
  const { t } = useTranslation('member')
  return (
    <>
      <span className="block">
        <Moment at={at} />
      </span>
      <span className="figures block text-small text-muted">{t('fromAddress', { address: ipAddress })}</span>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="ms-auto min-w-0 text-end">{children}</dd>
    </div>
  )
}
