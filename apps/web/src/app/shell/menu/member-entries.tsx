import type { Feature } from '@playhouse/schema/types.generated.ts'
import { Coins, Crown, Gift, UserRoundPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, type NavLinkProps } from 'react-router-dom'
import { openLogIn, openTrueAccount } from '../../../access/access-requests.ts'
import { useIsExcluded } from '../../../access/restriction.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { onPlainPress } from '../../../domains/session/parts/access-links.tsx'
import { useOffers } from '../../../domains/site/parts/use-offers.ts'
import { paths } from '../../../paths.ts'
import { entryRequirements } from './entry-requirements.ts'
import type { EntryRequirement } from './entry-requirements.ts'
import { RowContent, ROW_CLASS } from './side-menu-row.tsx'

/** Invite friends, the rank, the points mall and promotions. Visitors are asked to log in first, demo accounts to register. */
export function MemberEntries() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const isExcluded = useIsExcluded()
  const offers = useOffers()
  const { referral, rank } = entryRequirements({ viewer, offers })
  return (
    <>
      {referral ? (
        <li className={referralClass(offers)}>
          <RestrictedLink need={referral} to={paths.inviteFriends()} title={t('inviteFriends')} className={ROW_CLASS}>
            <RowContent icon={UserRoundPlus} label={t('inviteFriends')} />
          </RestrictedLink>
        </li>
      ) : null}
      {rank ? (
        <li>
          <RestrictedLink need={rank} to={paths.playerRank()} title={t('vipLevel')} className={ROW_CLASS}>
            <RowContent icon={Crown} label={t('vipLevel')} />
          </RestrictedLink>
        </li>
      ) : null}
      {offers('POINTS_MALL') ? (
        <li>
          <NavLink to={paths.pointsMall()} title={t('pointsMall')} className={ROW_CLASS}>
            <RowContent icon={Coins} label={t('pointsMall')} />
          </NavLink>
        </li>
      ) : null}
      {isExcluded ? null : (
        <li className="excluded:hidden">
          <NavLink to={paths.promotions()} title={t('promotions')} className={ROW_CLASS}>
            <RowContent icon={Gift} label={t('promotions')} />
          </NavLink>
        </li>
      )}
    </>
  )
}

/** Members of a brand without invitations have no such entry, also before they are known. */
export const referralClass = (offers: (feature: Feature) => boolean): string | undefined =>
  offers('REFERRAL') ? undefined : 'member:hidden'

interface RestrictedLinkProps extends NavLinkProps {
  to: string
  need: EntryRequirement
}

/** Link to a page of members; asks for the required log-in or account first, and leads to the page after signing in. */
export function RestrictedLink({ need, ...rest }: RestrictedLinkProps) {
  const ask = () => (need === 'logIn' ? openLogIn({ act: 'openPage', path: rest.to }) : openTrueAccount())
  return <NavLink {...rest} onClick={need === 'nothing' ? undefined : onPlainPress(ask)} />
}
