import type { CompletePack } from '../../pack-types.ts'

export const pack = {
  choose: '选择图片',
  another: '再添加一张',
  hint_other: 'PNG 或 JPG，每张不超过 5 MB，最多 {{count}} 张。',
  tooMany_other: '最多只能发送 {{count}} 张图片。请先移除一张再添加。',
  sending: '正在上传图片',
  sent: '图片已全部上传',
  progress: '正在上传 {{name}}',
  ready: '已上传',
  remove: '移除 {{name}}',
  failures: {
    TYPE: '这不是 PNG 或 JPG 图片。请拍照或截图后上传。',
    SIZE: '文件超过 5 MB。请上传较小的图片。',
    BROKEN: '图片已损坏，无法打开。请重新拍摄。',
    PIXELS: '图片像素过高。请缩小后重新上传。',
    EXPIRED: '用时过长。请重新选择图片。',
    BUSY: '当前上传的图片较多。请稍后重新选择。',
    NETWORK: '连接中断。请检查网络后重新选择图片。',
    FAILED: '图片上传失败。请重新选择。',
  },
} satisfies CompletePack<'upload'>
