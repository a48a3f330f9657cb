import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { humanProofUse } from '../../../../db/tables/verification.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { sharedSecret } from '../shared-secret.ts'

/** Value of the endpoint `humanChallenge`. */
export interface HumanChallenge {
  provider: string
  /** Challenge in the provider's own format. */
  challenge: string
}

/** Tells people from bots. Other providers implement the same two functions. */
export interface HumanVerifier {
  /** Undefined if no proof is required. */
  newChallenge(): Promise<HumanChallenge | undefined>
  /**
   * Checks a proof: correct, fresh and used for the first time. Passes if no proof is required.
   * @throws PlatformError human.check.failed
   */
  verifyHuman(proof: string | undefined): Promise<void>
}

/** Pages solve a challenge when they need it. */
const LIFETIME_MS = 5 * 60_000

export interface HumanDifficulty {
  /** PBKDF2 iterations per step. */
  cost: number
  /** Maximum; the minimum is half of it. */
  steps: number
}

/** Sent as base64 of this JSON. */
const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string().max(64) }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }),
})

type Proof = Parameters<typeof verifySolution>[0]

/**
 * Human check by proof of work (ALTCHA, protocol version 2): no interaction and no third-party host. The
 * answer is signed into the challenge, so verifying is cheap; a challenge is accepted once.
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

function readProof(text = ''): z.output<typeof proofShape> | undefined {
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** @param nonce identifies the challenge. Only the first of concurrent uses succeeds. */
export async function isFirstUse(database: Database, nonce: string): Promise<boolean> {
  const puzzleHash = createHash('sha256').update(nonce).digest()
  const { rowCount } = await database
    .insert(humanProofUse)
    .values({ puzzleHash, expiresAt: sql`now() + ${`${LIFETIME_MS} milliseconds`}::interval` })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Accepts everybody on platforms that require no proof, such as those under test. */
export const noHumanCheck: HumanVerifier = {
  newChallenge: async () => undefined,
  verifyHuman: async () => {},
}
