/** Words of invented game names. Combined they give far more names than there are games. */
export const ENGLISH = {
  qualities: `Amber Ancient Autumn Black Blue Borrowed Brass Bright Broken Bronze Burning Calm Carved Celestial Clever Copper
    Coral Crimson Crystal Dancing Daring Dawn Deep Distant Drifting Dusk Eastern Ebony Emerald Emperor’s Endless Evening
    Fabled Falling Floating Forgotten Fortunate Frozen Gilded Glass Golden Grand Green Hidden Hollow Humble Indigo Iron
    Ivory Jade Jolly Laughing Lazy Little Lively Lonely Lost Lucky Lunar Marble Merry Midnight Mighty Misty Monsoon Mossy
    Mystic Narrow Noble Northern Old Opal Painted Paper Patient Pearl Playful Polished Proud Quiet Rainy Red Restless
    Rising River Royal Ruby Rustic Sacred Salt Scarlet Secret Seven Shining Silent Silk Silver Sleeping Smoky Snowy Solar
    Southern Spring Starlit Stone Stormy Summer Sunken Swift Tall Thirsty Thousand Thunder Timber Twilight Twin Velvet
    Vermilion Wandering Western Whispering White Wild Winter Wise Wooden Young`,
  things: `Acrobat Almanac Anchor Apricot Archer Bamboo Banner Barge Basket Bazaar Beetle Bell Bridge Buffalo Bullfrog Caravan
    Carp Cascade Citadel Comet Compass Coral Courtyard Crane Cricket Crown Delta Dragon Drum Dumpling Elephant Ember
    Empress Falcon Fan Feast Ferry Firefly Fisherman Flute Forge Fortress Fountain Fox Frog Garden Garland Gate Gecko
    General Ginger Gong Grove Harbour Harvest Hawker Heron Hornbill Island Jackfruit Juggler Jungle Kingfisher Kite
    Koi Ladle Lagoon Lantern Leopard Library Lighthouse Lily Locket Longan Loom Lotus Lychee Mandarin Mango Mangrove Map
    Market Mask Meadow Melon Merchant Mill Mirror Monkey Monsoon Moon Moth Mountain Nectar Needle Oasis Orchard Orchid
    Otter Owl Oyster Pagoda Palace Palm Pangolin Papaya Parade Pavilion Peach Peacock Pearl Pepper Phoenix Pilgrim
    Plum Pomelo Pond Poppy Porcelain Prince Puppet Rambutan Raven Reef Rickshaw Riddle Rooster Sailor Sapphire Scholar
    Scroll Seal Sentinel Serpent Shadow Shrine Silkworm Sparrow Spring Stallion Stargazer Starfruit Storm Sunflower Swan
    Tailor Tamarind Teahouse Temple Terrace Tide Tiger Toad Tortoise Tower Treasure Turtle Umbrella Valley Vase Village
    Vine Voyage Wagon Waterfall Well Wheel Whistle Willow Wind Window Wizard Yard`,
  places: `Bamboo_Hill Carp_Lake Cinnamon_Pass Cloud_Harbour Drum_Valley Fan_Street Heron_Bay Jade_Ridge Lantern_Quay
    Moon_Island Pearl_Coast Perfume_Road River_Nine Salt_Marsh Silk_Row Tea_Hills Three_Bridges Tiger_Pass Willow_Court
    Windy_Gate`,
  numbers: 'Three Four Five Six Seven Eight Nine Ten Twelve Fifty Eighty-Eight Hundred',
}

