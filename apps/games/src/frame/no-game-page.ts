import type { PageLanguage } from './texts/texts.ts'

/** Why an address opens no game: it was used or is too old, or the operator does not answer just now. */
export type NoGame = 'usedUp' | 'notNow'

type Words = Record<NoGame, { title: string; text: string }>

const TEXTS: Record<PageLanguage, Words> = {
  en: {
    usedUp: {
      title: 'This address has been used up',
      text: 'It opens a game once, within a minute. Go back to the site and open the game again. Your balance has not changed.',
    },
    notNow: {
      title: 'The game cannot be opened just now',
      text: 'Go back to the site and open it again in a moment. Your balance has not changed.',
    },
  },
  vi: {
    usedUp: {
      title: 'Địa chỉ này đã hết hiệu lực',
      text: 'Mỗi địa chỉ chỉ mở trò chơi một lần, trong vòng một phút. Hãy quay lại trang và mở lại trò chơi. Số dư của bạn không thay đổi.',
    },
    notNow: {
      title: 'Hiện chưa mở được trò chơi',
      text: 'Hãy quay lại trang và mở lại sau giây lát. Số dư của bạn không thay đổi.',
    },
  },
  zh: {
    usedUp: {
      title: '此地址已失效',
      text: '每个地址只能在一分钟内打开游戏一次。请返回网站并重新打开游戏。您的余额没有变化。',
    },
    notNow: { title: '暂时无法打开游戏', text: '请返回网站，稍后再打开。您的余额没有变化。' },
  },
  id: {
    usedUp: {
      title: 'Alamat ini sudah terpakai',
      text: 'Alamat membuka permainan sekali, dalam waktu satu menit. Kembalilah ke situs dan buka lagi permainannya. Saldo Anda tidak berubah.',
    },
    notNow: {
      title: 'Permainan belum bisa dibuka saat ini',
      text: 'Kembalilah ke situs dan buka lagi sebentar lagi. Saldo Anda tidak berubah.',
    },
  },
  th: {
    usedUp: {
      title: 'ที่อยู่นี้ถูกใช้แล้ว',
      text: 'ที่อยู่หนึ่งเปิดเกมได้ครั้งเดียวภายในหนึ่งนาที กลับไปที่เว็บไซต์แล้วเปิดเกมใหม่ ยอดเงินของคุณไม่เปลี่ยนแปลง',
    },
    notNow: {
      title: 'ยังเปิดเกมไม่ได้ในขณะนี้',
      text: 'กลับไปที่เว็บไซต์แล้วเปิดใหม่อีกครั้งในอีกสักครู่ ยอดเงินของคุณไม่เปลี่ยนแปลง',
    },
  },
}

/** What an address says that opens no game. */
export function noGamePage(reason: NoGame, language: PageLanguage, nonce: string): string {
  const { title, text } = TEXTS[language][reason]
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
