/** Thai for the English of the world’s announcements. */
export const ANNOUNCEMENTS: Readonly<Record<string, string>> = {
  'A help centre with search': 'ศูนย์ช่วยเหลือที่ค้นหาได้',
  '<p>Questions and answers now have an address of their own, so that you can send one to somebody else.</p><p>The search forgives missing accents. <a href="/helpmc">Open the help centre</a>.</p>':
    '<p>ทุกคำถามและคำตอบมีที่อยู่ของตัวเองแล้ว คุณจึงส่งให้คนอื่นได้</p><p>การค้นหาไม่ต้องพิมพ์เครื่องหมายกำกับเสียง <a href="/helpmc">เปิดศูนย์ช่วยเหลือ</a></p>',
  'Search forgives accents': 'ค้นหาได้โดยไม่ต้องใส่เครื่องหมาย',
  '<p>You can type a game’s name without accents, and one slip of the finger is forgiven too.</p>':
    '<p>พิมพ์ชื่อเกมโดยไม่ใส่เครื่องหมายกำกับเสียงได้ และพิมพ์ผิดหนึ่งตัวก็ยังหาเจอ</p>',
  'Where you are signed in': 'คุณเข้าสู่ระบบที่ใดบ้าง',
  '<p>Your account shows when you logged in before. If that was not you, change your password at once: it ends every other session.</p>':
    '<p>บัญชีแสดงเวลาที่คุณเข้าสู่ระบบก่อนหน้านี้ หากไม่ใช่คุณ ให้เปลี่ยนรหัสผ่านทันที เซสชันอื่นทั้งหมดจะสิ้นสุด</p>',
  'Withdrawals stand in your wallet until they are paid': 'เงินถอนอยู่ในกระเป๋าจนกว่าจะจ่าย',
  '<p>An amount you asked to withdraw shows as <strong>locked</strong>. It leaves your wallet when it is paid out.</p>':
    '<p>จำนวนที่คุณขอถอนจะแสดงเป็น<strong>ถูกกันไว้</strong> และออกจากกระเป๋าเมื่อจ่ายแล้ว</p>',
  'One wallet for every game': 'กระเป๋าเงินเดียวสำหรับทุกเกม',
  '<p>There is nothing to transfer between games. What you see as your balance is what you can play with anywhere on the site.</p>':
    '<p>ไม่ต้องโอนเงินระหว่างเกม ยอดที่คุณเห็นคือยอดที่ใช้เล่นได้ทั้งเว็บไซต์</p>',
  'Wrong passwords lock a username for a while': 'ใส่รหัสผ่านผิดจะล็อกชื่อผู้ใช้ชั่วคราว',
  '<p>After five wrong passwords a username is locked for 15 minutes, and longer after each further one. Waiting is all it takes; nobody will ask you for your password.</p>':
    '<p>หลังใส่รหัสผ่านผิดห้าครั้ง ชื่อผู้ใช้จะถูกล็อก 15 นาที และนานขึ้นทุกครั้งที่ผิดต่อ เพียงรอเท่านั้น ไม่มีใครขอรหัสผ่านของคุณ</p>',
  'How results are kept': 'ผลถูกเก็บอย่างไร',
  '<p>Every stake and every payout is an entry in a double-entry book:</p><ul><li>entries are never changed or deleted;</li><li>each one adds to zero with its counterpart;</li><li>your balance is the sum of your entries.</li></ul>':
    '<p>ทุกเดิมพันและทุกการจ่ายเป็นรายการในบัญชีคู่:</p><ul><li>รายการไม่เคยถูกแก้ไขหรือลบ</li><li>แต่ละรายการรวมกับคู่ของมันเป็นศูนย์</li><li>ยอดเงินของคุณคือผลรวมของรายการของคุณ</li></ul>',
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
  '<p>Ten thousand games, one wallet, play money only. Tell us <a href="/helpmc#feedback">what is not right</a>.</p>':
    '<p>หนึ่งหมื่นเกม กระเป๋าเงินเดียว ใช้เงินจำลองเท่านั้น บอกเราว่า<a href="/helpmc#feedback">มีอะไรไม่ถูกต้อง</a></p>',
  'Play money only': 'เงินจำลองเท่านั้น',
  '<p>Playhouse runs on <strong>play money</strong>. Nothing here can be bought, won or paid out in real money.</p><p>The site is for adults of 18 and over. <a href="/responsible-gaming">How to set limits and take a break</a>.</p>':
    '<p>Playhouse ใช้<strong>เงินจำลอง</strong> ที่นี่ซื้อ ชนะ หรือถอนเป็นเงินจริงไม่ได้</p><p>เว็บไซต์นี้สำหรับผู้ใหญ่อายุ 18 ปีขึ้นไป <a href="/responsible-gaming">วิธีตั้งขีดจำกัดและพักการเล่น</a></p>',
  'House games show their seed': 'เกมของเราเปิดเผยค่าซีด',
  '<p>Every round of the house’s own games shows the hash of its seed <em>before</em> you play and the seed itself <em>afterwards</em>. The round’s report checks one against the other on your own device.</p>':
    '<p>ทุกรอบของเกมของเราแสดงแฮชของค่าซีด<em>ก่อน</em>คุณเล่น และแสดงค่าซีด<em>หลังจากนั้น</em> รายงานของรอบตรวจเทียบทั้งสองบนอุปกรณ์ของคุณเอง</p>',
  'Return to player is shown on every slot': 'ทุกสล็อตแสดงอัตราคืนผู้เล่น',
  '<p>Each slot states its <strong>return to player</strong>: the share of all stakes that it pays back over very many rounds. It says nothing about your next round or your evening.</p><p>Lobbies can be sorted by it.</p>':
    '<p>ทุกสล็อตระบุ<strong>อัตราคืนผู้เล่น</strong> คือสัดส่วนของเดิมพันทั้งหมดที่จ่ายคืนในรอบจำนวนมาก ตัวเลขนี้ไม่ได้บอกอะไรเกี่ยวกับรอบถัดไปหรือคืนนี้ของคุณ</p><p>เรียงล็อบบี้ตามตัวเลขนี้ได้</p>',
  'Live, fishing and card games are being prepared': 'โต๊ะสด ยิงปลา และเกมไพ่กำลังเตรียมการ',
  '<p>Their lobbies are open to look at. The games open one by one; until then they are marked as under maintenance.</p>':
    '<p>ล็อบบี้เปิดให้ดูแล้ว เกมจะเปิดทีละเกม ก่อนหน้านั้นจะแสดงว่าปิดปรับปรุง</p>',
  'How strongly a game swings': 'เกมผันผวนแค่ไหน',
  '<p>Volatility runs from 1 to 5. A low one pays little and often, a high one pays seldom and more. The return to player is not changed by it.</p>':
    '<p>ความผันผวนมีตั้งแต่ 1 ถึง 5 ค่าต่ำจ่ายน้อยแต่บ่อย ค่าสูงจ่ายไม่บ่อยแต่มากกว่า อัตราคืนผู้เล่นไม่เปลี่ยนตามค่านี้</p>',
}
