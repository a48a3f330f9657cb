// Lists in docs/jurisdictions.md each rule with its values, sources and tests. Part of `npm run codegen`.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROFILE_CODES, PROFILES } from '../apps/platform/src/domains/site/jurisdictions/profiles.ts'
import {
  type ProfileRules,
  RULE_NAMES,
  type RuleName,
  RULES,
} from '../apps/platform/src/domains/site/jurisdictions/rules.ts'
import { ROOT } from './lib/settings.ts'

const PAGE = join(ROOT, 'docs/jurisdictions.md')
const MARKED = /(<!-- rules: npm run codegen -->\n)[\s\S]*?(<!-- \/rules -->)/

interface RuleTest {
  rule: string
  title: string
  /** From the root. */
  file: string
}

/** Tests below a comment `Rule: <name>`. @throws Error for an unknown name */
function findTests(): RuleTest[] {
  const tests = globSync('apps/platform/src/**/*.test.ts', { cwd: ROOT })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\/\/ Rule: (\w+)\n\s*test\('([^']+)'/g)].map(
        ([, rule = '', title = '']) => ({ rule, title, file }),
      ),
    )
  const unknown = tests.find(({ rule }) => !RULE_NAMES.some((name) => name === rule))
  if (unknown) throw new Error(`${unknown.file} tests the rule ${unknown.rule}, which does not exist.`)
  return tests
}

function formatValue(value: ProfileRules[RuleName]): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value))
    return value.map((entry) => (typeof entry === 'string' ? entry : entry.name)).join(', ') || '–'
  return typeof value === 'number' ? String(value) : `${value.amount} ${value.currency}`
}

const describeValues = (name: RuleName): string[] => [
  `\`${name}\``,
  RULES[name].about,
  ...PROFILE_CODES.map((code) => formatValue(PROFILES[code].rules[name])),
]

/** @throws Error for a rule without a test */
function describeTests(name: RuleName, tests: readonly RuleTest[]): string[] {
  const own = tests.filter(({ rule }) => rule === name)
  if (own.length === 0) throw new Error(`No test says that it covers the rule ${name} of jurisdictions.`)
  const links = own.map(({ title, file }) => `[${title}](../${file})`)
  return [`\`${name}\``, links.join(', '), 'enforced']
}

const listSources = (name: RuleName): string[][] =>
  PROFILE_CODES.filter((code) => code !== 'none').map((code) => {
    const { source, uncertain = '' } = PROFILES[code].sources[name]
    return [`\`${name}\``, `\`${code}\``, source, uncertain]
  })

/** As oxfmt writes it. */
function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const draw = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [draw(head), draw([], '-'), ...rows.map((row) => draw(row))]
}

function listRules(): string {
  const tests = findTests()
  const codes = PROFILE_CODES.map((code) => `\`${code}\``)
  return [
    '### Values',
    '',
    ...drawTable(['Rule', 'What it regulates', ...codes], RULE_NAMES.map(describeValues)),
    '',
    '### Tests',
    '',
    ...drawTable(
      ['Rule', 'Test', 'State'],
      RULE_NAMES.map((name) => describeTests(name, tests)),
    ),
    '',
    '### Sources',
    '',
    ...drawTable(['Rule', 'Profile', 'Source', 'Uncertain'], RULE_NAMES.flatMap(listSources)),
  ].join('\n')
}

/** The page with its generated part. */
export function fillPage(page: string): string {
  if (!MARKED.test(page)) throw new Error('docs/jurisdictions.md has no place for the rules.')
  return page.replace(MARKED, (_, begin: string, end: string) => `${begin}\n${listRules()}\n\n${end}`)
}

if (import.meta.main) writeFileSync(PAGE, fillPage(readFileSync(PAGE, 'utf8')))
