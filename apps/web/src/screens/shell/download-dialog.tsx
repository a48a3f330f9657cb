import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import type { SiteFacts } from '../../features/site/use-site-facts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'

const QR_SIZE = 100

interface DownloadDialogProps {
  downloads: SiteFacts['downloads']
  onClose: () => void
}

/** This site and the brand's apps, each as a code to scan and an address to open. */
export function DownloadDialog({ downloads, onClose }: DownloadDialogProps) {
  const { t } = useTranslation(['shell', 'ui'])
  const nameOf = (kind: string) => t(`downloadKinds.${kind as 'IOS'}`, { defaultValue: kind })
  return (
    <Dialog title={t('onPhone')} closeLabel={t('ui:close')} onClose={onClose} initialFocus="title">
      <p className="mb-5 text-body text-muted">{t('onPhoneText')}</p>
      <ul className="flex flex-wrap gap-6">
        {[{ kind: 'SITE', address: location.origin }, ...downloads].map(({ kind, address }) => (
          <li key={kind} className="flex flex-col items-center gap-3">
            {/* A code is read as dark on light, whatever the theme. */}
            <span data-theme="light" className="rounded-card bg-raised p-3">
              <QRCodeSVG
                value={address}
                size={QR_SIZE}
                marginSize={0}
                title={t('downloadCode', { kind: nameOf(kind) })}
              />
            </span>
            <a href={address} className={linkClass()}>
              {nameOf(kind)}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
