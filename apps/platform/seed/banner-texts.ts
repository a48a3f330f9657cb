type Text = readonly [title: string, text: string]

interface Slide {
  picture: string
  /** A page of the site. */
  link?: string
  texts: Readonly<Record<'EN' | 'VI', Text>>
}

/** Banners by display group. They inform and never urge to play. */
export const BANNERS: Readonly<Record<string, readonly Slide[]>> = {
  w_home: [
    {
      picture: 'house',
      link: '/rng',
      texts: {
        EN: [
          'Ten thousand games, one account',
          'Slots, tables, fishing and sports from 48 studios, all in play money.',
        ],
        VI: [
          'Mười nghìn trò chơi, một tài khoản',
          'Nổ hũ, bàn chơi, bắn cá và thể thao từ 48 nhà cung cấp, tất cả bằng tiền ảo.',
        ],
      },
    },
    {
      picture: 'fair-reels',
      link: '/inhouse',
      texts: {
        EN: ['Reels you can check', 'Every round of our own games shows its seed, so you can draw it again yourself.'],
        VI: ['Vòng quay kiểm chứng được', 'Mỗi vòng của trò chơi nhà làm đều công bố hạt giống để bạn tự tính lại.'],
      },
    },
    {
      picture: 'plain-figures',
      link: '/live',
      texts: {
        EN: ['Plain figures', 'Each game states its return to player and how strongly results swing.'],
        VI: ['Con số rõ ràng', 'Mỗi trò chơi ghi tỷ lệ hoàn trả và mức dao động của kết quả.'],
      },
    },
  ],
  w_rng: [
    {
      picture: 'slots',
      texts: {
        EN: ['Slots', 'Sort them by return to player or by how strongly they swing.'],
        VI: ['Nổ hũ', 'Sắp xếp theo tỷ lệ hoàn trả hoặc theo mức dao động.'],
      },
    },
  ],
  w_live: [
    {
      picture: 'live-tables',
      texts: {
        EN: ['Live tables', 'Every hand follows rules that you can read and check.'],
        VI: ['Bàn trực tiếp', 'Mỗi ván theo luật mà bạn đọc được và kiểm tra được.'],
      },
    },
  ],
  w_fish: [
    {
      picture: 'fishing',
      texts: {
        EN: ['Fishing', 'What each fish pays, and how often, stands in the rules.'],
        VI: ['Bắn cá', 'Mỗi loại cá trả bao nhiêu, bao lâu một lần, đều ghi trong luật.'],
      },
    },
  ],
  w_pvp: [
    {
      picture: 'cards',
      texts: {
        EN: ['Card games', 'Two players in a room, three cards each.'],
        VI: ['Game bài', 'Mỗi phòng hai người chơi, mỗi người ba lá.'],
      },
    },
  ],
  w_sports: [
    {
      picture: 'sports',
      texts: {
        EN: ['Sports', 'Fixed odds on simulated events, and marked as such.'],
        VI: ['Thể thao', 'Tỷ lệ cố định cho các trận mô phỏng, có ghi rõ.'],
      },
    },
  ],
  w_esports: [
    {
      picture: 'esports',
      texts: {
        EN: ['Esports', 'Fixed odds on simulated events, and marked as such.'],
        VI: ['Thể thao điện tử', 'Tỷ lệ cố định cho các trận mô phỏng, có ghi rõ.'],
      },
    },
  ],
  w_elott: [
    {
      picture: 'lottery',
      texts: {
        EN: ['Lottery', 'Simulated draws that anyone can recompute.'],
        VI: ['Xổ số', 'Kết quả mô phỏng, ai cũng tính lại được.'],
      },
    },
  ],
  w_lott: [
    {
      picture: 'lottery',
      texts: {
        EN: ['Lottery', 'Simulated draws that anyone can recompute.'],
        VI: ['Xổ số', 'Kết quả mô phỏng, ai cũng tính lại được.'],
      },
    },
  ],
  w_cockfight: [
    {
      picture: 'cockfight',
      texts: {
        EN: ['Cockfight', 'Simulated bouts, marked as such. No animal takes part.'],
        VI: ['Đá gà', 'Các trận mô phỏng, có ghi rõ. Không có con vật nào tham gia.'],
      },
    },
  ],
  w_down: [
    {
      picture: 'on-your-phone',
      texts: {
        EN: ['The same site on your phone', 'One account, one balance, every screen.'],
        VI: ['Cùng một trang trên điện thoại', 'Một tài khoản, một số dư, mọi màn hình.'],
      },
    },
  ],
  w_promotions: [
    {
      picture: 'promotions',
      texts: {
        EN: ['Promotions', 'Each one states its rules in full before you join.'],
        VI: ['Khuyến mãi', 'Mỗi chương trình ghi đủ điều kiện trước khi bạn tham gia.'],
      },
    },
  ],
  w_pointMall: [
    {
      picture: 'points-mall',
      texts: {
        EN: ['Points mall', 'Points come from play and do not expire.'],
        VI: ['Cửa hàng điểm', 'Điểm đến từ việc chơi và không hết hạn.'],
      },
    },
  ],
  w_help: [
    {
      picture: 'agreement',
      texts: {
        EN: ['The agreement, in plain words', 'What you may expect of us, and we of you.'],
        VI: ['Thỏa thuận, viết dễ hiểu', 'Bạn có thể mong gì ở chúng tôi, và chúng tôi ở bạn.'],
      },
    },
  ],
  w_reg: [
    {
      picture: 'welcome',
      texts: {
        EN: ['A username and a password', 'That is all an account needs. For adults only.'],
        VI: ['Tên đăng nhập và mật khẩu', 'Tài khoản chỉ cần vậy. Chỉ dành cho người lớn.'],
      },
    },
  ],
}
