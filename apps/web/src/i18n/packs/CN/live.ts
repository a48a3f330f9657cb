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
  identityApproved: '您的身份已通过验证',
  identityRejected: '您的证件未通过',
  identityNeedsInfo: '部分证件需要重新提交',
  identitySeeProfile: '原因见个人资料。',
  applicationApproved: '您已成为代理',
  applicationRejected: '您的申请被拒绝',
  applicationNeedsInfo: '关于您的申请，我们有一个问题',
  applicationSeePage: '详情见申请页面。',
  caseAnswered: '客服已回复',
  caseRead: '查看回复',
  billPaid: '代理收入已到账',
  rebatePaid: '返水已到账',
  missionReached: '任务已完成',
  missionReachedText: '奖励在任务页面等您领取。',
  bonusReleased: '奖金已归您所有',
  bonusReleasedText: '{{amount}} 奖金已转为现金。',
  bonusExpired: '奖金已过期',
  raffleWon: '您的抽奖券中奖了',
  raffleWonText: '第 {{place}} 个奖项在抽奖页面等您领取。',
  limitReached: '您已达到一项限额',
  limitUntil: '{{when}}结束。',
  sessionEnded: {
    LOGGED_OUT: {
      title: '您已退出登录',
      text: '您在另一个窗口中退出了。',
    },
    REPLACED: {
      title: '已退出：您在另一台设备上登录了',
      text: '可同时登录的设备数量有限。如需在此继续，请重新登录。',
    },
    PASSWORD_CHANGED: {
      title: '已退出：您的密码已更改',
      text: '请使用新密码登录。',
    },
    REVOKED: {
      title: '已从另一台设备退出登录',
      text: '如果不是您本人操作，请登录并修改密码。',
    },
    EXCLUDED: {
      title: '已退出：您的账户正在暂停游戏',
      text: '您仍可登录提款和查看记录。',
    },
    CLOSED: {
      title: '已退出：您的账户已关闭',
      text: '此账户无法再登录。如有疑问，请联系客服。',
    },
    BLOCKED: {
      title: '已退出：您的账户已被冻结',
      text: '客服会告诉您原因和处理办法。',
    },
  },
} as const satisfies CompletePack<'live'>
