import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AcknowledgeDialog } from '../../ui/acknowledge-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStore } from '../../store.ts'
import { closeRegistered, latestRegistration } from './registered.ts'
import type { Registered } from './registered.ts'

/** After a registration: the generated username (by mobile number), then the welcome. */
export function RegisteredDialogs() {
  const registered = useStore(latestRegistration)
  const [noted, setNoted] = useState<Registered>()
  if (!registered) return null
  if (registered.way === 'MOBILE' && noted !== registered) {
    return <AccountNumber account={registered.account} onNoted={() => setNoted(registered)} />
  }
  return <Welcome registered={registered} />
}

function AccountNumber({ account, onNoted }: { account: string; onNoted: () => void }) {
  const { t } = useTranslation(['registration', 'ui'])
  return (
    <AcknowledgeDialog
      title={t('done.numberTitle')}
      closeLabel={t('ui:close')}
      confirmLabel={t('done.confirm')}
      closeOnPressOutside={false}
      onClose={onNoted}
    >
      <p className="text-body text-muted">{t('done.numberText')}</p>
      <p className="my-4 rounded-card border border-line bg-raised py-4 text-center">
        <output className="figures text-headline font-semibold tracking-wide select-all">{account}</output>
      </p>
      <p className="text-body text-muted">{t('done.numberKept')}</p>
    </AcknowledgeDialog>
  )
}

function Welcome({ registered: { way, account } }: { registered: Registered }) {
  const { t } = useTranslation(['registration', 'ui'])
  return (
    <Dialog
      size="small"
      title={<WithMark>{t('done.title', { name: account })}</WithMark>}
      closeLabel={t('ui:close')}
      onClose={closeRegistered}
      footer={
        <Button variant="action" onClick={closeRegistered}>
          {t('done.continue')}
        </Button>
      }
    >
      <p className="text-body">{t('done.text')}</p>
      <p className="mt-2 text-body text-muted">{t(way === 'MOBILE' ? 'done.nextMobile' : 'done.next')}</p>
    </Dialog>
  )
}

function WithMark({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-2.5">
      <span className="text-good">
        <Icon icon={BadgeCheck} size={24} />
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </span>
  )
}
