import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod'

const derive = promisify(pbkdf2)

/** Above the cost of any real challenge. */
const STEPS_MAX = 1_000_000

/** ALTCHA challenge with PBKDF2 over SHA-256. */
const puzzle = z.object({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int().positive(),
    keyLength: z.number().int().positive().max(64),
    keyPrefix: z.string().min(1),
  }),
  signature: z.string(),
})

/**
 * Solves an ALTCHA version 2 challenge: finds the first counter whose derived key has the required prefix.
 * @returns the proof for forms; undefined for another kind of challenge
 */
export async function solvePuzzle(text: string): Promise<string | undefined> {
  const challenge = puzzle.safeParse(JSON.parse(text)).data
  if (!challenge) return undefined
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; counter < STEPS_MAX; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = (await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')).toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64')
  }
  return undefined
}
