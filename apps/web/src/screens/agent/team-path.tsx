import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icon.tsx'
import { linkClass } from '../../ui/link-class.ts'

interface TeamPathProps {
  account: string
  /** The address of the agent's own team. */
  ownAddress: string
}

/** The way back from another account's team to the agent's own. */
export function TeamPath({ account, ownAddress }: TeamPathProps) {
  const { t } = useTranslation('agent')
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-body">
        <li>
          <Link to={ownAddress} className={linkClass()}>
            {t('ownTeam')}
          </Link>
        </li>
        <li aria-hidden="true" className="text-muted">
          <Icon icon={ChevronRight} size={16} />
        </li>
        <li aria-current="page" className="wrap-anywhere">
          {account}
        </li>
      </ol>
    </nav>
  )
}
