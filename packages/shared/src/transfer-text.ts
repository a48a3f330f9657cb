/**
 * Text that a payer writes into a bank transfer, such as `PH7K2M9QXA4`: a prefix, eight characters of chance and a check
 * character. It is the deposit's number towards the payment provider as well. Banks keep ASCII and 25 characters.
 */

/** Without characters that are confused when read aloud or typed. 31 of them: a prime, which the check character needs. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const PREFIX = 'PH'
const LENGTH = 8

/** @param random gives a whole number below `below`, of a source that nobody can guess */
export function newTransferText(random: (below: number) => number): string {
  const chance = Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('')
  return PREFIX + chance + checkCharacter(chance)
}

/** The first intact transfer text in what a bank tells, which may be in other letters, cut into words or among others. */
export function findTransferText(remark: string): string | undefined {
  const text = remark.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  for (let at = text.indexOf(PREFIX); at >= 0; at = text.indexOf(PREFIX, at + 1)) {
    const candidate = text.slice(at, at + PREFIX.length + LENGTH + 1)
    if (isTransferText(candidate)) return candidate
  }
  return undefined
}

export function isTransferText(text: string): boolean {
  const chance = text.slice(PREFIX.length, -1)
  return text.startsWith(PREFIX) && chance.length === LENGTH && text.endsWith(checkCharacter(chance) ?? '\0')
}

/** A wrong character and two that changed places change the sum modulo a prime. */
function checkCharacter(chance: string): string | undefined {
  let sum = 0
  for (const [index, letter] of [...chance].entries()) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return undefined
    sum += value * (index + 2)
  }
  // Weight 1 is the check character's own.
  return LETTERS[(LETTERS.length - (sum % LETTERS.length)) % LETTERS.length]
}
