import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'

/** The log-in before this one, so that the member notices a foreign one. */
export function PreviousLogIn({ logIn }: { logIn: { at: string; ipAddress: string } | null }) {
  const { t } = useTranslation('security')
  const format = useFormat()
  return (
    <dl className="border-line phone:border-s phone:ps-5">
      <dt className="text-small text-muted">{t('previousLogIn')}</dt>
      <dd className="figures mt-1 text-body">
        {logIn ? (
          <>
            <time dateTime={logIn.at} className="block font-medium">
              {t('time', { time: format.dateTime(logIn.at) })}
            </time>
            <bdi className="block text-small text-muted">{logIn.ipAddress}</bdi>
          </>
        ) : (
          t('firstLogIn')
        )}
      </dd>
    </dl>
  )
}
