import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { askTrueAccount } from '../../../access/access-requests.ts'
import type { CurrentViewer } from '../../../access/use-viewer.ts'
import { MemberLabelMark } from '../../../features/member/member-label-mark.tsx'
import { Balance } from '../../../features/wallet/balance.tsx'
import { paths } from '../../../paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { AccountMenu } from './account-menu.tsx'

export function MemberBar({ viewer }: { viewer: CurrentViewer }) {
  return (
    <span className="flex min-w-0 shrink-0 items-center gap-1 max-tablet:grow max-tablet:justify-end tablet:gap-2">
      <Cashier demo={viewer.kind === 'DEMO'} />
      <Balance />
      {viewer.label ? (
        <span className="flex max-desktop:hidden">
          <MemberLabelMark label={viewer.label} demo={viewer.kind === 'DEMO'} />
        </span>
      ) : null}
      <AccountMenu viewer={viewer} />
    </span>
  )
}

/** Deposit and withdrawal; both need a real account. */
function Cashier({ demo }: { demo: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <span className="flex gap-1.5 max-laptop:hidden">
      {(['deposit', 'withdraw'] as const).map((way) =>
        demo ? (
          <Button key={way} size="small" aria-haspopup="dialog" onClick={askTrueAccount}>
            {t(way)}
          </Button>
        ) : (
          <Link
            key={way}
            to={way === 'withdraw' ? paths.withdrawals() : paths.memberAccount()}
            className={buttonClass({ size: 'small' })}
          >
            {t(way)}
          </Link>
        ),
      )}
    </span>
  )
}
