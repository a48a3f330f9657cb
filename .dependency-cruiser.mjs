import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Which folder may import which. Every rule says why, because its message is all that a reader of a failure sees. */
const WORKSPACES = globSync(['{apps,packages}/*/package.json', '{e2e,bench}/package.json'])
const getPackages = (file) => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap(
    (name) => /^@playhouse\/(.+)/.exec(name)?.[1] ?? [],
  )
}
const TEST_FILE = '\\.(test|fixture)\\.tsx?$'
/** The platform's layers from the bottom up: a domain imports domains of its own layer and of those below. */
const LAYERS = ['site', 'people', 'money', 'play', 'engagement']
/** The domains of a layer from the bottom up: none imports one that stands after it. */
const DOMAINS = {
  money: ['wallet', 'limits', 'bonus', 'cashier', 'member-transfers'],
  play: ['games', 'winners', 'jackpots', 'lottery'],
}

/** Kinds of third parties in vendor-api, with the file that all of a kind have in common. */
const THIRD_PARTIES = {
  messages: 'message-sender',
  'identity-checks': 'identity-checker',
  payments: 'provider',
  registers: 'register',
  screening: 'screener',
  vendors: 'vendor-adapter',
}

const getSide = (side) => (typeof side === 'string' ? { path: side } : side)
const rule = (name, from, to, comment) => ({ name, comment, severity: 'error', from: getSide(from), to: getSide(to) })