export const VIETNAMESE = {
  things: `Rồng Phượng_Hoàng Cá_Chép Cọp Trống_Đồng Hoa_Sen Đèn_Lồng Thuyền_Rồng Chợ_Nổi Ngọc_Trai Đồng_Tiền Trăng_Rằm Hoa_Mai
    Cây_Đa Chim_Lạc Voi_Rừng Trâu_Vàng Cò_Trắng Gà_Trống Đèn_Kéo_Quân Bánh_Chưng Nón_Lá Áo_Dài Sông_Quê Núi_Ngọc Suối_Tiên
    Đồi_Chè Vườn_Đào Kho_Báu Ông_Địa Thỏ_Ngọc Kỳ_Lân Rùa_Thần Hạc_Giấy Bướm_Đêm Đom_Đóm Chuồn_Chuồn Cá_Vàng Mặt_Nạ Múa_Rối
    Hải_Đăng Đảo_Xa Rừng_Tre Ruộng_Bậc_Thang Bến_Đò Cầu_Ngói Hội_Làng Chùa_Cổ Giếng_Nước Quạt_Giấy Lụa_Tơ Gốm_Men Tranh_Đông
    Sao_Hôm Mưa_Ngâu Gió_Mùa Nắng_Hạ Tuyết_Núi Hổ_Phách Lưu_Ly Ngựa_Gỗ Ếch_Xanh Khỉ_Đá Cáo_Chín_Đuôi Công_Múa Én_Xuân Ve_Sầu
    Sư_Tử_Đá Thợ_Rèn Thầy_Đồ Lái_Buôn Thuyền_Buồm Đấu_Sĩ Nhà_Vua Công_Chúa Trạng_Nguyên Đầu_Bếp Hoa_Đào Quýt_Hồng Sầu_Riêng
    Măng_Cụt Vú_Sữa Dưa_Hấu Khế_Ngọt Bưởi_Đỏ`,
  qualities: `Vàng Bạc Đỏ Xanh Tím Trắng Thần_Kỳ Đêm_Hội Cổ_Xưa Nghìn_Năm Phương_Đông Mùa_Xuân Mùa_Thu Đêm_Trăng Bên_Sông Đại_Ngàn
    Huyền_Bí Lấp_Lánh Bình_Minh Hoàng_Hôn Trên_Mây Dưới_Nước Trong_Sương Phố_Cổ Miền_Tây Xứ_Huế Tây_Nguyên Biển_Đông Đầu_Làng
    Lưu_Lạc Ngủ_Quên Biết_Bay Đi_Hội Về_Làng Qua_Cầu Hóa_Rồng Đón_Tết Cưỡi_Gió Gọi_Mưa Đầu_Mùa Cuối_Vụ Bằng_Đồng Bằng_Ngọc
    Ba_Miền Bảy_Sắc Chín_Khúc Tinh_Nghịch Thong_Dong Rực_Rỡ Lặng_Lẽ`,
  openings: `Truyền_Thuyết Đường_Về Lễ_Hội Bí_Mật Chuyện Khu_Vườn Hành_Trình Vương_Quốc Đêm Giấc_Mơ Kho_Báu Lời_Ru Dấu_Chân Mùa
    Thung_Lũng Ngôi_Nhà Bữa_Tiệc Khúc_Hát`,
}

/** What the games of an engine, or of a category that none plays, are called by before their own name: rules that belong to nobody. */
export const KINDS: Readonly<Record<string, { en: string; vi: string }>> = {
  baccarat: { en: 'Baccarat Punto_Banco', vi: 'Baccarat Bàn_Baccarat' },
  'baccarat-no-commission': { en: 'No-Commission_Baccarat', vi: 'Baccarat_Không_Hoa_Hồng' },
  dice: { en: 'Dice: Roll:', vi: 'Xúc_Xắc: Gieo_Số:' },
  crash: { en: 'Crash: Take-off:', vi: 'Bay_Cao: Bứt_Phá:' },
  fishing: { en: 'Fishing: Deep_Hunt: Reef_Patrol:', vi: 'Bắn_Cá: Săn_Cá: Đi_Biển:' },
  cards: { en: 'Three_Cards Three-Card_Room', vi: 'Ba_Cây Ba_Lá' },
  'markets-football': { en: 'Football:', vi: 'Bóng_Đá:' },
  'markets-tennis': { en: 'Tennis:', vi: 'Quần_Vợt:' },
  'markets-badminton': { en: 'Badminton:', vi: 'Cầu_Lông:' },
  'markets-volleyball': { en: 'Volleyball:', vi: 'Bóng_Chuyền:' },
  'markets-table-tennis': { en: 'Table_Tennis:', vi: 'Bóng_Bàn:' },
  'markets-esports': {
    en: 'Arena: Lane_Battle: Tactical_Five: Racing_Sim: Card_Duel:',
    vi: 'Đấu_Trường: Đua_Xe: Đấu_Đội:',
  },
  'markets-cockfight': { en: 'Ring:', vi: 'Trường_Gà:' },
  ELOTT: { en: 'Minute_Draw: Fast_Three: Five_Balls: Keno:', vi: 'Xổ_Số_Nhanh: Siêu_Tốc: Keno:' },
  LOTT: { en: 'Station:', vi: 'Xổ_Số: Đài:' },
}
