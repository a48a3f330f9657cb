import { hash } from '@node-rs/argon2'
import { preparePassword } from '@playhouse/shared/prepared-text.ts'

/** A hash that is checked in a hundredth of the time: its cost is part of it. Not for what the product's own cost matters to. */
export function hashQuickly(password: string): Promise<string> {
  return hash(preparePassword(password), { memoryCost: 8, timeCost: 1, parallelism: 1 })
}
