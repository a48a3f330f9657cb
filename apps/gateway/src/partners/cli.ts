// npm run partner -- <create|documents|rotate|revoke|list>: partners in PARTNERS_FILE, by default .data/partners.json.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { makeKey, type Partner, readPartners, writePartners } from './partners-file.ts'

const USAGE = `npm run partner -- <command>

  create ID --name NAME [--per-minute 600] [--per-day N] [--streams 10]
                  register a partner; prints its key once. Without --per-day a day has no limit of its own
  limits ID [--per-minute N] [--per-day N|none] [--streams N]
                  change the limits that are named
  documents ID FILE...
                  register documents: .graphql files with one operation each, or JSON that maps hashes to texts;
                  --replace removes those that are not among them
  rotate ID [--hours 24]
                  make another key; those of before end after this time, 0 for at once
  revoke ID       end all keys of a partner within a second
  list            partners with their keys' numbers, limits and documents

PARTNERS_FILE is the file that the gateways read, by default .data/partners.json. Keys are stored as hashes.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    'per-minute': { type: 'string' },
    'per-day': { type: 'string' },
    streams: { type: 'string' },
    hours: { type: 'string', default: '24' },
    replace: { type: 'boolean', default: false },
  },
})

const file = process.env.PARTNERS_FILE || fileURLToPath(new URL('../../../../.data/partners.json', import.meta.url))
const now = new Date()

/** @throws Error with the usage, or what the file says of an input */
async function run(): Promise<string[]> {
  const [command, id = '', ...files] = positionals
  const partners = readPartners(file)
  const partner = partners.find((known) => known.id === id)
  const known = (): Partner => {
    if (!partner) throw new Error(`There is no partner ${id}.`)
    return partner
  }
  if (command === 'create') {
    if (partner) throw new Error(`There is a partner ${id} already.`)
    const { key, kept } = makeKey(id, now)
    write([
      ...partners,
      {
        id,
        name: values.name ?? id,
        createdAt: now.toISOString(),
        ...limitsOf({ requestsPerMinute: 600, requestsPerDay: null, streams: 10 }),
        keys: [kept],
        documents: {},
      },
    ])
    return [`The key of ${id}, which is not shown again:`, key]
  }
  if (command === 'limits') {
    const limits = limitsOf(known())
    replace(partners, { ...known(), ...limits })
    return [`${id}: ${limitText(limits)}`]
  }
  if (command === 'documents' && files.length > 0) {
    // The schema takes a second to load.
    const { checkedDocuments } = await import('./checked-documents.ts')
    const registered = checkedDocuments(files)
    const { documents } = known()
    replace(partners, { ...known(), documents: values.replace ? registered : { ...documents, ...registered } })
    return Object.entries(registered).map(([hash, { name }]) => `${hash}  ${name}`)
  }
  if (command === 'rotate') {
    const { key, kept } = makeKey(known().id, now)
    const hours = z.coerce.number().min(0).max(8_760).parse(values.hours)
    const ends = new Date(now.getTime() + hours * 3_600_000).toISOString()
    const before = known()
      .keys.filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now.getTime())
      .map((old) => ({ ...old, expiresAt: old.expiresAt !== null && old.expiresAt < ends ? old.expiresAt : ends }))
    replace(partners, { ...known(), keys: hours === 0 ? [kept] : [...before, kept] })
    return [`The new key of ${id}, which is not shown again; those of before end at ${ends}:`, key]
  }
  if (command === 'revoke') {
    replace(partners, { ...known(), keys: [] })
    return [`No key of ${id} works any more. rotate makes a new one.`]
  }
  if (command === 'list') {
    return partners.flatMap(({ id: own, name, keys, documents, ...limits }) => [
      `${own}  ${name}: ${limitText(limits)}`,
      ...keys.map(
        ({ id: number, createdAt, expiresAt }) => `  key ${number} of ${createdAt}, ends ${expiresAt ?? 'never'}`,
      ),
      ...Object.entries(documents).map(([hash, { type, name: document }]) => `  ${hash}  ${type} ${document}`),
    ])
  }
  throw new Error(USAGE)
}

type Limits = Pick<Partner, 'requestsPerMinute' | 'requestsPerDay' | 'streams'>

/** The limits of the command line, and of `before` where it names none. */
function limitsOf(before: Limits): Limits {
  const perDay = values['per-day']
  return {
    requestsPerMinute: Number(values['per-minute'] ?? before.requestsPerMinute),
    requestsPerDay: perDay === undefined ? before.requestsPerDay : perDay === 'none' ? null : Number(perDay),
    streams: Number(values.streams ?? before.streams),
  }
}

const limitText = ({ requestsPerMinute, requestsPerDay, streams }: Limits) =>
  [
    `${requestsPerMinute} requests a minute`,
    ...(requestsPerDay === null ? [] : [`${requestsPerDay} a day`]),
    `${streams} streams`,
  ].join(', ')

function replace(partners: readonly Partner[], changed: Partner): void {
  write(partners.map((partner) => (partner.id === changed.id ? changed : partner)))
}

/** @throws Error for what gateways could not read */
function write(partners: readonly Partner[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writePartners(file, partners)
}

try {
  process.stdout.write(`${(await run()).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}\n`)
  process.exitCode = 1
}
