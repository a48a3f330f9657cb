import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { openAnalytics } from '../../../access/open-layers.ts'
import { acceptAnalytics, declineAnalytics } from '../../../analytics/consent.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Button } from '../../../ui/button.tsx'

/** Asks once, without covering or blocking the page. Both answers take one press and look alike. */
export function ConsentBanner({ origin }: { origin: string }) {
  const { t } = useTranslation('analytics')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 rounded-card border border-line bg-overlay p-4 text-body shadow-lg tablet:start-auto tablet:end-16 tablet:bottom-6 tablet:w-100"
    >
      <h2 id={id} className="font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-muted text-pretty">
        {t('question')}{' '}
        <button type="button" aria-haspopup="dialog" onClick={openAnalytics} className={linkClass()}>
          {t('details')}
        </button>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={declineAnalytics}>{t('decline')}</Button>
        <Button onClick={() => acceptAnalytics(origin)}>{t('accept')}</Button>
      </div>
    </section>
  )
}
