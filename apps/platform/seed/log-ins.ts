import { pick, seededRandom } from '../src/media/random.ts'
import { logInHistory } from '../src/db/tables/security.ts'
import { whole } from './chance.ts'
import type { Random } from './chance.ts'
import { DAY, MINUTE } from './clock.ts'
import { CopyRows } from './copy-rows.ts'
import type { WorldEvent } from './events.ts'
import { DEMO_ACCOUNTS, isBound } from './demo-accounts.ts'
import type { WorldMember } from './members.ts'

/** Within this time of the last event a member is still at the same sitting. */
const SITTING_GAP = 30 * MINUTE

/** Blocks reserved for documentation (RFC 5737): nobody's addresses. */
const BLOCKS = ['192.0.2', '198.51.100', '203.0.113']

/** Whoever runs the world knows these accounts' codes anyway, and is not asked for one on the same machine. */
const OWN_MACHINE = ['127.0.0.1', '::1']

/** The log-in history: each member's first one at registration, and one before every sitting. */
export class LogInWriter {
  readonly rows = new CopyRows(logInHistory, ['memberId', 'address', 'at', 'method', 'outcome'])
  readonly #random: Random
  readonly #addresses = new Map<number, string>()
  readonly #seenAt = new Map<number, number>()

  constructor(seed: number, members: readonly WorldMember[]) {
    this.#random = seededRandom(`${seed}:log-ins`)
    for (const { id, registeredAt } of members) {
      this.#addresses.set(id, this.#newAddress())
      this.#add(id, registeredAt.getTime(), true)
    }
  }

  /** Lets the demo accounts with contacts know the machine that the world runs on. */
  addOwnMachine(members: readonly WorldMember[], end: number): void {
    const known = new Set<string>(DEMO_ACCOUNTS.filter(isBound).map(({ username }) => username))
    for (const { id, username } of members) {
      if (!known.has(username)) continue
      for (const address of OWN_MACHINE) {
        this.rows.add({ memberId: id, address, at: new Date(end - DAY), method: 'password', outcome: 'signed-in' })
      }
    }
  }

  /** Takes the next event of the world. */
  write(event: WorldEvent): void {
    const { type, at } = event
    // A payout is the platform's doing; the member is not there.
    if (
      type === 'disbursal' ||
      type === 'demo-credit' ||
      type === 'jackpot-opening' ||
      type === 'reward' ||
      type === 'referral' ||
      type === 'promotion'
    )
      return
    const { memberId } = event
    const seenAt = this.#seenAt.get(memberId) ?? 0
    if (at - seenAt > SITTING_GAP) this.#add(memberId, at - whole(this.#random, 1, 4) * MINUTE, false)
    this.#seenAt.set(memberId, at)
  }

  #add(memberId: number, at: number, firstTime: boolean): void {
    if (!firstTime && this.#random() < 0.15) this.#addresses.set(memberId, this.#newAddress())
    const address = this.#addresses.get(memberId) ?? ''
    const method = firstTime ? ('registration' as const) : ('password' as const)
    this.rows.add({ memberId, address, at: new Date(at), method, outcome: 'signed-in' })
  }

  #newAddress(): string {
    return `${pick(this.#random, BLOCKS)}.${whole(this.#random, 1, 254)}`
  }
}
