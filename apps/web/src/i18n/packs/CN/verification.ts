import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  code: '验证码',
  send: '发送验证码',
  sending: '正在发送验证码',
  sent: '验证码已发出。一分钟后还没收到？请检查号码。',
  sentByEmail: '验证码已发出。一分钟后还没收到？请查看垃圾邮件，并检查邮箱地址。',
  again: '{{time}} 后可再次发送',
  refusedTitle: '验证码未发送',
  understood: '知道了',
  captcha: '图片中的字符',
  captchaPicture: '含五个字母和数字的图片',
  anotherPicture: '换一张图片',
  captchaUnreadable: '我看不清',
  captchaSpelling: '正在填写字符',
  captchaSpelled: '已为您填好字符。',
} as const satisfies CompletePack<'verification'>
