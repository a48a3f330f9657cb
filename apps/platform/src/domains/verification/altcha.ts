import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { humanProofUse } from '../../db/tables/verification.ts'
import { platformError } from '../../http/platform-error.ts'
import type { HumanVerifier } from './human-verifier.ts'
import { sharedSecret } from './shared-secret.ts'

/** How long a puzzle is good; pages solve one when they need it. */
const LIFETIME_MS = 5 * 60_000

/** How hard the puzzles are. */
export interface HumanDifficulty {
  /** Rounds of PBKDF2 in one step. */
  cost: number
  /** Steps at most; half of them at least. */
  steps: number
}

/** What a page sends: base64 of this as JSON. */
const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().max(64) }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})

type Proof = Parameters<typeof verifySolution>[0]

/**
 * The human check by proof of work (ALTCHA, version 2 of its protocol): nothing is asked of the visitor, no other host is
 * spoken to. The answer is signed into the puzzle, so checking it costs no work, and a puzzle is taken once.
 */
export async function altchaVerifier(database: Database, { cost, steps }: HumanDifficulty): Promise<HumanVerifier> {
  const secrets = {
    hmacSignatureSecret: await sharedSecret(database, 'human-puzzle'),
    hmacKeySignatureSecret: await sharedSecret(database, 'human-answer'),
  }
  return {
    async newChallenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.ceil(steps / 2), steps),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        ...secrets,
      })
      return { provider: 'ALTCHA', challenge: JSON.stringify(challenge) }
    },
    async verifyHuman(text) {
      const proof = readProof(text)
      const verified =
        proof && (await verifySolution({ ...(proof as unknown as Proof), deriveKey, ...secrets })).verified
      if (!verified || !(await isFirstUse(database, proof.challenge.parameters.nonce))) {
        throw platformError('human.check.failed')
      }
    },
  }
}

/** What was sent, or undefined where it is no proof at all. */
function readProof(text = ''): z.output<typeof proofShape> | undefined {
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** The nonce is signed, letter by letter: one puzzle has one. Of two at once with the same one is the first. */
async function isFirstUse(database: Database, nonce: string): Promise<boolean> {
  const puzzleHash = createHash('sha256').update(nonce).digest()
  const { rowCount } = await database
    .insert(humanProofUse)
    .values({ puzzleHash, expiresAt: sql`now() + ${`${LIFETIME_MS} milliseconds`}::interval` })
    .onConflictDoNothing()
  return rowCount === 1
}

/** For platforms that ask for no proof, such as one under test. */
export const noHumanCheck: HumanVerifier = {
  newChallenge: async () => undefined,
  verifyHuman: async () => {},
}
