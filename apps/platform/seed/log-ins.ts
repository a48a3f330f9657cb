import { pick, seededRandom } from '../src/media/random.ts'
import { logInHistory } from '../src/db/tables/security.ts'
import { whole } from './chance.ts'
import type { Random } from './chance.ts'
import { DAY, MINUTE } from './clock.ts'
import { CopyRows } from './copy-rows.ts'
import type { WorldEvent } from './events.ts'
import { DEMO_ACCOUNTS, hasVerifiedContacts } from './demo-accounts.ts'
import type { WorldMember } from './members.ts'

/** Maximum gap between events of one sitting. */
const SITTING_GAP = 30 * MINUTE

/** Blocks reserved for documentation (RFC 5737): nobody's addresses. */
const BLOCKS = ['192.0.2', '198.51.100', '203.0.113']

/** Known addresses of the local machine, so that demo log-ins need no code. */
const OWN_MACHINE = ['127.0.0.1', '::1']

/** Log-in history: one at registration and one before every sitting. */
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

  /** Marks the local machine as known for demo accounts with contacts. */
  addOwnMachine(members: readonly WorldMember[], end: number): void {
    const known = new Set<string>(DEMO_ACCOUNTS.filter(hasVerifiedContacts).map(({ username }) => username))
    for (const { id, username } of members) {
      if (!known.has(username)) continue
      for (const address of OWN_MACHINE) {
        this.rows.add({ memberId: id, address, at: new Date(end - DAY), method: 'password', outcome: 'signed-in' })
      }
    }
  }

  write(event: WorldEvent): void {
    const { type, at } = event
    // Payouts are made by the platform without the member.
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
