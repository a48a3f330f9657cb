/** Thai for the English of the world’s announcements. */
export const ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  'The new help centre': 'ศูนย์ช่วยเหลือใหม่',
  '<p>Answers on accounts, deposits, withdrawals and bonuses, at any hour.</p><p><a href="/helpmc">Open the help centre</a>.</p>':
    '<p>คำตอบเรื่องบัญชี ฝาก ถอน และโบนัส ได้ทุกเวลา</p><p><a href="/helpmc">เปิดศูนย์ช่วยเหลือ</a></p>',
  'Find your game faster': 'หาเกมได้เร็วขึ้น',
  '<p>Type the name of a game, a studio or a kind of game, and results appear as you type.</p>':
    '<p>พิมพ์ชื่อเกม ค่าย หรือประเภทเกม แล้วผลจะขึ้นทันทีที่พิมพ์</p>',
  'Where you are logged in': 'คุณเข้าสู่ระบบที่ใดบ้าง',
  '<p>Your account shows when you logged in before. If that was not you, change your password at once: it ends every other session.</p>':
    '<p>บัญชีแสดงเวลาที่คุณเข้าสู่ระบบก่อนหน้านี้ หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านทันที เซสชันอื่นทั้งหมดจะสิ้นสุด</p>',
  'Withdrawals stand in your wallet until they are paid': 'เงินถอนอยู่ในกระเป๋าจนกว่าจะจ่าย',
  '<p>An amount you asked to withdraw shows as <strong>locked</strong>. It leaves your wallet when it is paid out.</p>':
    '<p>จำนวนที่คุณขอถอนจะแสดงเป็น<strong>ถูกกันไว้</strong> และออกจากกระเป๋าเมื่อจ่ายแล้ว</p>',
  'Your balance says where your money is': 'ยอดเงินบอกว่าเงินของคุณอยู่ที่ไหน',
  '<p>There is nothing to transfer between games by hand. What is available can be played with anywhere on the site. Some game makers keep money while you play there; it comes back when you leave, or when you need it elsewhere.</p>':
    '<p>ไม่ต้องโอนเงินระหว่างเกมเอง เงินที่ใช้ได้ใช้เล่นได้ทั้งเว็บไซต์ บางค่ายเก็บเงินไว้ระหว่างที่คุณเล่น เงินจะกลับมาเมื่อคุณออกหรือเมื่อต้องใช้ที่อื่น</p>',
  'Wrong passwords lock a username for a while': 'ใส่รหัสผ่านผิดจะล็อกชื่อผู้ใช้ชั่วคราว',
  '<p>After five wrong passwords a username is locked for 15 minutes, and longer after each further one. Waiting is all it takes; nobody will ask you for your password.</p>':
    '<p>หลังใส่รหัสผ่านผิดห้าครั้ง ชื่อผู้ใช้จะถูกล็อก 15 นาที และนานขึ้นทุกครั้งที่ผิดต่อ เพียงรอเท่านั้น ไม่มีใครขอรหัสผ่านของคุณ</p>',
  'Every round is on record': 'ทุกรอบมีบันทึก',
  '<p>Each bet and each payout is in your betting record:</p><ul><li>with its time and its round number;</li><li>open any round to check its result;</li><li>download the record of any period.</li></ul>':
    '<p>ทุกเดิมพันและทุกการจ่ายอยู่ในประวัติการเดิมพันของคุณ:</p><ul><li>พร้อมเวลาและหมายเลขรอบ</li><li>เปิดรอบใดก็ได้เพื่อตรวจผล</li><li>ดาวน์โหลดประวัติช่วงใดก็ได้</li></ul>',
  'Light, dark, or like your device': 'สว่าง มืด หรือตามอุปกรณ์',
  '<p>The theme is chosen at the top of the page and kept on this device.</p>':
    '<p>เลือกธีมได้ที่ด้านบนของหน้า และจำไว้ในอุปกรณ์นี้</p>',
  'Your favourites in one place': 'เกมโปรดรวมไว้ที่เดียว',
  '<p>Mark a game with the heart and find it again in its lobby. Favourites need an account of your own; a demo account keeps none.</p>':
    '<p>กดหัวใจที่เกมเพื่อหาเจออีกครั้งในล็อบบี้ รายการโปรดต้องใช้บัญชีของคุณเอง บัญชีทดลองไม่เก็บไว้</p>',
  'Sessions end by themselves': 'เซสชันสิ้นสุดเอง',
  '<p>A session ends after 30 minutes without use, and after 12 hours in any case.</p>':
    '<p>เซสชันสิ้นสุดเมื่อไม่ใช้งาน 30 นาที และเมื่อครบ 12 ชั่วโมงในทุกกรณี</p>',
  'Play without an account': 'เล่นได้โดยไม่ต้องมีบัญชี',
  '<p>Free play opens a demo account with play credit. The account and its credit end with the session; nothing of it is carried over.</p>':
    '<p>ทดลองเล่นฟรีจะเปิดบัญชีทดลองพร้อมเครดิตทดลอง บัญชีและเครดิตสิ้นสุดพร้อมเซสชัน ไม่มีสิ่งใดถูกยกไป</p>',
  'The house is open': 'เปิดให้บริการแล้ว',
  '<p>Ten thousand games, one account, play money only. Tell us <a href="/service">what is not right</a>.</p>':
    '<p>หนึ่งหมื่นเกม บัญชีเดียว ใช้เงินจำลองเท่านั้น บอกเราว่า<a href="/service">มีอะไรไม่ถูกต้อง</a></p>',
  'Play money only': 'เงินจำลองเท่านั้น',
  '<p>Playhouse runs on <strong>play money</strong>. Nothing here can be bought, won or paid out in real money.</p><p>The site is for adults of 18 and over. <a href="/responsible-gaming">How to set limits and take a break</a>.</p>':
    '<p>Playhouse ใช้<strong>เงินจำลอง</strong> ที่นี่ซื้อ ชนะ หรือถอนเป็นเงินจริงไม่ได้</p><p>เว็บไซต์นี้สำหรับผู้ใหญ่อายุ 18 ปีขึ้นไป <a href="/responsible-gaming">วิธีตั้งขีดจำกัดและพักการเล่น</a></p>',
  'House games show their seed': 'เกมของเราเปิดเผยค่าซีด',
  '<p>Every round of the house’s own games shows the hash of its seed <em>before</em> you play and the seed itself <em>afterwards</em>. The round’s report checks one against the other on your own device.</p>':
    '<p>ทุกรอบของเกมของเราแสดงแฮชของค่าซีด<em>ก่อน</em>คุณเล่น และแสดงค่าซีด<em>หลังจากนั้น</em> รายงานของรอบตรวจเทียบทั้งสองบนอุปกรณ์ของคุณเอง</p>',
  'Return to player is shown on every slot': 'ทุกสล็อตแสดงอัตราคืนผู้เล่น',
  '<p>Each slot states its <strong>return to player</strong>: the share of all stakes that it pays back over very many rounds. It says nothing about your next round or your evening.</p><p>Lobbies can be sorted by it.</p>':
    '<p>ทุกสล็อตระบุ<strong>อัตราคืนผู้เล่น</strong> คือสัดส่วนของเดิมพันทั้งหมดที่จ่ายคืนในรอบจำนวนมาก ตัวเลขนี้ไม่ได้บอกอะไรเกี่ยวกับรอบถัดไปหรือคืนนี้ของคุณ</p><p>เรียงล็อบบี้ตามตัวเลขนี้ได้</p>',
  'Tables, fishing and card rooms are open': 'โต๊ะ ยิงปลา และห้องไพ่เปิดแล้ว',
  '<p>Baccarat tables, fishing ponds and card rooms are open at any hour. Have a look in their lobbies.</p>':
    '<p>โต๊ะบาคาร่า บ่อปลา และห้องไพ่เปิดทุกเวลา แวะชมได้ที่ล็อบบี้</p>',
  'How strongly a game swings': 'เกมผันผวนแค่ไหน',
  '<p>Volatility runs from 1 to 5. A low one pays little and often, a high one pays seldom and more. The return to player is not changed by it.</p>':
    '<p>ความผันผวนมีตั้งแต่ 1 ถึง 5 ค่าต่ำจ่ายน้อยแต่บ่อย ค่าสูงจ่ายไม่บ่อยแต่มากกว่า อัตราคืนผู้เล่นไม่เปลี่ยนตามค่านี้</p>',
  'Salaries and dividends by contract': 'ค่าตอบแทนและเงินปันผลตามสัญญา',
  '<p>Offer contracts to agents directly below you, and answer those of your upline. Simulate the terms on real figures before you agree.</p><p><a href="/agent/daily-salary">Open your daily salary</a>.</p>':
    '<p>เสนอสัญญาให้เอเยนต์ที่อยู่ใต้คุณโดยตรง และตอบข้อเสนอของอัปไลน์ จำลองเงื่อนไขจากตัวเลขจริงก่อนตกลง</p><p><a href="/agent/daily-salary">เปิดค่าตอบแทนรายวันของคุณ</a></p>',
  'Registration links show what came of them': 'ลิงก์สมัครแสดงผลที่ได้',
  '<p>Each link counts its visits, registrations, first deposits and active members.</p><p><a href="/agent/register-centre">Open the register centre</a>.</p>':
    '<p>แต่ละลิงก์นับการเข้าชม การสมัคร การฝากครั้งแรก และสมาชิกที่เล่น</p><p><a href="/agent/register-centre">เปิดศูนย์การสมัคร</a></p>',
  'Members who take a break': 'สมาชิกที่กำลังพักเล่น',
  '<p>Do not address members who excluded themselves. Their page in your downline says so.</p>':
    '<p>อย่าติดต่อสมาชิกที่ขอยกเว้นตนเอง หน้าของเขาในดาวน์ไลน์ของคุณจะแจ้งไว้</p>',
  'Name a game': 'ตั้งชื่อเกม',
  '<p>Members proposed names for new games of the house. It is over; the names are in the catalogue.</p><p>Thank you to everyone who wrote. The names that were chosen stand on games in the lobby “House games”.</p>':
    '<p>สมาชิกเสนอชื่อสำหรับเกมใหม่ของเรา กิจกรรมสิ้นสุดแล้ว ชื่ออยู่ในรายการเกม</p><p>ขอบคุณทุกคนที่เขียนมา ชื่อที่ได้รับเลือกอยู่บนเกมในล็อบบี้ “เกมของเรา”</p>',
  'First look: the light theme': 'ดูก่อนใคร: ธีมสว่าง',
  '<p>Members saw the new light theme first. It is now open to everyone.</p><p>What members wrote about contrast and small print went into it. It is chosen at the top of the page.</p>':
    '<p>สมาชิกได้เห็นธีมสว่างก่อนใคร ตอนนี้เปิดให้ทุกคนแล้ว</p><p>ความเห็นของสมาชิกเรื่องความต่างสีและตัวอักษรเล็กถูกนำไปใช้แล้ว เลือกธีมได้ที่ด้านบนของหน้า</p>',
}
