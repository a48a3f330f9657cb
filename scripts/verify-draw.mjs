// Recomputes a lottery draw from its published proof. Shares no code with the site; docs/lottery.md describes how results are drawn.
//
//   node scripts/verify-draw.mjs http://localhost:4202 K3_1M 202611220731   reads the platform's API; the brand, if not playhouse, is the last argument
//   node scripts/verify-draw.mjs - < proof.json                             reads the output of "Copy the proof" on the proof page
//
// Exit code: 0 the proof holds, 1 it does not, 2 nothing to check, 3 the drawn result is proven but was corrected or voided.

import { createHash, createHmac } from 'node:crypto'

const [base, code, number, brand = 'playhouse'] = process.argv.slice(2)
const proof = base === '-' ? JSON.parse(await readInput()) : await ask()

async function readInput() {
  let text = ''
  for await (const part of process.stdin) text += part
  return text
}

async function ask() {
  if (!base || !code || !number)
    fail('Say where: verify-draw.mjs <platform> <lottery> <draw> [brand], or - to read a proof.')
  const query = new URLSearchParams({ gameCode: code, numero: number })
  const answer = await fetch(`${base}/lgw/draw/code/?${query}`, { headers: { merchant: brand } })
  const body = await answer.json()
  if (!answer.ok || body.success === false) fail(`The platform refused: ${body.message ?? answer.status}`)
  return body
}

function fail(text) {
  console.error(text)
  process.exit(2)
}

const bytes = (hex) => Buffer.from(hex, 'hex')
const sha256 = (hex) => createHash('sha256').update(bytes(hex)).digest('hex')

/** Uniform integers below n from HMAC-SHA256(seed, "<beacon>:0:<draw>:<block>"), 32 bits at a time, without modulo bias. */
function integers({ seed, beacon, drawId }) {
  const words = []
  let block = 0
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      if (words.length === 0) {
        const mac = createHmac('sha256', bytes(seed)).update(`${beacon}:0:${drawId}:${block++}`).digest()
        for (let at = 0; at < 32; at += 4) words.push(mac.readUInt32BE(at))
      }
      const word = words.shift()
      if (word < limit) return word % n
    }
  }
}

/** Digits of the prizes of Vietnamese draws, in draw order. */
const NORTH = [5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2, 5]
const SOUTH = [2, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6]
const NORTHERN = ['HA_NOI', 'QUANG_NINH', 'BAC_NINH', 'HAI_PHONG', 'NAM_DINH', 'THAI_BINH', 'NORTH_EVENING']

/** Fast draws by the beginning of their code: how many values, from, to, and whether one can come twice. */
const FAST = {
  SSC: [5, 0, 9, true],
  K3: [3, 1, 6, true],
  '11X5': [5, 1, 11, false],
  PK10: [10, 1, 10, false],
  KENO: [20, 1, 80, false],
  BINGO18: [3, 0, 9, true],
  COLOUR: [1, 0, 9, true],
}

function drawNumbers(lottery, below) {
  const fast = FAST[lottery.split('_')[0]]
  if (!fast) {
    const isNorth = NORTHERN.includes(lottery) || lottery.startsWith('VN_NORTH_')
    return (isNorth ? NORTH : SOUTH).map((digits) => String(below(10 ** digits)).padStart(digits, '0'))
  }
  const [count, from, to, repeats] = fast
  const width = String(to).length
  const range = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return Array.from({ length: count }, (_, index) => {
    // Without repeats: the first steps of a Fisher-Yates shuffle.
    const at = repeats ? below(range.length) : index + below(range.length - index)
    const value = range[at]
    if (!repeats) [range[index], range[at]] = [range[at], range[index]]
    return String(value).padStart(width, '0')
  })
}

const { gameCode, numero, drawId, seedHash, seed, beacon, anchor, versions } = proof
if (!seed || !beacon)
  fail(
    proof.state === 'VOID'
      ? `Draw ${drawId} is void (${proof.voidReason}) and has no result.`
      : `Draw ${drawId} shows its seed with its result; it has none yet.`,
  )

// The beacon of the n-th draw of a day, hashed n times, equals the anchor that was published with the first.
let reached = beacon
for (let step = Number(numero.slice(8) || 1); step > 0; step -= 1) reached = sha256(reached)

const drawn = drawNumbers(gameCode, integers({ seed, beacon, drawId }))
const published = versions[0].numbers
const checks = [
  ['seed has the published hash', sha256(seed) === seedHash],
  ['beacon leads to the anchor of the day', reached === anchor],
  ['numbers follow from seed and beacon', drawn.join() === published.join()],
]
const isVoid = proof.state === 'VOID'
const counting = versions.at(-1).numbers.join()
const isOverruled = isVoid || counting !== published.join()
if (isVoid || versions.length > 1) {
  // First, because a proof of what was drawn says nothing of what was paid.
  console.log(
    `WARNING: ${drawId} ${isVoid ? `is void (${proof.voidReason}): stakes were returned` : isOverruled ? 'was corrected: another result than the drawn one was paid' : 'was corrected, and corrected back: the drawn result was paid'}.`,
  )
  console.log('  Two operators decide such a thing: one proposes it, another confirms it.')
  for (const { version, numbers, reason } of versions) {
    const isPaid = !isVoid && numbers.join() === counting
    console.log(
      `  ${version === 1 ? 'as drawn ' : 'corrected'}   ${numbers.join(' ')}  ${isPaid ? 'PAID' : 'not paid'}${reason ? ` (${reason})` : ''}`,
    )
  }
}
console.log(`${drawId}\n  drawn       ${published.join(' ')}\n  recomputed  ${drawn.join(' ')}`)
for (const [name, holds] of checks) console.log(`  ${holds ? 'yes' : 'NO '}  ${name}`)
const holds = checks.every(([, one]) => one)
console.log(
  !holds
    ? 'The proof does NOT hold.'
    : isOverruled
      ? 'The drawn result is proven, but it is not what was paid.'
      : 'The proof holds.',
)
process.exitCode = holds ? (isOverruled ? 3 : 0) : 1
