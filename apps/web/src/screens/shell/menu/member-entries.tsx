import { Coins, Crown, Gift, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { openLogIn, openTrueAccount } from '../../../access/access-requests.ts'
import { performAction, type PendingAction } from '../../../access/pending-action.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useSiteFacts } from '../../../features/site/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { entryRequirements } from './entry-requirements.ts'
import type { EntryRequirement } from './entry-requirements.ts'
import { RowButton, RowContent, rowClass } from './side-menu-row.tsx'

/** Invite friends, the rank, the points mall and promotions. Visitors are asked to log in first, demo accounts to register. */
export function MemberEntries({ mini }: { mini: boolean }) {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const features = useSiteFacts()?.features ?? []
  const { referral, rank } = entryRequirements({ viewer, features })
  return (
    <>
      {referral === 'nothing' ? (
        <li>
          <NavLink to={paths.inviteFriends()} title={mini ? t('inviteFriends') : undefined} className={rowClass(mini)}>
            <RowContent icon={UserRoundPlus} label={t('inviteFriends')} mini={mini} />
          </NavLink>
        </li>
      ) : referral ? (
        <li>
          <RowButton
            icon={UserRoundPlus}
            label={t('inviteFriends')}
            mini={mini}
            aria-haspopup="dialog"
            onClick={() => resumeWhenAllowed(referral, { act: 'openPage', path: paths.inviteFriends() })}
          />
        </li>
      ) : null}
      {rank === 'nothing' ? (
        <li>
          <NavLink to={paths.playerRank()} title={mini ? t('vipLevel') : undefined} className={rowClass(mini)}>
            <RowContent icon={Crown} label={t('vipLevel')} mini={mini} />
          </NavLink>
        </li>
      ) : rank ? (
        <li>
          <RowButton
            icon={Crown}
            label={t('vipLevel')}
            mini={mini}
            aria-haspopup="dialog"
            onClick={() => resumeWhenAllowed(rank, { act: 'openPage', path: paths.playerRank() })}
          />
        </li>
      ) : null}
      {features.includes('POINTS_MALL') ? (
        <li>
          <NavLink to={paths.pointsMall()} title={mini ? t('pointsMall') : undefined} className={rowClass(mini)}>
            <RowContent icon={Coins} label={t('pointsMall')} mini={mini} />
          </NavLink>
        </li>
      ) : null}
      <li>
        <NavLink to={paths.promotions()} title={mini ? t('promotions') : undefined} className={rowClass(mini)}>
          <RowContent icon={Gift} label={t('promotions')} mini={mini} />
        </NavLink>
      </li>
    </>
  )
}

/** Runs the action, or asks for the required log-in or account; the action resumes after signing in. */
export function resumeWhenAllowed(need: EntryRequirement, action: PendingAction): void {
  if (need === 'logIn') openLogIn(action)
  else if (need === 'trueAccount') openTrueAccount()
  else performAction(action)
}
