/*
 * VietQR: the merchant-presented QR code of EMVCo, as the banks of Viet Nam use it for transfers. A list of fields, each a tag
 * of two digits, a length of two digits and the value; the last is a checksum over everything before it.
 */

const NAPAS = 'A000000727'
/** Transfer to an account; `QRIBFTTC` would be one to a card. */
const TO_ACCOUNT = 'QRIBFTTA'
const DONG = '704'
const COUNTRY = 'VN'
const CHECKSUM_TAG = '63'
const CHECKSUM_LENGTH = 4

export interface QrTransfer {
  /** Bank identification number of the receiving bank: six digits. */
  bin: string
  account: string
  /** Whole units, such as `200000`; chosen by the payer if omitted. */
  amount?: string
  /** ASCII; banks cut it at 25 characters. */
  text?: string
}

export function vietQr({ bin, account, amount, text }: QrTransfer): string {
  const receiver = field('00', bin) + field('01', account)
  const fields = [
    field('00', '01'),
    // Static codes are reusable, dynamic ones are for one transfer.
    field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', NAPAS) + field('01', receiver) + field('02', TO_ACCOUNT)),
    field('53', DONG),
    ...(amount === undefined ? [] : [field('54', amount)]),
    field('58', COUNTRY),
    ...(text === undefined ? [] : [field('62', field('08', text))]),
  ].join('')
  const checked = `${fields}${CHECKSUM_TAG}0${CHECKSUM_LENGTH}`
  return checked + checksum(checked)
}

/** Fields by tag; undefined if the structure or the checksum is wrong. */
export function readVietQr(content: string): Map<string, string> | undefined {
  const checked = content.slice(0, -CHECKSUM_LENGTH)
  if (checksum(checked) !== content.slice(-CHECKSUM_LENGTH)) return undefined
  return readFields(content)
}

/** Fields of a template, by tag; undefined if lengths do not add up. */
export function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    const end = at + 4 + length
    if (!/^\d{4}$/.test(text.slice(at, at + 4)) || end > text.length) return undefined
    fields.set(text.slice(at, at + 2), text.slice(at + 4, end))
    at = end
  }
  return fields
}

const field = (tag: string, value: string): string => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(CHECKSUM_LENGTH, '0')
}
