import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { askDownload } from '../../../access/ask-layers.ts'
import type { SiteFacts } from '../../../features/site/use-site-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'

/** The specification's size, in pixels, without a margin. */
const QR_SIZE = 100

interface DownloadCodeListProps {
  downloads: SiteFacts['downloads']
  /** Called before something else opens. */
  onLeave: () => void
}

/** A code and an address for each app; this site's own where there is none. The steps stand in a dialog of their own. */
export function DownloadCodeList({ downloads, onLeave }: DownloadCodeListProps) {
  const { t } = useTranslation('shell')
  const nameOf = (kind: string) => t(`downloadKinds.${kind as 'IOS'}`, { defaultValue: kind })
  const targets = downloads.length > 0 ? downloads : [{ kind: 'SITE', url: location.origin }]
  return (
    <div className="p-4">
      <ul className="flex flex-wrap justify-center gap-4">
        {targets.map(({ kind, url }) => (
          <li key={kind} className="flex flex-col items-center gap-2">
            {/* A code is read as dark on light, whatever the theme. */}
            <span data-theme="light" className="rounded-control bg-raised p-2.5">
              <QRCodeSVG value={url} size={QR_SIZE} marginSize={0} title={t('downloadCode', { kind: nameOf(kind) })} />
            </span>
            <a href={url} className={linkClass({ class: 'text-small' })}>
              {nameOf(kind)}
            </a>
          </li>
        ))}
      </ul>
      {downloads.length > 0 ? (
        <Button
          variant="quiet"
          size="small"
          wide
          className="mt-3"
          onClick={() => {
            onLeave()
            askDownload()
          }}
        >
          {t('installSteps')}
        </Button>
      ) : null}
    </div>
  )
}
