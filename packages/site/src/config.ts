import { SWITCHABLE_FEATURES } from '@playhouse/platform-api/features.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import * as z from 'zod'

/** Places of the web in which a project's own components render. `apps/web/src/extend/slot-data.ts` says what each is given. */
export const SLOT_NAMES = [
  'home.hero',
  'lobby.header',
  'game.badge',
  'deposit.aside',
  'withdrawal.aside',
  'footer.end',
] as const
export type SlotName = (typeof SLOT_NAMES)[number]

/** Rails of the home page, in our order. */
export const HOME_RAILS = ['hot', 'popular', 'highlights', 'lobbies'] as const
export type HomeRail = (typeof HOME_RAILS)[number]

/** A file of the project, named from its root. */
const file = z.string().regex(/^\.\/(?!.*\.\.)/, 'must be a path from the project’s root, such as ./slots/hero.tsx')

/** First parts of addresses that the web's groups of routes have whole (`apps/web/src/app/routes/route-groups.ts`). */
const OUR_ROOTS: ReadonlySet<string> = new Set(['member', 'agent', 'elott', 'lottery', 'vnlottery'])

const screen = z.strictObject({
  /** Address in lower case; parts such as `:id` are variables of the query. */
  path: z
    .string()
    .regex(/^\/[a-z][a-z0-9-]*(\/:?[a-zA-Z0-9-]+)*$/, 'must be a path such as /loyalty')
    .refine((path) => !OUR_ROOTS.has(path.split('/')[1] ?? ''), 'is below an address whose screens are all ours'),
  /** Exports a `Component`. */
  file,
  /** Its query, for which `playhouse codegen` writes `<name>.generated.ts` beside it. */
  document: file.regex(/\.graphql$/, 'must be a .graphql file').optional(),
  /** `public`: the same for every visitor. `viewer`: rendered by the server for visitors, and read at each visit. `account`: of an account. */
  access: z.enum(['public', 'viewer', 'account']),
  /** Text of its entry in the side menu, as `lotus:loyalty`. */
  menu: z
    .string()
    .regex(/^[\w-]+:\w+$/, 'must be namespace:key')
    .optional(),
})

export const siteConfig = z.strictObject({
  /** Shown until the platform's own name of the brand has arrived, and in link previews. */
  name: z.string().min(1).max(40),
  description: z.string().min(1).max(160),
  /** Of visitors whose browser asks for none that the platform offers. */
  language: z.enum(Object.keys(LANGUAGES) as LanguageCode[]),
  /** Fonts of the first view, which pages preload. `theme/tokens.css` declares them by `@font-face`. Ours, where none are named. */
  fonts: z.array(file).max(4).optional(),
  /** The home page's rails in the project's order; one that is not named is left out. */
  home: z
    .array(z.enum(HOME_RAILS))
    .min(1)
    .refine((rails) => new Set(rails).size === rails.length, 'must name each rail once')
    .default([...HOME_RAILS]),
  /** What the site leaves out although the platform has it. */
  off: z.array(z.enum(SWITCHABLE_FEATURES)).default([]),
  /** Files whose default export is a module of the graph (`defineModule` of `@playhouse/gateway/module`). */
  graphql: z.array(file).default([]),
  screens: z.array(screen).max(50).default([]),
  /** Files whose default export is a payment provider (`definePaymentProvider` of `@playhouse/platform/extension`). */
  providers: z.array(file).default([]),
  /** Files that export a `Component`. */
  slots: z.partialRecord(z.enum(SLOT_NAMES), file).default({}),
})

/** As `playhouse.config.ts` states it. */
export type SiteOptions = z.input<typeof siteConfig>
export type SiteConfig = z.output<typeof siteConfig>

/** Types the default export of `playhouse.config.ts`. */
export const defineConfig = (options: SiteOptions): SiteOptions => options
