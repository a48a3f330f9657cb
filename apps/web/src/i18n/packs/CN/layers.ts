import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  announcements: '公告',
  sections: { notices: '公告', platform: '平台消息', games: '游戏' },
  back: '返回列表',
  publishedAt: '发布于 {{time}}',
  failed: '公告未能加载',
  emptyTitle: '暂无消息',
  empty: {
    notices: '本站的公告会显示在这里。',
    platform: '进站时告知大家的消息会保留在这里，可再次阅读。',
    games: '游戏的消息会显示在这里。',
  },
  beyondTitle: '没有这一页',
  firstPage: '前往第一页',
  understood: '知道了',
  download: '手机版',
  downloadText: '网站可像应用一样从主屏幕打开。用手机扫描二维码，然后按步骤操作。',
  systems: '系统',
  android: 'Android',
  ios: 'iPhone 和 iPad',
  code: '指向 {{address}} 的二维码',
  openAddress: '打开地址',
  ownAddress: '此系统暂无专属页面：二维码指向本站。',
  step: '第 {{number}} 步',
  steps: {
    android: {
      scan: '用手机相机扫描此二维码。',
      open: '在浏览器中打开显示的地址。',
      add: '在浏览器菜单中选择“安装应用”或“添加到主屏幕”。',
      start: '从主屏幕打开{{brand}}。',
    },
    ios: {
      scan: '用 iPhone 或 iPad 的相机扫描此二维码。',
      open: '在 Safari 中打开显示的地址。',
      add: '点按共享按钮，选择“添加到主屏幕”。',
      start: '从主屏幕打开{{brand}}。',
    },
  },
  downloadPage: {
    title: '手机上的{{brand}}',
    text: '同一个网站，同一个钱包，同一个账号。无需信任任何文件：由浏览器添加到主屏幕。',
    facts: {
      file: '无需下载文件',
      update: '自动保持最新',
      account: '同一账号和余额',
    },
  },
  service: {
    title: '客服',
    blocked: '浏览器阻止了窗口打开。请用此链接打开客服。',
    open: '打开客服',
  },
} as const satisfies CompletePack<'layers'>
