import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { askHelp } from '../../access/ask-layers.ts'
import { usePageTitle } from '../../features/site/use-page-title.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ClosedPage } from '../closed/closed-page.tsx'
import { LostScene } from '../closed/scenes/lost-scene.tsx'

/** Stands at every address that names nothing. */
export function Component() {
  const { t } = useTranslation('shell')
  usePageTitle(t('notFoundTitle'))
  return (
    <ClosedPage
      scene={<LostScene />}
      title={t('notFoundTitle')}
      actions={
        <>
          <Link to={paths.home()} className={buttonClass()}>
            {t('backHome')}
          </Link>
          <Button variant="quiet" onClick={() => askHelp()}>
            {t('helpCentre')}
          </Button>
        </>
      }
    >
      <p>{t('notFoundText')}</p>
    </ClosedPage>
  )
}
