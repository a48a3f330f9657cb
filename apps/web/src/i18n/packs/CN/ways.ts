import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  or: '或',
  issuers: { GOOGLE: 'Google', FACEBOOK: 'Facebook' },
  continueWith: '使用 {{issuer}} 继续',
  goingTo: '正在前往 {{issuer}}',
  playNote: '在此演示中，您使用示例身份登录，而不是 Google 或 Facebook。',
  adultNote: '首次使用会开立账号。继续即表示您确认自己已满 {{age}} 岁。',
  passkey: '使用通行密钥登录',
  passkeyWaiting: '正在等待您的通行密钥',
  passkeyCancelled: '未使用通行密钥。请重试，或使用密码登录。',
  passkeyFailed: '此通行密钥在这里不能打开任何账号。请使用密码登录。',
  passkeyElsewhere: '此网址不能使用通行密钥。请从主网址打开网站。',
  returnTitle: '使用 {{issuer}} 登录',
  returnLinkTitle: '关联 {{issuer}}',
  returnText: '请稍候。',
  returnFailed: '您未能登录',
  returnLinkFailed: '未能关联 {{issuer}}',
  cancelled: '您在 {{issuer}} 取消了操作。',
  backToLogIn: '返回登录',
  backToSecurity: '返回安全设置',
  linked: '已关联 {{issuer}}。',
} as const satisfies CompletePack<'ways'>
