import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openRegister, dropAccessRequest } from '../../access/access-requests.ts'
import { useSiteFacts } from '../site/parts/use-site-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogInForm } from './log-in-form.tsx'
import { useAfterLogIn } from './use-after-log-in.ts'

interface LogInDialogProps {
  /** Set after a password change, which ended the session. */
  passwordIsNew: boolean
}

/** Log-in over the current page. The pending action resumes afterwards. */
export function LogInDialog({ passwordIsNew }: LogInDialogProps) {
  const { t } = useTranslation(['session', 'ui'])
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  const afterLogIn = useAfterLogIn()
  return (
    <Dialog
      size="small"
      title={t('logInTitle')}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      onClose={dropAccessRequest}
    >
      {passwordIsNew ? (
        <p role="status" className="mb-4 flex items-start gap-2.5 rounded-card border border-line bg-raised px-4 py-3">
          <Icon icon={CircleCheck} size={20} className="mt-px shrink-0 text-good" />
          {t('passwordIsNew')}
        </p>
      ) : null}
      <LogInForm inDialog onSignedIn={afterLogIn}>
        {canRegister ? (
          <p className="mt-1 flex flex-wrap items-center justify-center gap-x-1 text-body text-muted">
            {t('noAccount')}
            <Button variant="quiet" size="small" onClick={() => openRegister()}>
              {t('register')}
            </Button>
          </p>
        ) : null}
      </LogInForm>
    </Dialog>
  )
}
