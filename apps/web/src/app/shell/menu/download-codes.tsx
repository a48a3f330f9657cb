import type { DownloadSystem } from '@playhouse/schema/types.generated.ts'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { openDownload } from '../../../access/open-layers.ts'
import type { SiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'

/** Pixels, without a margin. */
const QR_SIZE = 100

interface DownloadCodeListProps {
  downloads: SiteFacts['downloads']
  /** Called before something else opens. */
  onLeave: () => void
}

/** QR code and link per app; falls back to this site's own address. */
export function DownloadCodeList({ downloads, onLeave }: DownloadCodeListProps) {
  const { t } = useTranslation('shell')
  const getName = (kind: 'SITE' | DownloadSystem) => t(`downloadKinds.${kind}`)
  const targets = downloads.length > 0 ? downloads : [{ system: 'SITE' as const, url: location.origin }]
  return (
    <div className="p-4">
      <ul className="flex flex-wrap justify-center gap-4">
        {targets.map(({ system: kind, url }) => (
          <li key={kind} className="flex flex-col items-center gap-2">
            {/* Scanners need dark on light in every theme. */}
            <span data-theme="light" className="rounded-control bg-raised p-2.5">
              <QRCodeSVG value={url} size={QR_SIZE} marginSize={0} title={t('downloadCode', { kind: getName(kind) })} />
            </span>
            <a href={url} className={linkClass({ class: 'text-small' })}>
              {getName(kind)}
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
            openDownload()
          }}
        >
          {t('installSteps')}
        </Button>
      ) : null}
    </div>
  )
}
