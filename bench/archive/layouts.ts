import type pg from 'pg'
import { type History, MONTHS, type TableName, TABLES } from './fill.ts'

/** Months that stay in the tables that bets write to, where older ones leave. */
const LIVE_MONTHS = 12
const FIRST_LIVE = MONTHS - LIVE_MONTHS

/** Column by which a table is divided into months. Entries have no time, so the ledger is divided by the ids of a month. */
const DIVIDED_BY: Readonly<Record<TableName, string>> = {
  round: 'settled_at',
  ledger_transaction: 'id',
  ledger_entry: 'transaction_id',
}

/** Schema whose views join the archive to what is live, for those who read. */
export const READING = 'reading'

interface Definition {
  indexes: string[]
  triggers: string[]
}

/** Builds the layouts under the names of the platform's tables, one at a time. */
export class Layouts {
  readonly #client: pg.Client
  readonly #history: History
  readonly #definitions = new Map<TableName, Definition>()

  constructor(client: pg.Client, history: History) {
    this.#client = client
    this.#history = history
  }

  /** Moves the platform's own tables aside and stores their indexes and triggers. */
  async setAside(): Promise<void> {
    for (const table of TABLES) {
      const indexes = await this.#column(
        `select indexdef from pg_indexes where schemaname = 'public' and tablename = '${table}'`,
      )
      const triggers = await this.#column(
        `select pg_get_triggerdef(oid) from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal`,
      )
      this.#definitions.set(table, { indexes, triggers })
      await this.#client.query(`alter table ${table} rename to seed_${table}`)
    }
    await this.#client.query(
      `select setval('round_id_seq', ${this.#history.rounds + 1}), setval('ledger_transaction_id_seq', ${this.#history.firstTransaction(MONTHS)})`,
    )
  }

  /** One table for all months, as today. */
  async buildToday(): Promise<void> {
    await this.#fill('', 0, MONTHS)
    for (const table of TABLES) await this.#complete(table)
  }

  /** A partition for each month, and one for what comes. Unique indexes hold within a month only. */
  async buildPartitions(): Promise<void> {
    for (const table of TABLES) await this.#divide(table)
    for (let month = 0; month < MONTHS; month += 1) {
      const name = monthName(month)
      await this.#fill(name, month, month + 1)
      for (const table of TABLES) {
        await this.#index(table, `${table}${name}`)
        await this.#attach(table, month)
      }
    }
    for (const table of TABLES) {
      await this.#client.query(
        `create table ${table}_next (like seed_${table} including defaults including constraints)`,
      )
      await this.#index(table, `${table}_next`)
      await this.#client.query(
        `alter table ${table} attach partition ${table}_next for values from (${this.#bound(table, MONTHS)}) to (maxvalue)`,
      )
      await this.#open(table)
    }
    await this.#analyze()
  }

  /** Follows on partitions: the older months become the archive, and one table holds the others. */
  async buildArchive(): Promise<void> {
    await this.#client.query(`create schema ${READING}`)
    for (const table of TABLES) {
      for (let month = 0; month < FIRST_LIVE; month += 1)
        await this.#client.query(`alter table ${table} detach partition ${table}${monthName(month)}`)
      await this.#client.query(`drop table ${table}`)
      await this.#divide(table, `${table}_archive`)
      for (let month = 0; month < FIRST_LIVE; month += 1) await this.#attach(table, month, `${table}_archive`)
    }
    await this.#fill('', FIRST_LIVE, MONTHS)
    for (const table of TABLES) {
      await this.#complete(table)
      await this.#client.query(
        `create view ${READING}.${table} as select * from ${table} union all select * from ${table}_archive`,
      )
    }
    await this.#analyze()
  }

  /** Takes the oldest month out of the partitions, and puts it back. @returns milliseconds of taking it out */
  async detachMonth(): Promise<number> {
    const began = performance.now()
    for (const table of TABLES)
      await this.#client.query(`alter table ${table} detach partition ${table}${monthName(0)}`)
    const took = performance.now() - began
    for (const table of TABLES) await this.#attach(table, 0)
    return took
  }

  /** Moves the oldest live month to the archive. @returns milliseconds and bytes of the log */
  async archiveMonth(): Promise<{ milliseconds: number; logBytes: number }> {
    const position = () => this.#column('select pg_current_wal_lsn() - $$0/0$$::pg_lsn')
    const [from] = await position()
    const began = performance.now()
    const name = monthName(FIRST_LIVE)
    await this.#client.query('begin')
    // The journal refuses deletions.
    await this.#client.query(`set local session_replication_role = 'replica'`)
    for (const table of TABLES) {
      const isOld = `${DIVIDED_BY[table]} < ${this.#bound(table, FIRST_LIVE + 1)}`
      await this.#client.query(
        `create table ${table}${name} (like seed_${table} including defaults including constraints)`,
      )
      await this.#client.query(`insert into ${table}${name} select * from ${table} where ${isOld}`)
      await this.#client.query(`delete from ${table} where ${isOld}`)
      await this.#index(table, `${table}${name}`)
      await this.#attach(table, FIRST_LIVE, `${table}_archive`)
    }
    await this.#client.query('commit')
    const milliseconds = performance.now() - began
    const [to] = await position()
    return { milliseconds, logBytes: Number(to) - Number(from) }
  }

  /** Bytes of tables with their indexes: of those that bets write to, and of all. */
  async sizes(): Promise<{ live: number; all: number }> {
    const { rows } = await this.#client.query<{ live: string; all: string }>(`
      select sum(size) filter (where not is_archived) as live, sum(size) as all from (
        select pg_total_relation_size(part.oid) as size, coalesce(parent.relname like '%\\_archive', false) as is_archived
        from pg_class part left join pg_inherits on inhrelid = part.oid left join pg_class parent on parent.oid = inhparent
        where part.relkind = 'r' and part.relname ~ '^(${TABLES.join('|')})(_m\\d+|_next)?$'
      ) sized`)
    return { live: Number(rows[0]?.live), all: Number(rows[0]?.all) }
  }

  async drop(): Promise<void> {
    await this.#client.query(`drop schema if exists ${READING} cascade`)
    for (const table of TABLES) await this.#client.query(`drop table if exists ${table}, ${table}_archive`)
  }

  async #column(text: string): Promise<string[]> {
    const { rows } = await this.#client.query<[string]>({ text, rowMode: 'array' })
    return rows.map(([value]) => value)
  }

  /** Creates tables with this suffix and fills them with months; unindexed and in one transaction, so that nothing is logged. */
  async #fill(suffix: string, from: number, to: number): Promise<void> {
    const into = Object.fromEntries(TABLES.map((table) => [table, `${table}${suffix}`])) as Record<TableName, string>
    await this.#client.query('begin')
    for (const table of TABLES)
      await this.#client.query(
        `create table ${into[table]} (like seed_${table} including defaults including constraints)`,
      )
    for (let month = from; month < to; month += 1) {
      for (const text of this.#history.inserts(month, into)) await this.#client.query(text)
      console.log(`  ${time()} month ${month + 1} of ${MONTHS}`)
    }
    await this.#client.query('commit')
  }

  async #complete(table: TableName): Promise<void> {
    await this.#index(table, table)
    await this.#open(table)
    await this.#client.query(`analyze ${table}`)
    console.log(`  ${time()} indexes of ${table}`)
  }

  async #index(table: TableName, name: string): Promise<void> {
    for (const text of this.#definitions.get(table)?.indexes ?? [])
      await this.#client.query(text.replace(/INDEX \S+ ON \S+/, `INDEX ON ${name}`))
  }

  /** Makes a table ready for the posting functions: triggers, and ids from the platform's sequences. */
  async #open(table: TableName): Promise<void> {
    for (const text of this.#definitions.get(table)?.triggers ?? [])
      await this.#client.query(text.replace(/ ON \S+ /, ` ON ${table} `))
    if (table !== 'ledger_entry')
      await this.#client.query(`alter table ${table} alter id set default nextval('${table}_id_seq')`)
  }

  async #divide(table: TableName, name: string = table): Promise<void> {
    await this.#client.query(
      `create table ${name} (like seed_${table} including defaults including constraints) partition by range (${DIVIDED_BY[table]})`,
    )
  }

  async #attach(table: TableName, month: number, to: string = table): Promise<void> {
    const [from, until] = [this.#bound(table, month), this.#bound(table, month + 1)]
    await this.#client.query(
      `alter table ${to} attach partition ${table}${monthName(month)} for values from (${from}) to (${until})`,
    )
  }

  #bound(table: TableName, month: number): string {
    return table === 'round' ? `'${this.#history.startOf(month)}'` : String(this.#history.firstTransaction(month))
  }

  async #analyze(): Promise<void> {
    for (const table of TABLES) await this.#client.query(`analyze ${table}`)
  }
}

const time = () => new Date().toISOString().slice(11, 19)
const monthName = (month: number) => `_m${String(month).padStart(2, '0')}`
