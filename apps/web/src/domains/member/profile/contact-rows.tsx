import { Mail, ShieldAlert, ShieldCheck, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffers } from '../../site/parts/use-offers.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast-queue.ts'
import { ContactDialog, type ContactKind, type Proof } from './contact-dialog.tsx'

interface ContactRowsProps {
  profile: { mobile: string | null; email: string | null }
  details: { isMobileVerified: boolean; isEmailVerified: boolean; contactProofs: readonly Proof[] }
}

export function ContactRows({ profile, details }: ContactRowsProps) {
  const { t } = useTranslation('profile')
  const [changing, setChanging] = useState<ContactKind>()
  const offers = useOffers()
  const canChange = offers('CONTACTS')
  const canSend = offers('MESSAGE_DELIVERY')
  const rows = [
    { kind: 'MOBILE', icon: Smartphone, contact: profile.mobile, isVerified: details.isMobileVerified },
    { kind: 'EMAIL', icon: Mail, contact: profile.email, isVerified: details.isEmailVerified },
  ] as const
  return (
    <>
      {canSend || !canChange ? null : <p className="mb-4 text-body text-pretty text-muted">{t('noCodes')}</p>}
      <ul className="divide-y divide-line/60">
        {rows.map(({ kind, icon, contact, isVerified }) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
            <span className="grid size-10 shrink-0 place-items-center rounded-control border border-line bg-raised text-muted">
              <Icon icon={icon} />
            </span>
            <div className="min-w-0 flex-1 basis-56">
              <h3 className="text-body font-semibold">{t(`kinds.${kind}`)}</h3>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-small text-muted">
                {contact ? <bdi className="figures wrap-anywhere">{contact}</bdi> : <span>{t('notGiven')}</span>}
                {contact ? (
                  <span className={`inline-flex items-center gap-1 ${isVerified ? 'text-good' : ''}`}>
                    <Icon icon={isVerified ? ShieldCheck : ShieldAlert} size={16} />
                    <span>{t(isVerified ? 'verified' : 'notVerified')}</span>
                  </span>
                ) : null}
              </p>
            </div>
            {canChange ? (
              <Button
                aria-haspopup="dialog"
                disabledReason={canSend ? null : t('noCodes')}
                onClick={() => setChanging(kind)}
                className="max-phone:w-full"
              >
                {t(isVerified ? `change.${kind}` : `bind.${kind}`)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {changing ? (
        <ContactDialog
          kind={changing}
          title={t(rows.find(({ kind }) => kind === changing)?.isVerified ? `change.${changing}` : `bind.${changing}`)}
          proofs={details.contactProofs}
          onClose={() => setChanging(undefined)}
          onBound={(contact) => {
            setChanging(undefined)
            showToast({ tone: 'good', title: t('bound', { contact }) })
          }}
        />
      ) : null}
    </>
  )
}
