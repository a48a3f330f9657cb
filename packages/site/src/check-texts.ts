import type { PackTree } from '@playhouse/shared/packs.ts'

/** Placeholders and tags of a text. */
const getMarks = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(([, value, tag]) => value ?? `<${tag}>`))

/** What is wrong with texts that take the place of ours: keys that are not there, and values that nothing fills in. */
export function findTextProblems(own: PackTree, ours: PackTree, path = ''): string[] {
  return Object.entries(own).flatMap(([key, text]): string[] => {
    const name = `${path}${key}`
    const replaced = ours[key]
    if (replaced === undefined) return [`there is no text "${name}" to replace`]
    if (typeof text !== 'string')
      return typeof replaced === 'string'
        ? [`"${name}" is one text, not a group`]
        : findTextProblems(text, replaced, `${name}.`)
    if (typeof replaced !== 'string') return [`"${name}" is a group of texts`]
    const known = getMarks(replaced)
    return [...getMarks(text)]
      .filter((mark) => !known.has(mark))
      .map((mark) => `"${name}" has ${mark}, which the text that it replaces has not`)
  })
}
