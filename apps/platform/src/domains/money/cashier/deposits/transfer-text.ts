/**
 * Reference that a payer enters in a bank transfer, such as `PH7K2M9QXAH`: a prefix, eight random characters and a check
 * character. It is also the deposit's reference at the payment provider. Banks keep 25 ASCII characters.
 */

/** Excludes ambiguous characters. 31 letters: the check character needs a prime. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const PREFIX = 'PH'
const LENGTH = 8

/** @param random returns an unpredictable integer below `below` */
export function newTransferText(random: (below: number) => number): string {
  const chance = Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('')
  return PREFIX + chance + checkCharacter(chance)
}

/** Normalizes a bank's remark or a typed text: without case, spaces and marks. */
export const getLetters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')

/** Finds the first intact transfer text in a bank's remark, in any case and with spaces or other words. */
export function findTransferText(remark: string): string | undefined {
  const text = getLetters(remark)
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

/** A wrong character or a transposition changes the sum modulo a prime. */
function checkCharacter(chance: string): string | undefined {
  let sum = 0
  for (const [index, letter] of [...chance].entries()) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return undefined
    sum += value * (index + 2)
  }
  // Weight 1 belongs to the check character.
  return LETTERS[(LETTERS.length - (sum % LETTERS.length)) % LETTERS.length]
}
