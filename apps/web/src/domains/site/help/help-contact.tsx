import { Headset, Megaphone, PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openAnnouncements } from '../../../access/open-layers.ts'
import { useOpenDesk } from '../../support/parts/use-support.ts'
import { WriteToUs } from '../../support/parts/write-to-us.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'

/** What to do where no answer fits: write to us, or go to the brand's own desk. */
export function HelpContact() {
  const { t } = useTranslation(['help', 'shell'])
  const openDesk = useOpenDesk()
  return (
    <section
      aria-labelledby="help-contact"
      className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="help-contact" className="text-prose font-semibold text-balance">
          {t('more')}
        </h2>
        <p className="mt-1 text-body text-pretty text-muted">{t('moreText')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => openAnnouncements()}>
          <Icon icon={Megaphone} size={16} />
          {t('shell:announcements')}
        </Button>
        {openDesk ? (
          <Button onClick={openDesk}>
            <Icon icon={Headset} size={16} />
            {t('talk')}
          </Button>
        ) : null}
        <WriteToUs className={buttonClass({ variant: 'action' })}>
          <Icon icon={PenLine} size={16} />
          {t('write')}
        </WriteToUs>
      </div>
    </section>
  )
}
