import type { CompletePack } from '../../i18n.ts'

export const pack: CompletePack<'launch'> = {
  usedUp: {
    title: '此地址已失效',
    text: '每个地址只能在一分钟内打开游戏一次。请返回网站并重新打开游戏。您的余额没有变化。',
  },
  notNow: { title: '暂时无法打开游戏', text: '请返回网站，稍后再打开。您的余额没有变化。' },
  unreachable: {
    title: '游戏未能打开',
    text: '服务器没有响应。请检查网络连接；您的余额没有变化。',
  },
  opening: '正在打开游戏',
  retry: '重试',
}
