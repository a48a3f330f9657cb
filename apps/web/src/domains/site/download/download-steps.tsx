import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '../use-brand-name.ts'
import { useSiteFacts } from '../parts/use-site-facts.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Tabs } from '../../../ui/tabs.tsx'

/** Pixels, without a margin. */
const QR_SIZE = 100
const SYSTEMS = ['android', 'ios'] as const
type System = (typeof SYSTEMS)[number]
const STEPS = ['scan', 'open', 'add', 'start'] as const

function detectSystem(): System {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'android'
}

/** Install steps for Android and iOS; the QR code falls back to this site's own address. */
export function DownloadSteps() {
  const { t } = useTranslation('layers')
  const brand = useBrandName()
  const [system, setSystem] = useState<System>(detectSystem)
  const address = useSiteFacts()?.downloads.find((download) => download.system === system.toUpperCase())?.url
  return (
    <Tabs
      label={t('systems')}
      tabs={SYSTEMS.map((id) => ({ id, label: t(id) }))}
      selected={system}
      onSelect={(id) => setSystem(id as System)}
    >
      <ol className="flex flex-col">
        {STEPS.map((step, index) => (
          <li key={step} className="relative flex gap-4 pb-6 last:pb-0">
            {index < STEPS.length - 1 ? (
              <span aria-hidden="true" className="absolute start-4 top-8 bottom-0 w-px bg-line" />
            ) : null}
            <span
              aria-hidden="true"
              className="figures relative grid size-8 shrink-0 place-items-center rounded-full border border-edge text-body font-semibold"
            >
              {index + 1}
            </span>
            <div className="min-w-0 grow pt-1">
              <p className="max-w-prose text-prose text-pretty">
                <span className="visually-hidden">{t('step', { number: index + 1 })}: </span>
                {t(`steps.${system}.${step}`, { brand })}
              </p>
              {step === 'scan' ? <Code address={address} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </Tabs>
  )
}

/** QR code, with a link for readers already on the phone. */
function Code({ address }: { address: string | undefined }) {
  const { t } = useTranslation('layers')
  const target = address ?? location.origin
  return (
    <div className="mt-3 flex flex-wrap items-end gap-4">
      {/* Scanners need dark on light in every theme. */}
      <span data-theme="light" className="rounded-control border border-line bg-raised p-2.5">
        <QRCodeSVG value={target} size={QR_SIZE} marginSize={0} title={t('code', { address: target })} />
      </span>
      <span className="flex min-w-0 flex-col gap-1 text-small text-muted">
        {address ? null : <span className="max-w-56 text-pretty">{t('ownAddress')}</span>}
        <a href={target} className={linkClass({ class: 'self-start' })}>
          {t('openAddress')}
        </a>
      </span>
    </div>
  )
}
