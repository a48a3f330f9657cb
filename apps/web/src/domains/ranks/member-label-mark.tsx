import { useTranslation } from 'react-i18next'
import { OfferedLink } from '../site/parts/offered-link.tsx'
import { openTrueAccount } from '../../access/access-requests.ts'
import { paths } from '../../paths.ts'
import { labelColours } from './label-colours.ts'
import { useOffers } from '../site/parts/use-offers.ts'

interface MemberLabelMarkProps {
  label: { name: string; textColour: string; backgroundColour: string }
  /** A demo account has no rank page. */
  demo: boolean
}

/** The member's rank in the brand's colours; links to the rank page. */
export function MemberLabelMark({ label, demo }: MemberLabelMarkProps) {
  const { t } = useTranslation('shell')
  const offers = useOffers()
  const look = {
    style: labelColours(label.textColour, label.backgroundColour),
    className:
      'figures inline-flex h-6 max-w-24 items-center rounded-control border border-current/25 bg-win-soft px-2 text-caption font-semibold text-win',
    'aria-label': t('memberLabel', { label: label.name }),
  }
  const name = <span className="truncate">{label.name}</span>
  return demo && offers('RANKS') ? (
    <button type="button" {...look} aria-haspopup="dialog" onClick={openTrueAccount}>
      {name}
    </button>
  ) : (
    <OfferedLink
      to={paths.playerRank()}
      {...look}
      otherwise={
        <span {...look} role="img">
          {name}
        </span>
      }
    >
      {name}
    </OfferedLink>
  )
}
