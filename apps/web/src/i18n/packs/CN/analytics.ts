import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  title: '使用统计',
  question: '是否允许我们统计哪些页面和功能被使用？不含姓名、金额或账号。',
  details: '统计哪些内容',
  accept: '允许',
  decline: '拒绝',
  keep: '继续允许',
  withdraw: '停止统计',
  states: {
    open: '您尚未选择。在您允许之前不会统计任何内容。',
    accepted: '您允许在此浏览器中统计，可随时停止。',
    declined: '此浏览器中不统计任何内容。',
    browser: '您的浏览器要求网站不要跟踪您，因此不会统计任何内容。',
    excluded: '您正在暂停游戏，因此不会统计任何内容。',
  },
  counted: '统计的内容',
  countedText: '打开了哪一类页面，以及有人登录、注册、打开游戏或试玩、发起存款、看到存款到账或领取优惠。',
  never: '绝不统计的内容',
  neverText:
    '您的姓名、账号、余额和金额，具体是哪款游戏或哪项优惠，您输入的内容，以及含有代码的完整网址。正在暂停游戏的会员绝不会被统计。',
  where: '发送到哪里',
  whereText: '只发送到 {{origin}}。如果您停止统计，已存储的 Cookie 将被删除。',
} as const satisfies CompletePack<'analytics'>
