import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { GuardPanel_SecurityFragment } from './security-parts.generated.ts'

type Security = Omit<GuardPanel_SecurityFragment, ' $fragmentName'>

/** How well the account is protected, and what would improve it. */
export function StrengthNote({ security }: { security: Security }) {
  const { t } = useTranslation('security')
  const { hasPassword, authenticator, passkeys } = security
  const strong = authenticator !== null || passkeys.length > 0
  const title = strong ? t('strength.strong') : hasPassword ? t('strength.single') : t('strength.elsewhere')
  const text = authenticator
    ? t('strength.authenticatorText')
    : passkeys.length > 0
      ? t(hasPassword ? 'strength.passkeyText' : 'strength.passkeyOnlyText')
      : t(hasPassword ? 'strength.singleText' : 'strength.elsewhereText')
  return (
    <div className="flex items-start gap-4">
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-card ${strong ? 'bg-good-soft text-good' : 'bg-info-soft text-info'}`}
      >
        <Icon icon={strong ? ShieldCheck : ShieldAlert} size={24} />
      </span>
      <div className="min-w-0">
        <p className="text-title font-semibold text-balance">{title}</p>
        <p className="mt-0.5 text-body text-muted text-pretty">{text}</p>
      </div>
    </div>
  )
}