export default {
  forbidden: [
    rule(
      'no-circular',
      {},
      { circular: true },
      'Files in a cycle cannot be read, tested or removed alone; types count too. Move what both need to a third file.',
    ),
    // The benchmark's peers are installed beside it when it is run, never with the product.
    // The exceptions are types only, which the package says in a way that this tool does not read, and files that Vite loads as text.
    rule(
      'resolvable',
      { pathNot: '^bench/gateway/peers/' },
      { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$|\\?raw$' },
      'An import that leads nowhere fails only when the file is run.',
    ),
    rule(
      'packages-import-no-app',
      '^packages/',
      '^(apps|scripts|e2e|bench)/',
      'The packages are the ground that all apps stand on. What a package needs from an app belongs in a package.',
    ),
    rule(
      'packages-by-name',
      '^(?:(?:apps|packages)/)?([^/]+)/',
      {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
      'Write @playhouse/<package>/<module>.ts: a path from folder to folder passes by the package’s exports, and breaks whenever either end moves.',
    ),
    ...WORKSPACES.map((file) =>
      rule(
        `${dirname(file)}-declares-its-packages`,
        `^${dirname(file)}/`,
        {
          path: '^packages/',
          pathNot: `^(${dirname(file)}|packages/(${getPackages(file).join('|')}))/`,
        },
        'Images install a workspace’s declared dependencies only; add the package to package.json, and run npm install.',
      ),
    ),
    rule(
      'server-only-on-servers',
      '^(apps/(web|games)|packages/(shared|engines|schema|platform-api|vendor-api))/',
      '^packages/(server|postgres)/',
      'Logging, secrets and database connections need Node. What both sides of a wire agree on belongs in packages/shared.',
    ),
    rule(
      'testing-only-in-tests',
      { path: '^(apps|packages)/[^/]+/(src|seed)/', pathNot: `${TEST_FILE}|^packages/(testing|contract-suite)/` },
      '^packages/(testing|contract-suite)/',
      'Packages ← testing, contract-suite ← tests, scripts, e2e and bench: an image has no use for free ports and scenarios.',
    ),
    rule(
      'runs-without-dev-dependencies',
      {
        path: '^(apps|packages)/[^/]+/((src|seed)/|[^/]+\\.ts$)|^scripts/(lib/|start\\.ts|reset\\.ts)',
        pathNot: `${TEST_FILE}|^packages/testing/|/(drizzle\\.config|codegen)\\.ts$`,
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '/(@graphql-yoga/render-graphiql|lucide-react)/',
      },
      'npm start and the images install without devDependencies: what builds or runs the site is a dependency.',
    ),
    ...Object.entries(THIRD_PARTIES).map(([folder, common]) =>
      rule(
        `${folder}-stand-alone`,
        `^packages/vendor-api/src/${folder}/([^/]+)/`,
        {
          path: `^packages/vendor-api/src/${folder}/`,
          pathNot: `^packages/vendor-api/src/${folder}/($1/|${common}\\.ts$)`,
        },
        `Each is a folder: adding, changing or removing one touches no other. What all have is in ${common}.ts.`,
      ),
    ),
    rule(
      'vendor-adapters-are-closed',
      { path: '^(apps|packages)/', pathNot: `^(apps/simulators|packages/vendor-api/src/vendors)/|${TEST_FILE}` },
      '^packages/vendor-api/src/vendors/[^/]+/',
      'The platform knows vendors by vendor-adapter.ts and all.ts alone; what speaks an adapter’s protocol is the vendor, here its simulator.',
    ),
    rule(
      'engines-import-only-shared',
      '^packages/engines/',
      { path: '^(apps|packages)/', pathNot: '^packages/(engines|shared|testing)/' },
      'Game mathematics is pure functions, used by simulators and by the platform’s draws.',
    ),
    rule(
      'apps-meet-on-the-wire',
      '^apps/([^/]+)/',
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Gateway, platform, simulators, web and games run on different machines. What two of them must agree on belongs in a package; tests that need two of them belong in e2e.',
    ),
    rule(
      'referee-shares-no-code',
      '^bench/chaos/(referee|books|request-log)\\.ts$',
      '^(apps|packages|scripts|e2e)/|^bench/(?!chaos/(books|request-log)\\.ts$)',
      'The referee of the chaos run judges the platform: what it shared with it would be wrong in both, and found by neither.',
    ),
    rule(
      'platform-imports-no-seed',
      { path: '^apps/platform/src/', pathNot: TEST_FILE },
      '^apps/platform/seed/',
      'The play world is a program above the domains; a platform without it must work.',
    ),
    rule(
      'platform-layers-http',
      { path: '^apps/platform/src/(domains|jobs|media|request|ledger|db)/', pathNot: TEST_FILE },
      '^apps/platform/src/(http/|app\\.ts|main\\.ts|open-services\\.ts)',
      'app → http → domains → ledger → db. Domains get their routes’ binder as an argument; what handlers need is in request/.',
    ),
    rule(
      'platform-layers-domains',
      {
        path: '^apps/platform/src/(media|request|ledger|db)/',
        pathNot: `${TEST_FILE}|^apps/platform/src/db/cli`,
      },
      '^apps/platform/src/(domains|jobs)/',
      'app → http → domains → ledger → db. Only the app, its configuration and the audit know domains; the command line stands above all.',
    ),
    rule(
      'platform-layers-ledger',
      { path: '^apps/platform/src/(media|request|db)/', pathNot: TEST_FILE },
      '^apps/platform/src/ledger/',
      'Media, requests and tables know no money.',
    ),
    rule(
      'platform-ledger-and-db-know-no-request',
      { path: '^apps/platform/src/(ledger|db)/', pathNot: `${TEST_FILE}|^apps/platform/src/db/cli` },
      '^apps/platform/src/(request|media|config\\.ts)',
      'The ledger is used by commands and jobs too: it throws its own errors and knows no caller.',
    ),
    ...LAYERS.slice(0, -1).map((layer, index) =>
      rule(
        `platform-domains-above-${layer}`,
        { path: `^apps/platform/src/domains/${layer}/`, pathNot: TEST_FILE },
        `^apps/platform/src/domains/(${LAYERS.slice(index + 1).join('|')})/`,
        `site ← people ← money ← play ← engagement: a lower layer knows no higher one. Move the part down, or let the lower ` +
          'layer define a hook that the higher one fills in.',
      ),
    ),
    ...Object.entries(DOMAINS).flatMap(([layer, domains]) =>
      domains
        .slice(0, -1)
        .map((domain, index) =>
          rule(
            `platform-${layer}-above-${domain}`,
            { path: `^apps/platform/src/domains/${layer}/${domain}/`, pathNot: TEST_FILE },
            `^apps/platform/src/domains/${layer}/(${domains.slice(index + 1).join('|')})/`,
            `${domains.join(' ← ')}: two domains that import each other cannot be read or tested alone. What the lower one needs of the higher one is a hook.`,
          ),
        ),
    ),
    rule(
      'platform-live-and-jobs-below-domains',
      { path: '^apps/platform/src/(live|jobs)/', pathNot: TEST_FILE },
      '^apps/platform/src/domains/',
      'Domains publish events and declare due work; what the relay and the routes of live events need of domains is an argument.',
    ),
    rule(
      'platform-audit-above-domains',
      { path: '^apps/platform/src/(domains|jobs|live|lib|ledger|request)/', pathNot: TEST_FILE },
      { path: '^apps/platform/src/audit/', pathNot: '/audit-log\\.ts$' },
      'The checks of the whole database know the rules of domains. Only the audit log is written from below.',
    ),
    rule(
      'office-asks-domains',
      {
        path: '^apps/platform/src/office/',
        pathNot: `${TEST_FILE}|/(operator-accounts|operator-log-ins|operator-sessions|permissions|decisions|day-sums|acting|assignments|saved-filters)\\.ts$`,
      },
      '^apps/platform/src/db/|node_modules/(drizzle-orm|pg)/',
      'A page of the back office shows what a domain says and calls what a domain does; rows and SQL are in the domain’s operator.ts. Only accounts, log-ins, sessions, decisions, assignments, filters and sums of operators are the office’s own.',
    ),
    rule(
      'office-owns-its-tables',
      { path: '^apps/platform/src/office/', pathNot: TEST_FILE },
      { path: '^apps/platform/src/db/', pathNot: '^apps/platform/src/db/tables/office\\.ts$' },
      'The office’s own files read the tables of operators, and no other.',
    ),
    rule(
      'office-kit-knows-no-desk',
      { path: '^apps/platform/src/office/kit/', pathNot: TEST_FILE },
      '^apps/platform/src/(domains|office/(desks/|[^/]+$))',
      'The kit draws pages and forms, keeps queues and decisions, and knows neither a domain nor its desk. What it needs of one is an argument.',
    ),
    rule(
      'office-desks-share-parts',
      { path: '^apps/platform/src/office/desks/([^/]+)/', pathNot: TEST_FILE },
      {
        path: '^apps/platform/src/office/(desks/|[^/]+$)',
        pathNot: '^apps/platform/src/office/desks/($1/|[^/]+/parts/)',
      },
      'A desk is read and changed alone: what others may show of it is in its parts/.',
    ),
    rule(
      'platform-lib-knows-no-domain',
      { path: '^apps/platform/src/lib/', pathNot: TEST_FILE },
      '^apps/platform/src/(domains|jobs|http|office|live)/',
      'lib/ holds what several layers use: ranges, pages, days. It knows neither domains nor requests of one.',
    ),
    rule(
      'platform-app-lists-modules',
      '^apps/platform/src/app\\.ts$',
      { path: '^apps/platform/src/domains/', pathNot: '/module\\.ts$' },
      'app.ts is a table of contents: what a domain gives the platform is in its module.ts, what domains share in open-services.ts.',
    ),
    rule(
      'platform-modules-are-for-the-app',
      { path: '^(apps|e2e|bench|scripts)/', pathNot: '^apps/platform/src/app\\.ts$' },
      '^apps/platform/src/(domains/.+|live)/module\\.ts$',
      'A module puts a whole domain together. Another domain imports the file that it needs.',
    ),
    rule(
      'platform-jobs-know-no-domain',
      { path: '^apps/platform/src/jobs/', pathNot: TEST_FILE },
      '^apps/platform/src/(domains|live|office)/',
      'jobs/ runs and times work. The work itself belongs to a domain, whose module lists it.',
    ),
    rule(
      'platform-domains-get-settings',
      { path: '^apps/platform/src/(domains|jobs|media|request|ledger|db)/', pathNot: TEST_FILE },
      '^apps/platform/src/config\\.ts$',
      'The configuration is put together from what domains declare; a domain that imports it closes a cycle.',
    ),
    rule(
      'no-circular-types',
      '^(apps/gateway|packages)/',
      { circular: true },
      'A type-only circle runs, but its files still cannot be understood or moved alone.',
    ),
    rule(
      'gateway-graphql-below-http',
      '^apps/gateway/src/graphql/',
      '^apps/gateway/src/(http|observability)/',
      'The gateway imports one way: http → graphql → domains → platform.',
    ),
    rule(
      'gateway-domains-below-graphql',
      '^apps/gateway/src/domains/',
      '^apps/gateway/src/(http|graphql|observability)/',
      'Resolvers must run without a server. What they share (context, results, scalars, generated types) is in domains/base; http implements its interfaces.',
    ),
    rule(
      'gateway-base-knows-no-domain',
      '^apps/gateway/src/domains/base/',
      { path: '^apps/gateway/src/domains/', pathNot: '^apps/gateway/src/domains/base/' },
      'Every domain imports base: a domain that base imported would be tied to all others. What base needs moves down to it; what only some domains need stays with its domain.',
    ),
    {
      ...rule(
        'gateway-no-folder-cycles',
        '^apps/gateway/src/',
        { circular: true },
        'Domains of the gateway stand in an order, as its layers do. A resolver of a type belongs to the domain that knows its value, not to the one that owns the type.',
      ),
      scope: 'folder',
    },
    rule(
      'gateway-platform-below-domains',
      '^apps/gateway/src/platform/',
      '^apps/gateway/src/(http|graphql|domains|observability)/',
      'The REST client knows no GraphQL: http → graphql → domains → platform.',
    ),
    rule(
      'web-imports-schema-shared-and-rules',
      '^apps/web/',
      {
        path: '^(apps|packages|scripts|bench)/',
        pathNot: '^(apps/web|packages/(schema|shared|site|testing|engines/src/lottery))/',
      },
      'The browser speaks GraphQL. A REST shape or a server module in the bundle is a leak and dead weight. The rules of lotteries are pure: the page prices slips and proves results with the code that settles.',
    ),
    rule(
      'web-imports-testing-in-tests-only',
      { path: '^apps/web/', pathNot: '^apps/web/test/' },
      '^packages/testing/',
      'What tests share must not reach the bundle.',
    ),
    rule(
      'games-import-only-packages',
      '^apps/games/',
      { path: '^(apps|packages|scripts|bench)/', pathNot: '^(apps/games|packages/(engines|shared|vendor-api))/' },
      'A game client is built for its vendor’s origin: it shares packages with the site, never code of an app.',
    ),
    rule(
      'apps-import-no-scripts',
      '^apps/',
      '^(scripts|e2e|bench)/',
      'packages ← apps ← scripts ← e2e, bench. Scripts start and test the apps; what their tests need as well belongs in packages/testing.',
    ),
    rule(
      'scripts-below-e2e-and-bench',
      '^scripts/',
      '^(e2e|bench)/',
      'packages ← apps ← scripts ← e2e, bench. A command that needs a benchmark or an end-to-end test stands beside it.',
    ),
    rule(
      'e2e-and-bench-apart',
      '^(e2e|bench)/',
      { path: '^(e2e|bench)/', pathNot: '^$1/' },
      'Tests and measurements change for different reasons. What both need belongs in packages/testing or scripts/lib.',
    ),
    rule(
      'web-ui-knows-no-domain',
      '^apps/web/src/ui/',
      '^apps/web/src/(domains|app|graphql)/|node_modules/(@apollo|react-router)',
      'The kit in ui/ is dressed elements only: no domain, no router, no Apollo.',
    ),
    rule(
      'web-domains-below-app',
      { path: '^apps/web/src/', pathNot: '^apps/web/src/(app|kit)/' },
      '^apps/web/src/app/',
      'The app knows its screens; a screen that knows the app cannot be loaded alone: ui ← domains ← app.',
    ),
    rule(
      'web-domains-meet-by-parts',
      { path: '^apps/web/src/domains/([^/]+)/', pathNot: TEST_FILE },
      { path: '^apps/web/src/domains/', pathNot: '^apps/web/src/domains/($1/|[^/]+/parts/)' },
      'What others may use of a domain stands in its parts/; the rest changes with its own screens only. The app puts whole domains together.',
    ),
    rule(
      'web-ground-below-domains',
      { path: '^apps/web/src/', pathNot: `^apps/web/src/(app|domains|kit)/|${TEST_FILE}` },
      { path: '^apps/web/src/domains/', pathNot: '^apps/web/src/domains/[^/]+/parts/' },
      'What all domains stand on (graphql, forms, i18n, access) knows none of them beyond its parts.',
    ),
    rule(
      'sources-import-no-test',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      '\\.(test|fixture)\\.tsx?$|^(apps|packages)/[^/]+/test/',
      'A test and its helpers are not there when the app runs.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.turbo/' },
    // TypeScript 7 has no parser that this tool can call; swc has, and sees type-only imports too.
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
