import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useViewer } from '../../../access/use-viewer.ts'
import { RegisterLink } from '../../../domains/session/parts/access-links.tsx'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { useOpenSupport } from '../../../domains/support/parts/use-support.ts'
import { MENU_PATHS } from '../../../menu-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'

/** Affiliate section: visitors register, agents get a link to their team, members contact customer service. */
export function FooterAffiliate() {
  const { t } = useTranslation(['site', 'shell'])
  const viewer = useViewer()
  const openService = useOpenSupport()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  const agentPage = viewer?.menu.find(({ page }) => page === 'TEAM_OVERVIEW')?.page
  if (viewer && viewer.kind !== 'DEMO') {
    return agentPage ? (
      <>
        <p className="mb-3 max-w-sm text-pretty">{t('footer.agentText')}</p>
        <Link to={MENU_PATHS[agentPage]} className={buttonClass({ size: 'small' })}>
          {t('shell:pages.TEAM_OVERVIEW')}
        </Link>
      </>
    ) : (
      <>
        <p className="mb-3 max-w-sm text-pretty">{t('footer.memberText')}</p>
        <Button size="small" onClick={openService}>
          {t('shell:customerService')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="mb-3 max-w-sm text-pretty">{t('footer.affiliateText')}</p>
      {canRegister ? (
        <RegisterLink className={buttonClass({ size: 'small' })}>{t('footer.affiliateStart')}</RegisterLink>
      ) : null}
    </>
  )
}
