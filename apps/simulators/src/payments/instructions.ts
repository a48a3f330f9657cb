import { tokenAddress } from '@playhouse/shared/crypto-address.ts'
import { formatAmount, MINOR_UNITS, parseAmount } from '@playhouse/shared/money.ts'
import { vietQr } from './viet-qr.ts'
import type { PaymentRequest } from '@playhouse/vendor-api/payments/lantern/contract.ts'
import type { PayInInstructions } from '@playhouse/vendor-api/payments/provider.ts'
import { createHash } from 'node:crypto'

/** Number of no bank, so QR codes with it cannot be paid. */
const BIN = '999999'
const BANK_NAME = 'Lantern Bank (play money)'
const ACCOUNT_NAME = 'PLAYHOUSE PLAY MONEY'
const WALLET_NAME = 'PaperPurse (play money)'
/** VND per USDT. */
const RATE = 25_000n
export const TOKEN_RATE = formatAmount(RATE * MINOR_UNITS)
const CONFIRMATIONS = 3

/** Payment instructions. Accounts and addresses are derived from the reference and belong to nobody. */
export function writeInstructions(requested: PaymentRequest<'createPayIn'>, pageUrl: string): PayInInstructions {
  const { method, reference, amount, transferText } = requested
  const made = createHash('sha256').update(`play money ${reference}`).digest()
  const accountNumber = `0000${String(made.readUInt32BE(0)).padStart(10, '0').slice(0, 8)}`
  const account = { bankName: BANK_NAME, accountNumber, accountName: ACCOUNT_NAME }
  switch (method) {
    case 'QR': {
      const whole = String(parseAmount(amount) / MINOR_UNITS)
      return { method, ...account, qr: vietQr({ bin: BIN, account: accountNumber, amount: whole, text: transferText }) }
    }
    case 'MANUAL':
      return { method, ...account }
    case 'REDIRECT':
      return { method, url: pageUrl }
    case 'E_WALLET':
      return { method, walletName: WALLET_NAME, account: accountNumber.slice(-10), url: pageUrl }
    case 'USDT': {
      const network = requested.network ?? 'TRC20'
      // Rounded up to a hundredth, so that the tokens cover the amount.
      const cents = (parseAmount(amount) * 100n + RATE * MINOR_UNITS - 1n) / (RATE * MINOR_UNITS)
      return {
        method,
        network,
        address: tokenAddress(network, made.subarray(0, 20)),
        tokenAmount: formatAmount((cents * MINOR_UNITS) / 100n),
        rate: TOKEN_RATE,
        confirmations: CONFIRMATIONS,
      }
    }
  }
}
