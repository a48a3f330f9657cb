// Reads a report as strictly as an authority's schema would: known elements, in order, with values of their form.

interface Node {
  name: string
  text: string
  children: Node[]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const unescape = (text: string) =>
  text.replaceAll(/&(\w*);?/g, (entity, name: string) => {
    const sign = ENTITIES[name]
    if (sign === undefined || entity !== `&${name};`) throw new Error(`${entity} is no entity`)
    return sign
  })

function parse(xml: string): Node {
  const [head, body = ''] = [xml.slice(0, 39), xml.slice(39).trimEnd()]
  if (head !== '<?xml version="1.0" encoding="UTF-8"?>\n') throw new Error('no XML declaration')
  const root: Node = { name: '', text: '', children: [] }
  const path = [root]
  let end = 0
  for (const match of body.matchAll(/<(\/?)([a-z_0-9]+)>/g)) {
    const [tag, closes, name = ''] = match
    const here = path.at(-1)
    if (!here) throw new Error('too much is closed')
    const between = body.slice(end, match.index)
    if (between.includes('<') || between.includes('>')) throw new Error(`${between} is no text`)
    here.text += unescape(between)
    end = match.index + tag.length
    if (closes === '') {
      const child = { name, text: '', children: [] }
      here.children.push(child)
      path.push(child)
    } else if (path.pop()?.name !== name) throw new Error(`</${name}> closes something else`)
  }
  const [only, ...others] = root.children
  if (path.length !== 1 || end !== body.length || !only || others.length > 0) throw new Error('not one document')
  return only
}

const TEXT = /^[^]+$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
const CURRENCY = /^[A-Z]{3,5}$/
/** Elements in order; `?` may be missing, `*` any number, and `{}` has elements of its own. */
const FORMS: Readonly<Record<string, readonly (readonly [name: string, form: RegExp | '{}', count?: '?' | '*'])[]>> = {
  report: [
    ['rentity_branch', TEXT],
    ['submission_code', /^E$/],
    ['report_code', /^SAR$/],
    ['entity_reference', /^\d+\/\d+$/],
    ['submission_date', MOMENT],
    ['currency_code_local', CURRENCY],
    ['reporting_person', '{}'],
    ['reason', TEXT],
    ['activity', '{}'],
    ['report_indicators', '{}', '?'],
    ['payments', '{}', '?'],
  ],
  reporting_person: [['full_name', TEXT]],
  activity: [['report_parties', '{}']],
  report_parties: [['report_party', '{}']],
  report_party: [
    ['person', '{}', '?'],
    ['account', '{}'],
  ],
  person: [
    ['full_name', TEXT, '?'],
    ['birthdate', /^\d{4}-\d\d-\d\d$/, '?'],
    ['nationality1', /^[A-Z]{2}$/, '?'],
    ['phone', TEXT, '?'],
    ['address', TEXT, '?'],
    ['email', /^\S+@\S+$/, '?'],
    ['peps', '{}', '?'],
    ['sanctions', '{}', '?'],
  ],
  peps: [['pep', '{}', '*']],
  pep: [
    ['pep_country', /^[A-Z]{2}$/, '?'],
    ['comments', TEXT],
  ],
  sanctions: [['sanction_list', '{}', '*']],
  sanction_list: [
    ['provider', TEXT],
    ['sanction_list_name', TEXT],
    ['match_criteria', TEXT],
    ['comments', TEXT],
  ],
  account: [
    ['account', /^\d+$/],
    ['account_name', TEXT],
    ['opened', MOMENT],
  ],
  report_indicators: [['indicator', /^\w+: [^]+$/, '*']],
  payments: [['payment', '{}', '*']],
  payment: [
    ['transactionnumber', /^[DW]\d+$/],
    ['direction', /^(in|out)$/],
    ['date_transaction', MOMENT],
    ['amount_local', /^\d+\.\d{2}$/],
    ['currency_code', CURRENCY],
    ['transmode_comment', TEXT, '?'],
    ['counterparty', TEXT, '?'],
  ],
}

function check({ name, text, children }: Node): void {
  if (text.trim() !== '') throw new Error(`${name} has a text`)
  const left = [...children]
  for (const [expected, form, count] of FORMS[name] ?? []) {
    const found = count === '*' ? left.splice(0, left.findIndex((one) => one.name !== expected) >>> 0) : []
    if (count !== '*' && left[0]?.name === expected) found.push(...left.splice(0, 1))
    if (count === undefined && found.length !== 1) throw new Error(`${name} lacks ${expected}`)
    for (const child of found)
      if (form === '{}') check(child)
      else if (child.children.length > 0 || !form.test(child.text)) throw new Error(`${expected} is “${child.text}”`)
  }
  if (left.length > 0) throw new Error(`${name} has ${left[0]?.name} at a wrong place`)
}

const getTexts = (children: readonly Node[] = []) =>
  Object.fromEntries(children.map(({ name, text }) => [name, text])) as Record<string, string>

/** @throws Error for what is no such report */
export function readReport(xml: string) {
  const report = parse(xml)
  if (report.name !== 'report') throw new Error('no report')
  check(report)
  const find = (node: Node | undefined, ...names: string[]): Node | undefined =>
    names.reduce<Node | undefined>((at, name) => at?.children.find((child) => child.name === name), node)
  const party = find(report, 'activity', 'report_parties', 'report_party')
  return {
    ...getTexts(report.children),
    person: getTexts(find(party, 'person')?.children),
    peps: (find(party, 'person', 'peps')?.children ?? []).map(({ children }) => getTexts(children)),
    sanctions: (find(party, 'person', 'sanctions')?.children ?? []).map(({ children }) => getTexts(children)),
    account: getTexts(find(party, 'account')?.children),
    indicators: (find(report, 'report_indicators')?.children ?? []).map(({ text }) => text),
    payments: (find(report, 'payments')?.children ?? []).map(({ children }) => getTexts(children)),
  }
}
