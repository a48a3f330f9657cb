import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'

export type Passkey = GuardPanel_SecurityFragment['passkeys'][number]

interface PasskeyItemProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const { name, isSynced: synced, addedAt, lastUsedAt } = passkey
  const facts = [
    t(synced ? 'passkeySynced' : 'passkeyHere'),
    t('passkeyAdded', { date: format.date(addedAt) }),
    lastUsedAt ? t('passkeyUsed', { time: format.relative(lastUsedAt) }) : t('passkeyUnused'),
  ]
  return (
    <li className="flex items-center gap-2 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="text-body font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {facts.map((fact) => (
            <span key={fact} className="figures">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <IconButton icon={Pencil} label={t('renameNamed', { name })} onClick={onRename} />
      <IconButton icon={Trash2} label={t('removeNamed', { name })} onClick={onRemove} />
    </li>
  )
}
