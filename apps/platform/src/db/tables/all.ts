/** Every table under one name, as Drizzle wants its schema. */
export * from './brand.ts'
export * from './cashier.ts'
export * from './games.ts'
export * from './ledger.ts'
export * from './members.ts'
export * from './play.ts'
export * from './sealing.ts'
