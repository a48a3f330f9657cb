import { expect, test } from 'vitest'
import { readFields, readVietQr, vietQr } from './viet-qr.ts'

/** Codes made by other implementations. */
const KNOWN = [
  '00020101021138540010A00000072701240006970407011003865776720208QRIBFTTA5303704540710000005802VN62160812henry an cut6304A322',
  '00020101021238530010A0000007270123000697041601092245284790208QRIBFTTA53037045405100005802VN62340107NPS68690819TRANSFER TO SOMEONE6304AC13',
]

test.each(KNOWN)('reads a published code %#', (code) => {
  const fields = readVietQr(code)
  expect(fields?.get('58')).toBe('VN')
  expect(readFields(fields?.get('38') ?? '')?.get('00')).toBe('A000000727')
})

test('writes the same code as other implementations', () => {
  const published = KNOWN[1] ?? ''
  const own = vietQr({ bin: '970416', account: '224528479', amount: '10000', text: 'TRANSFER TO SOMEONE' })
  const [theirs, ours] = [readVietQr(published), readVietQr(own)]
  for (const tag of ['00', '01', '38', '53', '54', '58']) expect([tag, ours?.get(tag)]).toEqual([tag, theirs?.get(tag)])
  expect(readFields(ours?.get('62') ?? '')?.get('08')).toBe('TRANSFER TO SOMEONE')
})

test('marks a code without an amount as reusable', () => {
  const fields = readVietQr(vietQr({ bin: '999999', account: '1' }))
  expect([fields?.get('01'), fields?.has('54')]).toEqual(['11', false])
})

test('rejects a code with one changed character', () => {
  const [code = ''] = KNOWN
  for (let index = 0; index < code.length; index++) {
    const other = code[index] === '1' ? '2' : '1'
    expect(readVietQr(code.slice(0, index) + other + code.slice(index + 1))).toBeUndefined()
  }
})
