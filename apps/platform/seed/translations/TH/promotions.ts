/** Thai for the English of the world’s promotions. */
export const PROMOTIONS: Readonly<Record<string, string>> = {
  'New players': 'ผู้เล่นใหม่',
  Rewards: 'รางวัล',
  'Welcome credit': 'เครดิตต้อนรับ',
  'A deposit limit or a break that you set comes first and is never changed by a promotion.':
    'ขีดจำกัดการฝากหรือการพักที่คุณตั้งไว้มาก่อน และโปรโมชันจะไม่เปลี่ยนสิ่งเหล่านี้',
  'Weekly reload': 'ฝากเพิ่มรายสัปดาห์',
  'Relief after a hard week': 'บรรเทาหลังสัปดาห์ที่ยากลำบาก',
  'If playing has stopped being fun, take a break first. Members who do are offered nothing until it ends.':
    'หากการเล่นไม่สนุกแล้ว โปรดพักก่อน สมาชิกที่พักอยู่จะไม่ได้รับข้อเสนอจนกว่าจะสิ้นสุด',
  'Lantern fortnight': 'สองสัปดาห์แห่งโคม',
  'Daily sign-in': 'เช็กอินรายวัน',
  'Accounts that take a break from play when sales close do not take part.': 'บัญชีที่พักการเล่นตอนปิดขายจะไม่เข้าร่วม',
  'It is not added by itself: you choose it, or leave it.': 'ไม่เพิ่มให้เอง คุณเลือกรับหรือไม่รับก็ได้',
  'Bonus money on top of a week’s deposits.': 'เงินโบนัสเพิ่มจากยอดฝากของสัปดาห์',
  'Part of a week’s loss as bonus money. You apply, and somebody decides.':
    'ส่วนหนึ่งของยอดขาดทุนในสัปดาห์เป็นเงินโบนัส คุณยื่นคำขอ และมีเจ้าหน้าที่ตัดสิน',
  'Tell us in a sentence how we can help; pictures are welcome.': 'บอกเราสั้น ๆ ว่าจะช่วยได้อย่างไร แนบรูปได้',
  'A little play money for looking in.': 'เงินเล่นเล็กน้อยเมื่อคุณแวะมา',
  'Press the button. Days that you miss cost nothing; there is no streak to keep.':
    'กดปุ่มเพื่อรับ วันที่พลาดไม่เสียอะไร ไม่ต้องรับต่อเนื่อง',
  'Tickets for the lantern raffle': 'ตั๋วจับรางวัลโคมไฟ',
  'Tickets of the lantern raffle, without points.': 'ตั๋วจับรางวัลโคมไฟ โดยไม่ใช้แต้ม',
  'Press the button, and tickets of the lantern raffle that is on sale are yours.':
    'กดปุ่ม แล้วรับตั๋วของการจับรางวัลโคมไฟที่ขายอยู่',
  'Bonus money on top of a first deposit.': 'เงินโบนัสเพิ่มจากการฝากครั้งแรก',
  'Play money for looking in while the lanterns hang.': 'เงินเล่นเมื่อคุณแวะมาในช่วงเทศกาลโคมไฟ',
  'Opening week': 'สัปดาห์เปิดตัว',
  'Play money for looking in during the first week.': 'เงินจำลองสำหรับผู้แวะมาในสัปดาห์แรก',
  'Thank you to everyone who came by.': 'ขอบคุณทุกท่านที่แวะมา',
}
