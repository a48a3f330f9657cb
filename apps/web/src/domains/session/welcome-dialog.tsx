import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dropAccessRequest, fulfilAccessRequest } from '../../access/access-requests.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { useAgeRule } from '../site/parts/use-ages.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Dialog } from '../../ui/dialog.tsx'

export function WelcomeDialog() {
  const { t } = useTranslation(['session', 'ui'])
  const viewer = useViewer()
  return (
    <Dialog
      size="small"
      title={t('first.title', { name: viewer?.nickname ?? '' })}
      closeLabel={t('ui:close')}
      initialFocus="title"
      onClose={fulfilAccessRequest}
      footer={
        <>
          <Link to={paths.memberAccount()} className={buttonClass()} onClick={dropAccessRequest}>
            {t('first.account')}
          </Link>
          <Button variant="action" onClick={fulfilAccessRequest}>
            {t('first.continue')}
          </Button>
        </>
      }
    >
      <p className="text-body text-muted">{t('first.text')}</p>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-body">
        <li>{t('first.secret')}</li>
        <li>{t('first.profile')}</li>
        <li>{useAgeRule()}</li>
      </ul>
    </Dialog>
  )
}
