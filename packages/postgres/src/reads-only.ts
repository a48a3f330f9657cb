import type pg from 'pg'

export const READ_ONLY =
  'it is in recovery, or set to read only: it restores a backup, is a replica, or has `default_transaction_read_only`'

/** Whether a server answers reads and refuses writes, as it does in recovery. */
export async function readsOnly(client: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  return rows[0]?.transaction_read_only === 'on'
}
