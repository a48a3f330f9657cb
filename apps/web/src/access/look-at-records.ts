import { paths } from '../paths.ts'
import { showToast } from '../ui/toast-queue.ts'
import type { KeptActName } from './kept-acts.ts'

/** Pages whose lists show whether an act was carried out. */
export const RECORDS: Readonly<Record<KeptActName, () => string>> = {
  createDeposit: paths.deposit,
  requestWithdrawal: paths.withdrawals,
  transferToUpline: paths.transferUpline,
  transferToDownline: paths.transferDownline,
  transferBetweenParts: paths.wallet,
  redeemPoints: paths.pointsMall,
  convertPoints: paths.pointsMall,
  buyRaffleTickets: paths.pointsMall,
}

/** Says that nobody repeats an act whose outcome is unknown, and where the member finds it out. */
export function showWhereToLook(
  words: Readonly<Record<'unknown' | 'mayRepeat' | 'look', string>>,
  onLook: () => void,
): void {
  showToast({
    tone: 'info',
    isLasting: true,
    title: words.unknown,
    text: words.mayRepeat,
    action: { label: words.look, onPress: onLook },
  })
}
