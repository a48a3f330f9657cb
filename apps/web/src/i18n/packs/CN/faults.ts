import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: '没有网络连接。请检查网络后重试。',
  },
  unknown: '我们这边出了问题。请重试。',
  partTitle: '此部分未能加载',
  partText: '连接已中断，或网站有了新版本。请刷新页面。',
  offline: '没有网络连接。连接恢复后，页面会自动继续。',
  crashTitle: '此页面出错了',
  crashText: '请刷新页面。如果再次出错，请返回首页。',
  reload: '刷新页面',
  toHome: '前往首页',
  reportCode: '代码 {{code}}',
} as const satisfies CompletePack<'faults'>
