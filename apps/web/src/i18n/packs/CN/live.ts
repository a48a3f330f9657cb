import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  depositCredited: '存款已到账',
  depositRejected: '存款被拒绝',
  depositExpired: '存款已过期',
  depositExpiredText: '如果您已付款,到账后仍会入账。',
  withdrawalSent: '提款已汇出',
  withdrawalSentText: '到账后请确认。',
  withdrawalReturned: '提款已退回',
  withdrawalReturnedText: '款项已回到您的余额。',
  withdrawalNeedsInfo: '您的提款需要补充资料',
  limitReached: '您已达到一项限额',
  limitUntil: '{{when}}结束。',
  sessionEnded: {
    REPLACED: '已退出:您在另一台设备上登录了',
    PASSWORD_CHANGED: '已退出:您的密码已更改',
    REVOKED: '已从另一台设备退出登录',
    EXCLUDED: '已退出:您的账户正在休息',
  },
} as const satisfies CompletePack<'live'>
