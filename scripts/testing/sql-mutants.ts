/** A change of a function's source that tests should notice. */
export interface SqlMutant {
  /** Line and column in the source, from 1. */
  place: string
  from: string
  to: string
  /** The whole source with the change. */
  source: string
}

interface Token {
  at: number
  text: string
}

/** Comments, texts and quoted names are one token each, and no mutant changes them. */
const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\w+|:=|=>|<=|>=|<>|\|\||->>?|::|\S/g

const REPLACED: Readonly<Record<string, readonly string[]>> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '=': ['<>'],
  '<>': ['='],
  '+': ['-'],
  '-': ['+'],
  AND: ['OR'],
  OR: ['AND'],
  NOT: [''],
  TRUE: ['false'],
  FALSE: ['true'],
  MIN: ['max'],
  MAX: ['min'],
  LEAST: ['greatest'],
  GREATEST: ['least'],
  ASC: ['DESC'],
  DESC: ['ASC'],
}

/** Changes in the body of a SQL function, one at a time. Some are no valid SQL. */
export function sqlMutants(source: string): SqlMutant[] {
  const [from, to] = [source.indexOf('$$') + 2, source.lastIndexOf('$$')]
  if (from < 2 || to < from) throw new Error('The source has no body between $$ and $$.')
  const tokens = [...source.slice(from, to).matchAll(TOKEN)]
    .map(({ index, 0: text }): Token => ({ at: from + index, text }))
    .filter(({ text }) => !text.startsWith('--') && !text.startsWith('/*'))
  return [...tokens.entries()].flatMap(([index, token]) =>
    [...replacements(token.text, token.at), ...conditions(tokens, index), ...statements(tokens, index)].map(
      (change) => ({
        place: getPlace(source, change.at),
        from: source.slice(change.at, change.end),
        to: change.to,
        source: source.slice(0, change.at) + change.to + source.slice(change.end),
      }),
    ),
  )
}

function getPlace(source: string, at: number): string {
  const lines = source.slice(0, at).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

interface Change {
  at: number
  end: number
  to: string
}

function replacements(text: string, at: number): Change[] {
  const others = /^\d+$/.test(text)
    ? [String(Number(text) + 1), String(Number(text) - 1)]
    : (REPLACED[text.toUpperCase()] ?? [])
  return others.map((to) => ({ at, end: at + text.length, to }))
}

const is = (token: Token | undefined, ...words: string[]) => words.includes(token?.text.toUpperCase() ?? '')
const getEnd = ({ at, text }: Token) => at + text.length

/** `IF … THEN` and `WHEN … THEN` that always or never apply. */
function conditions(tokens: readonly Token[], index: number): Change[] {
  if (!is(tokens[index], 'IF', 'ELSIF', 'WHEN') || is(tokens[index - 1], 'END')) return []
  const last = tokens.findIndex((token, at) => at > index && is(token, 'THEN', ';')) - 1
  const [first, end] = [tokens[index + 1], tokens[last]]
  if (!first || !end || !is(tokens[last + 1], 'THEN')) return []
  return ['true', 'false'].map((to) => ({ at: first.at, end: getEnd(end), to }))
}

/** A call that is not made, and a conflict that changes nothing. */
function statements(tokens: readonly Token[], index: number): Change[] {
  const token = tokens[index] as Token
  if (is(token, 'PERFORM')) {
    const end = tokens.find(({ at, text }) => at > token.at && text === ';')
    return end ? [{ at: token.at, end: end.at, to: 'NULL' }] : []
  }
  if (!is(token, 'DO') || !is(tokens[index + 1], 'UPDATE')) return []
  let depth = 0
  for (const [at, { text }] of tokens.entries()) {
    if (at <= index) continue
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    const last = tokens[at - 1]
    if (last && (depth < 0 || (depth === 0 && (text === ';' || is(tokens[at], 'RETURNING')))))
      return [{ at: token.at, end: getEnd(last), to: 'DO NOTHING' }]
  }
  return []
}
