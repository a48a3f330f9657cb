import type { CurrentViewer } from '../../access/use-viewer.ts'
import { Balance } from '../../features/wallet/balance.tsx'
import { AccountMenu } from './account-menu.tsx'

/** What a member sees of the account: the balance and the way to everything else. */
export function MemberBar({ viewer }: { viewer: CurrentViewer }) {
  return (
    <span className="flex shrink-0 items-center gap-1 max-tablet:grow max-tablet:justify-end tablet:gap-3">
      <Balance />
      <AccountMenu viewer={viewer} />
    </span>
  )
}
