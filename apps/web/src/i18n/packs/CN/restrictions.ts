import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  titles: {
    TIME_OUT: '您正在休息，至 {{time}} GMT+7',
    SELF_EXCLUSION: '您已自我排除，至 {{time}} GMT+7',
    SELF_EXCLUSION_FOREVER: '您已自我排除',
    HELD: '您的账户正在审核',
    SESSION_TIME: '您的游戏时间已到',
    LOSS_LIMIT: '您的亏损限额已用完',
    LOSS_LIMIT_UNTIL: '您的亏损限额已用完，至 {{time}} GMT+7',
    DEPOSIT_LIMIT: '您的存款限额已用完',
    DEPOSIT_LIMIT_UNTIL: '您的存款限额已用完，至 {{time}} GMT+7',
    DEPOSITS_BLOCKED: '您的账户暂不能存款',
    OTHER: '您的账户受到限制',
  },
  texts: {
    TIME_OUT: '游戏和存款已关闭。您可以随时提取余额。',
    SELF_EXCLUSION: '游戏和存款已关闭。您可以随时提取余额。',
    HELD: '审核结束前，游戏和存款已关闭。您可以提款。',
    SESSION_TIME: '请退出并休息 15 分钟，之后即可继续游戏。您可以提款。',
    LOSS_LIMIT: '限额有余量之前，游戏保持关闭；限额页面会显示时间。您可以提款。',
    DEPOSIT_LIMIT: '您可以游戏和提款。限额页面会显示何时能再次存款。',
    DEPOSITS_BLOCKED: '您可以游戏和提款。客服可以告诉您详情。',
    OTHER: '您可以提款。客服可以告诉您详情。',
  },
  withdraw: '提款',
  limits: '限额与休息',
  contact: '客服',
  promotionsTitle: '目前没有优惠',
  promotionsText: '在您不能游戏期间，我们也不会向您提供优惠。',
  gameTitle: '您目前不能游戏',
} as const satisfies CompletePack<'restrictions'>
