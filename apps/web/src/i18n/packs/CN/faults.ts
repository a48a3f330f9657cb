import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  codes: {
    NETWORK: '没有网络连接。请检查网络后重试。',
  },
  outcome: {
    checking: '已收到，正在核实…',
    checkingText: '响应延迟或丢失。同一请求会重复发送，直到确认结果；最多执行一次。',
    unknown: '结果仍未知',
    unknownText: '您于 {{time}} 提交的请求结果尚未确认。您打开网站时会再次核实；重新提交前请先查看记录。',
    done: '您于 {{time}} 提交的请求已执行',
    notDone: '您于 {{time}} 提交的请求未执行',
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
