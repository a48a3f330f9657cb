import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
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

const OPTIONS = {
  name: { type: 'string' },
  'per-minute': { type: 'string' },
  'per-day': { type: 'string' },
  streams: { type: 'string' },
  hours: { type: 'string', default: '24' },
  replace: { type: 'boolean', default: false },
} as const

/**
 * Runs `npm run partner` with these arguments on a file of partners.
 * @returns lines to print
 * @throws Error with the usage, or what the file says of an input
 */
export async function partnerCommand(args: readonly string[], file: string): Promise<string[]> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS })
  const now = new Date()
  const write = (changed: readonly Partner[]) => {
    mkdirSync(dirname(file), { recursive: true })
    writePartners(file, changed)
  }
  const getLimits = (before: Limits) => changedLimits(before, values)
  const [command, id = '', ...files] = positionals
  const partners = readPartners(file)
  const partner = partners.find((known) => known.id === id)
  const known = (): Partner => {
    if (!partner) throw new Error(`There is no partner ${id}.`)
    return partner
  }
  const replace = (changed: Partner) => write(partners.map((before) => (before.id === changed.id ? changed : before)))
  if (command === 'create') {
    if (partner) throw new Error(`There is a partner ${id} already.`)
    const { key, stored } = makeKey(id, now)
    write([
      ...partners,
      {
        id,
        name: values.name ?? id,
        createdAt: now.toISOString(),
        ...getLimits({ requestsPerMinute: 600, requestsPerDay: null, streams: 10 }),
        keys: [stored],
        documents: {},
      },
    ])
    return [`The key of ${id}, which is not shown again:`, key]
  }
  if (command === 'limits') {
    const limits = getLimits(known())
    replace({ ...known(), ...limits })
    return [`${id}: ${limitText(limits)}`]
  }
  if (command === 'documents' && files.length > 0) {
    // The schema takes a second to load.
    const { checkedDocuments } = await import('./checked-documents.ts')
    const registered = checkedDocuments(files)
    const { documents } = known()
    replace({ ...known(), documents: values.replace ? registered : { ...documents, ...registered } })
    return Object.entries(registered).map(([hash, { name }]) => `${hash}  ${name}`)
  }
  if (command === 'rotate') {
    const { key, stored } = makeKey(known().id, now)
    const hours = z.coerce.number().min(0).max(8_760).parse(values.hours)
    const ends = new Date(now.getTime() + hours * 3_600_000).toISOString()
    const before = known()
      .keys.filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now.getTime())
      .map((old) => ({ ...old, expiresAt: old.expiresAt !== null && old.expiresAt < ends ? old.expiresAt : ends }))
    replace({ ...known(), keys: hours === 0 ? [stored] : [...before, stored] })
    return [`The new key of ${id}, which is not shown again; those of before end at ${ends}:`, key]
  }
  if (command === 'revoke') {
    replace({ ...known(), keys: [] })
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
function changedLimits(
  before: Limits,
  values: { 'per-minute'?: string; 'per-day'?: string; streams?: string },
): Limits {
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
