/**
 * Text as search compares it: lower case, no accents, đ as d, punctuation as single spaces. The catalogue stores game names
 * folded by this function and a search is folded by it too, so both sides of the wire agree.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
