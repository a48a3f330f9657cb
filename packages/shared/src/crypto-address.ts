import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

/** Networks that USDT is sent on. An address of one does not work on the other, and money sent there is lost. */
export type TokenNetwork = 'TRC20' | 'ERC20'

const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_PREFIX = 0x41
/** Prefix, hash and checksum. */
const TRON_BYTES = 25
const CHECKSUM_BYTES = 4
const HASH_BYTES = 20

/** Whether the address has the network's form and a right checksum. Ethereum addresses must be mixed-case (EIP-55). */
export function isTokenAddress(network: TokenNetwork, address: string): boolean {
  return network === 'TRC20' ? isTronAddress(address) : isEthereumAddress(address)
}

/** The address of a 20-byte account hash. */
export function tokenAddress(network: TokenNetwork, hash: Uint8Array): string {
  if (hash.length !== HASH_BYTES) throw new Error('An account hash has 20 bytes.')
  return network === 'TRC20' ? base58Check(Uint8Array.of(TRON_PREFIX, ...hash)) : checksummed(toHex(hash))
}

function isTronAddress(address: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(address)) return false
  const bytes = base58Decode(address)
  if (bytes?.length !== TRON_BYTES || bytes[0] !== TRON_PREFIX) return false
  const payload = bytes.subarray(0, -CHECKSUM_BYTES)
  return toHex(computeChecksum(payload)) === toHex(bytes.subarray(-CHECKSUM_BYTES))
}

function isEthereumAddress(address: string): boolean {
  return /^0x[\da-fA-F]{40}$/.test(address) && checksummed(address.slice(2).toLowerCase()) === address
}

/** EIP-55: a letter is upper case where the hash of the address has a digit of 8 or more. */
function checksummed(hex: string): string {
  const hash = toHex(keccak_256(new TextEncoder().encode(hex)))
  return `0x${Array.from(hex, (digit, index) => (parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}

const computeChecksum = (payload: Uint8Array): Uint8Array => sha256(sha256(payload)).subarray(0, CHECKSUM_BYTES)

function base58Check(payload: Uint8Array): string {
  let number = BigInt(`0x${toHex(Uint8Array.of(...payload, ...computeChecksum(payload)))}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = (BASE_58[Number(number % 58n)] ?? '') + text
  return text
}

function base58Decode(text: string): Uint8Array | undefined {
  let number = 0n
  for (const letter of text) number = number * 58n + BigInt(BASE_58.indexOf(letter))
  const hex = number.toString(16).padStart(TRON_BYTES * 2, '0')
  return hex.length === TRON_BYTES * 2
    ? Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
    : undefined
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
