import type { GameLanguage } from '@playhouse/shared/languages.ts'

/** Texts of the demo app and customer-service pages, which say clearly that they are demonstrations. */
interface Texts {
  note: string
  open: string
  android: { title: string; text: readonly string[]; steps: readonly string[] }
  ios: { title: string; text: readonly string[]; steps: readonly string[] }
}

export const TEXTS: Readonly<Record<GameLanguage, Texts>> = {
  en: {
    note: 'This is a demonstration with play money. Nothing here can be bought, won or paid out in real money. 18+.',
    open: 'Open the site',
    android: {
      title: 'Playhouse on Android',
      text: ['There is no file to download: the site itself is the app, and it updates itself.'],
      steps: [
        'Open this page in the browser of your phone.',
        'Open the browser’s menu.',
        'Choose “Add to home screen” or “Install app”.',
        'Open Playhouse from your home screen.',
      ],
    },
    ios: {
      title: 'Playhouse on iPhone and iPad',
      text: ['There is no profile to install: the site itself is the app, and it updates itself.'],
      steps: [
        'Open this page in Safari.',
        'Press the share button.',
        'Choose “Add to Home Screen”.',
        'Open Playhouse from your home screen.',
      ],
    },
  },
  vi: {
    note: 'Đây là bản giới thiệu dùng tiền ảo. Không thể mua, thắng hay rút tiền thật ở đây. 18+.',
    open: 'Mở trang',
    android: {
      title: 'Playhouse trên Android',
      text: ['Không có tệp nào để tải: chính trang web là ứng dụng và luôn tự cập nhật.'],
      steps: [
        'Mở trang này bằng trình duyệt trên điện thoại.',
        'Mở trình đơn của trình duyệt.',
        'Chọn “Thêm vào màn hình chính” hoặc “Cài đặt ứng dụng”.',
        'Mở Playhouse từ màn hình chính.',
      ],
    },
    ios: {
      title: 'Playhouse trên iPhone và iPad',
      text: ['Không có hồ sơ nào để cài: chính trang web là ứng dụng và luôn tự cập nhật.'],
      steps: [
        'Mở trang này bằng Safari.',
        'Bấm nút chia sẻ.',
        'Chọn “Thêm vào Màn hình chính”.',
        'Mở Playhouse từ màn hình chính.',
      ],
    },
  },
  zh: {
    note: '这是使用游戏币的演示。这里不能用真钱购买、赢取或兑现任何东西。18+。',
    open: '打开网站',
    android: {
      title: 'Android 上的 Playhouse',
      text: ['无需下载文件：网站本身就是应用，并自动保持最新。'],
      steps: [
        '在手机浏览器中打开此页面。',
        '打开浏览器菜单。',
        '选择“添加到主屏幕”或“安装应用”。',
        '从主屏幕打开 Playhouse。',
      ],
    },
    ios: {
      title: 'iPhone 和 iPad 上的 Playhouse',
      text: ['无需安装描述文件：网站本身就是应用，并自动保持最新。'],
      steps: ['在 Safari 中打开此页面。', '点按共享按钮。', '选择“添加到主屏幕”。', '从主屏幕打开 Playhouse。'],
    },
  },
  id: {
    note: 'Ini demonstrasi dengan uang mainan. Tidak ada yang bisa dibeli, dimenangkan, atau dicairkan dengan uang sungguhan di sini. 18+.',
    open: 'Buka situs',
    android: {
      title: 'Playhouse di Android',
      text: ['Tidak ada berkas yang perlu diunduh: situsnya sendiri adalah aplikasinya, dan selalu versi terbaru.'],
      steps: [
        'Buka halaman ini di browser ponsel Anda.',
        'Buka menu browser.',
        'Pilih “Tambahkan ke layar utama” atau “Instal aplikasi”.',
        'Buka Playhouse dari layar utama.',
      ],
    },
    ios: {
      title: 'Playhouse di iPhone dan iPad',
      text: ['Tidak ada profil yang perlu dipasang: situsnya sendiri adalah aplikasinya, dan selalu versi terbaru.'],
      steps: [
        'Buka halaman ini di Safari.',
        'Tekan tombol bagikan.',
        'Pilih “Tambah ke Layar Utama”.',
        'Buka Playhouse dari layar utama.',
      ],
    },
  },
  th: {
    note: 'นี่คือระบบสาธิตที่ใช้เงินจำลอง ที่นี่ซื้อ ชนะ หรือถอนเป็นเงินจริงไม่ได้ 18+',
    open: 'เปิดเว็บไซต์',
    android: {
      title: 'Playhouse บน Android',
      text: ['ไม่มีไฟล์ให้ดาวน์โหลด เว็บไซต์นี้คือแอปและเป็นเวอร์ชันล่าสุดเสมอ'],
      steps: [
        'เปิดหน้านี้ในเบราว์เซอร์ของมือถือ',
        'เปิดเมนูของเบราว์เซอร์',
        'เลือก “เพิ่มลงในหน้าจอหลัก” หรือ “ติดตั้งแอป”',
        'เปิด Playhouse จากหน้าจอหลัก',
      ],
    },
    ios: {
      title: 'Playhouse บน iPhone และ iPad',
      text: ['ไม่ต้องติดตั้งโปรไฟล์ เว็บไซต์นี้คือแอปและเป็นเวอร์ชันล่าสุดเสมอ'],
      steps: ['เปิดหน้านี้ใน Safari', 'กดปุ่มแชร์', 'เลือก “เพิ่มไปยังหน้าจอโฮม”', 'เปิด Playhouse จากหน้าจอหลัก'],
    },
  },
}
