/**
 * Letters that look like a Latin one, by that: from confusables.txt 13.0 of Unicode Technical Standard 39, those whose prototype, or that of
 * whose capital, is one Latin letter, in lower case. Without Arabic and Hebrew, and without what NFKD makes a Latin letter.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
  a: 'ɑαаꭺᗅꓮ𐊠𖽀',
  b: 'ƀɓƃƅβбвьѣҍꮟᏼᑲᑳᖯᗷᲀᲇꓐꞵ𐊂𐊡𐌁',
  c: 'ȼсҫꮯᲃᴄⲥꓚ𐊢𐌂𐐽𐔜',
  d: 'ðđɖɗƌԁꭰꮷᑯᗞᗪꓒꓓ',
  e: 'ɇεеҽҿꭼⴹꓰꬲ𐊆𑣆𑣎',
  f: 'ƒϝքᖴᵮẝꓝꞙꬵ𐊇𐊥𐔥𑣂',
  g: 'ƍɠǥɡԍցꮐᏻᶃꓖ',
  h: 'ħɦћнңһӈӊհꮋꮒᏺᕼⱨⲏꓧꚕ𐋏',
  i: 'ıɩɨɪιіӏꭵᵻᵼꙇ𑣃',
  j: 'ɉʝϳјꭻᒍꓙ',
  k: 'ƙκкқҟꮶᛕkⱪⲕꓗꝁ𐔘',
  l: 'łƚǀɫɭߊꮮᒪᛁⲓⳑⵏꓡꓲ𐊊𐌉𐑃𐔦𑣒𖼖𖼨',
  m: 'μϻмӎꮇᗰᛖⲙꓟ𐊰𐌑',
  n: 'ɲƞɳηոռᵰⲛꓠ𐔓',
  o: 'øɵθοσоѳөօଠഠတဝჿዐꭴꮎꮻᲂᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾ𐊒𐊫𐐬𐓪𐔖𑣈𑣕𑣗',
  p: 'ƥρрꮲᑭᵽⲣꓑ𐊕',
  q: 'ʠԛգզⵕ',
  r: 'ʀɍɼɽгғꭱꮁꮢᖇᴦᵲⲅꓣꭇꭈ𐓜𖼵',
  s: 'ƽʂѕտꮥꮪᵴꓢꜱ𐊖𐑈𑣁𖼺',
  t: 'ŧƭʈⱦτтҭꭲᲄᲅᵵⲧꓔ𐊗𐊱𐌕𖼊',
  u: 'ʋʉυսሀꮜᑌᴜᵾꓴꞟꭎꭒ𐓶𑣘𖽂',
  v: 'νѵꮩᐯᴠⴸꓦꛟ𐔝𑜆𑣀𖼈',
  w: 'ɯѡѽԝաꮃꮤᴡꓪꝡ𑓅𑜊𑜎𑜏',
  x: 'χхҳᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐔧',
  y: 'ɣƴɏʏγуүұყꭹꮍᶌỿⲩꓬꭚ𐊲𑣜𖽃',
  z: 'ƶȥʐζꮓᴢᵶꓜ𑣄𑣉',
}

/** Letters that it leaves out, and that are alike in common fonts. */
const FURTHER: Readonly<Record<string, string>> = { c: 'ς', e: 'ɛ', n: 'п', r: 'ɾ', u: 'ц', w: 'ω' }

/** Digits and signs in place of letters. */
const SIGNS: Readonly<Record<string, string>> = {
  a: '@4',
  b: '8',
  e: '3',
  g: '9',
  i: '1|!',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
}

const byLookAlike = (...tables: Readonly<Record<string, string>>[]): ReadonlyMap<string, string> =>
  new Map(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
    ),
  )

const LETTERS = byLookAlike(CONFUSABLES, FURTHER)
const LETTERS_AND_SIGNS = byLookAlike(CONFUSABLES, FURTHER, SIGNS)

/** A text in lower case and NFKD with Latin letters for those of other scripts that look like them. */
export const withLatinLetters = (text: string): string =>
  [...text].map((character) => LETTERS.get(character) ?? character).join('')

/** A text as the eye reads it: without accents, case, signs and spaces, with look-alikes as Latin letters. */
export function getLook(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const latin = [...plain].map((character) => LETTERS_AND_SIGNS.get(character) ?? character).join('')
  return latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
