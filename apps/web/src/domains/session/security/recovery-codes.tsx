import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { CopyButton } from './copy-button.tsx'
import { serverNow } from '../../../server-time.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  siteName: string
  onDone: () => void
}

/** Shows recovery codes once, until the member confirms that they are saved. */
export function RecoveryCodesSuccess({ codes, siteName, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation(['security', 'ui'])
  const format = useFormat()
  const [stored, setStored] = useState(false)
  const [requested, setRequested] = useState(false)

  const leave = () => (stored ? onDone() : setRequested(true))
  const save = () => {
    const time = format.exactTime(serverNow())
    const texts = [t('recovery.file', { site: siteName, time }), '', ...codes, ''].join('\n')
    const address = URL.createObjectURL(new Blob([texts], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'recovery-codes.txt'
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Dialog
      size="small"
      title={t('recovery.title')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={leave}
      footer={
        <Button variant="action" onClick={leave}>
          {t('done')}
        </Button>
      }
    >
      <p className="text-body text-muted text-pretty">{t('recovery.text')}</p>
      <ul className="figures mt-4 grid grid-cols-2 justify-items-center gap-x-4 gap-y-2.5 rounded-card border border-line bg-ground px-3 py-4 text-body">
        {codes.map((code) => (
          <li key={code} className="font-medium tracking-wide select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} icon={Copy} label={t('recovery.copy')} copiedLabel={t('bind.copied')} />
        <Button size="small" onClick={save}>
          <Icon icon={Download} size={16} />
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox
        className="mt-5"
        label={t('recovery.kept')}
        checked={stored}
        error={requested && !stored ? t('recovery.keptRequired') : undefined}
        onChange={(event) => setStored(event.target.checked)}
      />
    </Dialog>
  )
}
