import type { PageLanguage } from '../engines/slot/page/texts.ts'

const TEXTS: Record<PageLanguage, { title: string; text: string }> = {
  en: {
    title: 'This address has been used up',
    text: 'It opens a game once, within a minute. Go back to the site and open the game again. Your balance has not changed.',
  },
  vi: {
    title: 'Địa chỉ này đã hết hiệu lực',
    text: 'Mỗi địa chỉ chỉ mở trò chơi một lần, trong vòng một phút. Hãy quay lại trang và mở lại trò chơi. Số dư của bạn không thay đổi.',
  },
  zh: {
    title: '此地址已失效',
    text: '每个地址只能在一分钟内打开游戏一次。请返回网站并重新打开游戏。您的余额没有变化。',
  },
  id: {
    title: 'Alamat ini sudah terpakai',
    text: 'Alamat membuka permainan sekali, dalam waktu satu menit. Kembalilah ke situs dan buka lagi permainannya. Saldo Anda tidak berubah.',
  },
  th: {
    title: 'ที่อยู่นี้ถูกใช้แล้ว',
    text: 'ที่อยู่หนึ่งเปิดเกมได้ครั้งเดียวภายในหนึ่งนาที กลับไปที่เว็บไซต์แล้วเปิดเกมใหม่ ยอดเงินของคุณไม่เปลี่ยนแปลง',
  },
}

/** What a launch address says the second time, or after a minute. */
export function usedUpPage(language: PageLanguage, nonce: string): string {
  const { title, text } = TEXTS[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<style nonce="${nonce}">body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; font: 16px/24px system-ui, sans-serif; text-align: center } main { max-width: 32em } h1 { font-size: 20px }</style>
<main><h1>${title}</h1><p>${text}</p></main>
</html>
`
}
