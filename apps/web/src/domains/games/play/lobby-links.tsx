import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNavigation } from '../../site/parts/use-navigation.ts'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'

export function LobbyLinks() {
  const { t } = useTranslation('shell')
  return (
    <ul className="flex max-w-xl flex-wrap justify-center gap-2">
      {useNavigation()?.map(({ lobby }) => (
        <li key={lobby}>
          <Link to={paths.lobby(lobby)} className={buttonClass({ size: 'small' })}>
            {t(`lobbies.${lobby}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
