import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { OfferedLink } from '../../site/parts/offered-link.tsx'
import { Offered } from '../../site/parts/offered.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CloseAccountDialog } from '../close-account-dialog.tsx'

/** The way to the activity statement; nothing where the site has none. */
export function StatementPanel() {
  const { t } = useTranslation('limits')
  return (
    <Offered feature="STATEMENT">
      <Panel title={t('statement.title')} text={t('statement.text')}>
        <OfferedLink to={paths.memberStatement()} className={buttonClass()}>
          {t('statement.open')}
        </OfferedLink>
      </Panel>
    </Offered>
  )
}

/** Closes the account; nothing where the site does not. */
export function ClosingPanel() {
  const { t } = useTranslation('limits')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Offered feature="CLOSING">
      <Panel title={t('close.title')} text={t('close.lead')}>
        <Button onClick={() => setOpen(true)}>{t('close.open')}</Button>
      </Panel>
      {isOpen ? (
        <CloseAccountDialog onClose={() => setOpen(false)} onClosed={() => void navigate(paths.home())} />
      ) : null}
    </Offered>
  )
}

/** What stands below the limits of an account, for a site without limits. */
export function AccountPanels() {
  return (
    <>
      <StatementPanel />
      <ClosingPanel />
    </>
  )
}
