import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { game, vendor } from './db/tables/games.ts'
import { member } from './db/tables/members.ts'
import { siteRows } from '../seed/site.ts'
import { foldText } from '@playhouse/shared/fold-text.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { addMember } from './domains/people/registration/add-member.ts'
import { hashQuickly } from './lib/password.fixture.ts'
import { slotEngine } from '@playhouse/engines/slot/engine.ts'
import { confirmDeposit } from './ledger/cashier.ts'
import type { AccountKindCode } from '@playhouse/shared/account-kinds.ts'

export const PASSWORD = 'marble-tide-9'

/** Accounts by username: kind, parent, and initial deposit. */
const ACCOUNTS = [
  ['general', 2, undefined, '0'],
  ['agenta', 1, 'general', '0'],
  ['agentb', 1, 'general', '0'],
  ['suba', 41, 'agenta', '0'],
  ['lan', 0, 'suba', '50000'],
  ['minh', 0, 'agenta', '10000'],
  ['hoa', 0, 'agentb', '1000000'],
  ['childless', 42, 'general', '0'],
] as const satisfies readonly (readonly [string, AccountKindCode, string | undefined, string])[]

/** Names as displayed; each covers a case of the search. */
const GAMES = [
  ['Rồng Vàng', 'RNG', 'SEN'],
  ['Vàng Rồng Đỏ', 'RNG', 'SEN'],
  ['Đèn Lồng Đông Hồ', 'RNG', 'TRE'],
  ['Golden Dragon', 'RNG', 'TRE'],
  ['Dragon Gate 88', 'RNG', 'SEN'],
  ['Snapdragon', 'INHOUSE', 'SEN'],
  ['Ngọc Biển', 'FISH', 'TRE'],
  ['Phượng Hoàng', 'LIVE', 'TRE'],
  ['Xổ Số Nhanh', 'ELOTT', 'SEN'],
  ['Xổ Số Chậm', 'LOTT', 'XSB'],
  ...Array.from({ length: 50 }, (_, index) => [`Bamboo ${index + 1}`, 'RNG', 'TRE'] as const),
] as const

/** Fills an empty database: the demo brand, a few games, and a small agent tree. */
export async function makeSmallWorld(database: Database): Promise<void> {
  for (const { table, rows } of siteRows({ seed: 1, end: new Date(), games: [] })) {
    await database.insert(table).values(rows as (typeof table.$inferInsert)[])
  }
  const vendors = ['SEN', 'TRE', 'XSB'].map((code) => ({
    code,
    name: `Nhà ${code}`,
    hue: 30,
    pattern: 'waves',
    isHot: code === 'SEN',
    accountTypeName: code === 'XSB' ? 'TCG_LOTTO_VN' : null,
    opensList: code === 'SEN',
    offersTrial: code === 'SEN',
  }))
  await database.insert(vendor).values(vendors)
  await database.insert(game).values(
    GAMES.map(([name, category, vendorCode], index) => {
      const model =
        category === 'RNG' || category === 'INHOUSE' ? slotEngine.models[index % slotEngine.models.length] : undefined
      return {
        nodeId: index + 1,
        gameCode: `${vendorCode}-${index + 1}`,
        name,
        searchName: foldText(name),
        category,
        vendorCode,
        popularity: 1000 - index,
        releasedOn: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
        returnToPlayer: model?.returnToPlayerBasisPoints ?? null,
        volatility: model?.volatility ?? null,
        modelId: model?.id ?? null,
        lines: model?.lines ?? null,
        minStake: model?.minStake ?? null,
        maxStake: model?.maxStake ?? null,
        gameClass: model?.gameClass ?? null,
        isHot: index < 5,
        isNew: false,
        maintenance: model === undefined,
      }
    }),
  )
  await addAccounts(database)
}

async function addAccounts(database: Database): Promise<void> {
  const passwordHash = await hashQuickly(PASSWORD)
  for (const [username, kind, above, deposit] of ACCOUNTS) {
    await withTransaction(database, async (tx) => {
      const [parent] = above ? await tx.select().from(member).where(eq(member.username, above)) : []
      const added = await addMember(tx, { username, nickname: username, passwordHash, kind, parent })
      if (!added) throw new Error(`${username} is there already.`)
      const payment = { channel: 'QR', paymentReference: `first:${added.id}`, createdAt: new Date() }
      if (deposit !== '0') await confirmDeposit(tx, { memberId: added.id, amount: parseAmount(deposit), ...payment })
    })
  }
}
