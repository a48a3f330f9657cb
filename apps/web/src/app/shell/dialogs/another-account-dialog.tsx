import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { forgetAccountStores } from '../../../access/account-store.ts'
import { hasTypedText } from '../../../access/typed-text.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useSignOut } from '../../../domains/session/parts/use-sign-out.ts'
import { anotherAccount, type SignedInAs } from '../../../graphql/another-account.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

const close = () => anotherAccount.set(null)

/** Another tab has signed in as somebody else than the page shows: goes on as that account, or signs it out. */
export function AnotherAccountDialog({ account: { id, username: name } }: { account: SignedInAs }) {
  const { t } = useTranslation(['session', 'ui'])
  const shown = useViewer()?.username
  const navigate = useNavigate()
  const { signOut, isLeaving } = useSignOut(() => {
    close()
    if (shown !== undefined) void navigate(paths.home())
  }, id)
  const continueAs = () => {
    forgetAccountStores()
    location.reload()
  }
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={<span className="wrap-anywhere">{t('another.title', { name })}</span>}
      closeLabel={t('ui:close')}
      closeOnPressOutside={false}
      // No button has the focus: Enter and Space, meant for the page, must choose nothing.
      initialFocus="title"
      onClose={close}
      footer={
        <>
          <Button pending={isLeaving && t('another.leaving')} onClick={() => void signOut()}>
            {t('another.signOut', { name })}
          </Button>
          <Button variant="action" onClick={continueAs}>
            {t('another.continue', { name })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-body text-pretty text-muted wrap-anywhere">
        <p>{shown === undefined ? t('another.guestText') : t('another.text', { name, shown })}</p>
        {hasTypedText() ? <p>{t('another.typed')}</p> : null}
      </div>
    </Dialog>
  )
}
