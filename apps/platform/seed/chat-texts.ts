/**
 * Conversations of the rooms by language, continued by programs. They are about the site and the day: nothing in them is about winning, being
 * paid or what to play next, which a reader could take for the experience of a person.
 */
interface Conversation {
  general: readonly string[]
  lottery: readonly string[]
}

export const CHAT_TEXTS: Readonly<Record<string, Conversation>> = {
  VI: {
    general: [
      'Chào cả nhà, tối nay có ai ở đây không?',
      'Có mình đây. Vừa ăn cơm xong.',
      'Mọi người thấy giao diện tối mới thế nào? Mình thấy dễ nhìn hơn.',
      'Mình dùng giao diện sáng ban ngày, tối thì đổi.',
      'Mình đặt nhắc giờ mỗi ba mươi phút, thấy yên tâm hẳn.',
      'Ý hay đó. Trang Giới hạn có sẵn mục này.',
      'Mưa to quá, tối nay ở nhà uống trà thôi.',
      'Ai mới vào thì xem trang Trợ giúp, viết khá rõ.',
      'Mình chuyển trang sang tiếng Anh để học thêm chữ.',
      'Chúc mọi người buổi tối vui vẻ.',
    ],
    lottery: [
      'Hôm nay miền Nam quay mấy giờ nhỉ?',
      '16 giờ 15, giờ có ghi trên trang của từng đài.',
      'Xem thống kê cho biết thôi, kỳ nào cũng ngẫu nhiên như nhau.',
      'Đúng rồi, số lâu chưa về không có nghĩa là sắp về.',
      'Trang kết quả có phần kiểm chứng kỳ quay, mình vừa đọc.',
      'Hay đấy, để mình xem.',
      'Hôm nay mình nghỉ, chỉ xem thôi.',
      'Mình cũng vậy. Hẹn mọi người hôm khác.',
    ],
  },
  EN: {
    general: [
      'Good evening everybody. Who is here tonight?',
      'I am. Just back from work.',
      'The dark theme is easy on the eyes.',
      'I use the light one during the day.',
      'I set a reminder for every half hour. It helps.',
      'Same here. It is on the page of limits.',
      'Heavy rain outside, so it is tea and music for me.',
      'Where is the help page again?',
      'At the bottom of every page, and in the menu.',
      'Thanks. Have a good evening.',
    ],
    lottery: [
      'Where do I see when a draw closes?',
      'The countdown is on the page of the lottery, next to the draw.',
      'Every number has the same chance, whatever came before.',
      'Did you know you can check the draw yourself? It is under the result.',
      'I read that page yesterday. The steps are all there.',
      'The statistics are fun to read, even if they predict nothing.',
      'I am only watching today.',
      'Same here. See you another day.',
    ],
  },
  CN: {
    general: [
      '大家晚上好，今晚有谁在？',
      '我在，刚下班回来。',
      '新的深色主题挺舒服的。',
      '白天我用浅色，晚上换深色。',
      '我设了每半小时提醒一次，安心多了。',
      '好主意，限额页面就有这个设置。',
      '外面雨好大，今晚在家喝茶。',
      '帮助页面在哪里？',
      '每一页的最下面都有，菜单里也有。',
      '谢谢，祝大家晚安。',
    ],
    lottery: [
      '在哪里看截止时间？',
      '彩票页面上有倒计时。',
      '每个号码的机会都一样。',
      '开奖结果下面可以自己验证。',
      '我昨天看过那一页，步骤写得很清楚。',
      '统计看看就好，预测不了什么。',
      '今天我只是看看。',
      '我也是，改天见。',
    ],
  },
  ID: {
    general: [
      'Selamat malam semua, siapa yang di sini?',
      'Saya. Baru pulang kerja.',
      'Tema gelap yang baru enak dilihat.',
      'Siang saya pakai yang terang, malam yang gelap.',
      'Saya pasang pengingat tiap setengah jam, jadi lebih tenang.',
      'Bagus. Ada di halaman batas.',
      'Hujan deras di luar, jadi malam ini minum teh saja.',
      'Halaman bantuan di mana, ya?',
      'Di bagian bawah setiap halaman, juga di menu.',
      'Terima kasih. Selamat malam semua.',
    ],
    lottery: [
      'Di mana saya lihat kapan undian ditutup?',
      'Hitung mundurnya ada di halaman lotre.',
      'Semua angka punya peluang yang sama.',
      'Hasil undian bisa diperiksa sendiri, ada di bawah hasilnya.',
      'Kemarin saya baca halamannya, langkahnya lengkap.',
      'Statistik seru dibaca, walau tidak meramalkan apa pun.',
      'Hari ini saya hanya melihat.',
      'Sama. Sampai lain hari.',
    ],
  },
  TH: {
    general: [
      'สวัสดีตอนเย็นทุกคน ใครอยู่บ้าง',
      'อยู่ครับ เพิ่งเลิกงาน',
      'ธีมมืดใหม่ดูสบายตาดี',
      'กลางวันใช้ธีมสว่าง กลางคืนค่อยเปลี่ยน',
      'ฉันตั้งเตือนเวลาทุกครึ่งชั่วโมง สบายใจขึ้นมาก',
      'ดีเลย อยู่ในหน้าขีดจำกัด',
      'ฝนตกหนักมาก คืนนี้อยู่บ้านดื่มชา',
      'หน้าช่วยเหลืออยู่ตรงไหนนะ',
      'อยู่ล่างสุดของทุกหน้า และในเมนู',
      'ขอบคุณ ราตรีสวัสดิ์ทุกคน',
    ],
    lottery: [
      'ดูเวลาปิดรับได้ที่ไหน',
      'มีนับถอยหลังอยู่ในหน้าหวย',
      'ทุกเลขมีโอกาสเท่ากัน',
      'ผลออกแล้วตรวจเองได้ อยู่ใต้ผลรางวัล',
      'เมื่อวานอ่านหน้านั้นแล้ว ขั้นตอนครบ',
      'สถิติอ่านสนุก แต่ทำนายอะไรไม่ได้',
      'วันนี้ฉันแค่ดู',
      'เหมือนกัน ไว้เจอกันวันอื่น',
    ],
  },
}

/** In the room for high ranks. */
export const VIP_CHAT_TEXTS: readonly string[] = [
  'Chào mọi người. Tối nay trời mát quá.',
  'Vâng, ngồi ban công đọc sách là vừa.',
  'Mình vừa đặt lại giới hạn cho tháng này.',
  'Mình cũng vậy, hạ xuống một chút.',
  'Good evening. Is English fine here?',
  'Of course, all languages are welcome.',
  'Chúc mọi người một tuần tốt lành.',
]

export const CHAT_PROGRAMS = [
  'CoralKite318',
  'JadeOtter552',
  'MistyCrane940',
  'QuietLotus127',
  'SunnyMango683',
  'SwiftFinch405',
] as const
