import { expect, it } from 'vitest'
import type { pack as english } from '../apps/web/src/i18n/packs/EN/records.ts'
import { movementTypeOf, platformTypes } from '../apps/gateway/src/domains/records/movement-types.ts'
import { codeWord } from '../apps/platform/src/domains/engagement/records/file-code-words.ts'

it.each(['EN', 'VI', 'CN', 'ID', 'TH'] as const)(
  'files and pages name movements and wallets alike in %s',
  async (language) => {
    const { pack } = (await import(`../apps/web/src/i18n/packs/${language}/records.ts`)) as {
      pack: typeof english
    }
    const codes = platformTypes(Object.keys(pack.types) as (keyof typeof pack.types)[])
    expect(codes.length).toBeGreaterThan(25)
    for (const code of codes) expect(codeWord('types', code, language)).toBe(pack.types[movementTypeOf(code)])
    expect(codeWord('wallets', 'main', language)).toBe(pack.wallets.MAIN)
    expect(codeWord('wallets', 'bonus', language)).toBe(pack.wallets.BONUS)
    expect(codeWord('wallets', 'SEN', language)).toBe('SEN')
  },
)
