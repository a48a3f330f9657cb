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

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Files in a cycle cannot be read, tested or removed alone; types count too. Move what both need to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere fails only when the file is run.',
      severity: 'error',
      // The benchmark's peers are installed beside it when it is run, never with the product.
      from: { pathNot: '^bench/gateway/peers/' },
      // The exceptions are types only, which the package says in a way that this tool does not read, and files that Vite loads as text.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$|\\?raw$' },
    },
    {
      name: 'packages-import-no-app',
      comment:
        'The packages are the ground that all apps stand on. What a package needs from an app belongs in a package.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|scripts|e2e|bench)/' },
    },
    {
      name: 'packages-by-name',
      comment:
        'Write @playhouse/<package>/<module>.ts: a path from folder to folder passes by the package’s exports, and breaks ' +
        'whenever either end moves.',
      severity: 'error',
      from: { path: '^(?:(?:apps|packages)/)?([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    ...WORKSPACES.map((file) => ({
      name: `${dirname(file)}-declares-its-packages`,
      comment:
        'Images install a workspace’s declared dependencies only; add the package to package.json, and run npm install.',
      severity: 'error',
      from: { path: `^${dirname(file)}/` },
      to: {
        path: '^packages/',
        pathNot: `^(${dirname(file)}|packages/(${getPackages(file).join('|')}))/`,
      },
    })),
    {
      name: 'server-only-on-servers',
      comment:
        'Logging, secrets and database connections need Node. What both sides of a wire agree on belongs in packages/shared.',
      severity: 'error',
      from: { path: '^(apps/(web|games)|packages/(shared|engines|schema|platform-api|vendor-api))/' },
      to: { path: '^packages/(server|postgres)/' },
    },
    {
      name: 'testing-only-in-tests',
      comment:
        'Packages ← testing, contract-suite ← tests, scripts, e2e and bench: an image has no use for free ports and scenarios.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/(src|seed)/', pathNot: `${TEST_FILE}|^packages/(testing|contract-suite)/` },
      to: { path: '^packages/(testing|contract-suite)/' },
    },
    {
      name: 'runs-without-dev-dependencies',
      comment:
        'npm start and the images install without devDependencies: what builds or runs the site is a dependency.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/((src|seed)/|[^/]+\\.ts$)|^scripts/(lib/|start\\.ts|reset\\.ts)',
        pathNot: `${TEST_FILE}|^packages/testing/|/(drizzle\\.config|codegen)\\.ts$`,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '/(@graphql-yoga/render-graphiql|lucide-react)/',
      },
    },
    {
      name: 'message-services-stand-alone',
      comment:
        'A message service is a folder: adding, changing or removing one touches no other. What all have is in message-sender.ts.',
      severity: 'error',
      from: { path: '^packages/vendor-api/src/messages/([^/]+)/' },
      to: {
        path: '^packages/vendor-api/src/messages/',
        pathNot: '^packages/vendor-api/src/messages/($1/|message-sender\\.ts$)',
      },
    },
    {
      name: 'identity-checkers-stand-alone',
      comment:
        'A provider of identity checks is a folder: adding, changing or removing one touches no other. What all have is in identity-checker.ts.',
      severity: 'error',
      from: { path: '^packages/vendor-api/src/identity-checks/([^/]+)/' },
      to: {
        path: '^packages/vendor-api/src/identity-checks/',
        pathNot: '^packages/vendor-api/src/identity-checks/($1/|identity-checker\\.ts$)',
      },
    },
    {
      name: 'payment-providers-stand-alone',
      comment:
        'A payment provider is a folder: adding, changing or removing one touches no other. What all have is in provider.ts.',
      severity: 'error',
      from: { path: '^packages/vendor-api/src/payments/([^/]+)/' },
      to: {
        path: '^packages/vendor-api/src/payments/',
        pathNot: '^packages/vendor-api/src/payments/($1/|provider\\.ts$)',
      },
    },
    {
      name: 'vendor-adapters-stand-alone',
      comment:
        'A vendor’s adapter is a folder: adding, changing or removing one touches no other. What all have is in vendor-adapter.ts.',
      severity: 'error',
      from: { path: '^packages/vendor-api/src/vendors/([^/]+)/' },
      to: {
        path: '^packages/vendor-api/src/vendors/',
        pathNot: '^packages/vendor-api/src/vendors/($1/|vendor-adapter\\.ts$)',
      },
    },
    {
      name: 'vendor-adapters-are-closed',
      comment:
        'The platform knows vendors by vendor-adapter.ts and all.ts alone; what speaks an adapter’s protocol is the vendor, here its simulator.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^(apps/simulators|packages/vendor-api/src/vendors)/|${TEST_FILE}` },
      to: { path: '^packages/vendor-api/src/vendors/[^/]+/' },
    },
    {
      name: 'engines-import-only-shared',
      comment: 'Game mathematics is pure functions, used by simulators and by the platform’s draws.',
      severity: 'error',
      from: { path: '^packages/engines/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(engines|shared|testing)/' },
    },
    {
      name: 'apps-meet-on-the-wire',
      comment:
        'Gateway, platform, simulators, web and games run on different machines. What two of them must agree on ' +
        'belongs in a package; tests that need two of them belong in e2e.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'referee-shares-no-code',
      comment:
        'The referee of the chaos run judges the platform: what it shared with it would be wrong in both, and found by neither.',
      severity: 'error',
      from: { path: '^bench/chaos/(referee|books|request-log)\\.ts$' },
      to: { path: '^(apps|packages|scripts|e2e)/|^bench/(?!chaos/(books|request-log)\\.ts$)' },
    },
    {
      name: 'platform-imports-no-seed',
      comment: 'The play world is a program above the domains; a platform without it must work.',
      severity: 'error',
      from: { path: '^apps/platform/src/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/seed/' },
    },
    {
      name: 'platform-layers-http',
      comment:
        'app → http → domains → ledger → db. Domains get their routes’ binder as an argument; what handlers need is in request/.',
      severity: 'error',
      from: { path: '^apps/platform/src/(domains|jobs|media|request|ledger|db)/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/(http/|app\\.ts|main\\.ts|open-services\\.ts)' },
    },
    {
      name: 'platform-layers-domains',
      comment:
        'app → http → domains → ledger → db. Only the app, its configuration and the audit know domains; the command line stands above all.',
      severity: 'error',
      from: {
        path: '^apps/platform/src/(media|request|ledger|db)/',
        pathNot: `${TEST_FILE}|^apps/platform/src/db/cli`,
      },
      to: { path: '^apps/platform/src/(domains|jobs)/' },
    },
    {
      name: 'platform-layers-ledger',
      comment: 'Media, requests and tables know no money.',
      severity: 'error',
      from: { path: '^apps/platform/src/(media|request|db)/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/ledger/' },
    },
    {
      name: 'platform-ledger-and-db-know-no-request',
      comment: 'The ledger is used by commands and jobs too: it throws its own errors and knows no caller.',
      severity: 'error',
      from: { path: '^apps/platform/src/(ledger|db)/', pathNot: `${TEST_FILE}|^apps/platform/src/db/cli` },
      to: { path: '^apps/platform/src/(request|media|config\\.ts)' },
    },
    ...LAYERS.slice(0, -1).map((layer, index) => ({
      name: `platform-domains-above-${layer}`,
      comment:
        `site ← people ← money ← play ← engagement: a lower layer knows no higher one. Move the part down, or let the lower ` +
        'layer define a hook that the higher one fills in.',
      severity: 'error',
      from: { path: `^apps/platform/src/domains/${layer}/`, pathNot: TEST_FILE },
      to: { path: `^apps/platform/src/domains/(${LAYERS.slice(index + 1).join('|')})/` },
    })),
    ...Object.entries(DOMAINS).flatMap(([layer, domains]) =>
      domains.slice(0, -1).map((domain, index) => ({
        name: `platform-${layer}-above-${domain}`,
        comment: `${domains.join(' ← ')}: two domains that import each other cannot be read or tested alone. What the lower one needs of the higher one is a hook.`,
        severity: 'error',
        from: { path: `^apps/platform/src/domains/${layer}/${domain}/`, pathNot: TEST_FILE },
        to: { path: `^apps/platform/src/domains/${layer}/(${domains.slice(index + 1).join('|')})/` },
      })),
    ),
    {
      name: 'platform-live-and-jobs-below-domains',
      comment:
        'Domains publish events and declare due work; what the relay and the routes of live events need of domains is an argument.',
      severity: 'error',
      from: { path: '^apps/platform/src/(live|jobs)/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/domains/' },
    },
    {
      name: 'platform-audit-above-domains',
      comment: 'The checks of the whole database know the rules of domains. Only the audit log is written from below.',
      severity: 'error',
      from: { path: '^apps/platform/src/(domains|jobs|live|lib|ledger|request)/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/audit/', pathNot: '/audit-log\\.ts$' },
    },
    {
      name: 'office-asks-domains',
      comment:
        'A page of the back office shows what a domain says and calls what a domain does; rows and SQL are in the domain’s operator.ts. ' +
        'Only accounts, log-ins, sessions, decisions, assignments and sums of operators are the office’s own.',
      severity: 'error',
      from: {
        path: '^apps/platform/src/office/',
        pathNot: `${TEST_FILE}|/(operator-accounts|operator-log-ins|operator-sessions|permissions|decisions|day-sums|acting|assignments)\\.ts$`,
      },
      to: { path: '^apps/platform/src/db/|node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'office-owns-its-tables',
      comment: 'The office’s own files read the tables of operators, and no other.',
      severity: 'error',
      from: { path: '^apps/platform/src/office/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/db/', pathNot: '^apps/platform/src/db/tables/office\\.ts$' },
    },
    {
      name: 'office-kit-knows-no-desk',
      comment:
        'The kit draws pages and forms, keeps queues and decisions, and knows neither a domain nor its desk. What it needs of one is an argument.',
      severity: 'error',
      from: { path: '^apps/platform/src/office/kit/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/(domains|office/(desks/|[^/]+$))' },
    },
    {
      name: 'office-desks-share-parts',
      comment: 'A desk is read and changed alone: what others may show of it is in its parts/.',
      severity: 'error',
      from: { path: '^apps/platform/src/office/desks/([^/]+)/', pathNot: TEST_FILE },
      to: {
        path: '^apps/platform/src/office/(desks/|[^/]+$)',
        pathNot: '^apps/platform/src/office/desks/($1/|[^/]+/parts/)',
      },
    },
    {
      name: 'platform-lib-knows-no-domain',
      comment: 'lib/ holds what several layers use: ranges, pages, days. It knows neither domains nor requests of one.',
      severity: 'error',
      from: { path: '^apps/platform/src/lib/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/(domains|jobs|http|office|live)/' },
    },
    {
      name: 'platform-app-lists-modules',
      comment:
        'app.ts is a table of contents: what a domain gives the platform is in its module.ts, what domains share in open-services.ts.',
      severity: 'error',
      from: { path: '^apps/platform/src/app\\.ts$' },
      to: { path: '^apps/platform/src/domains/', pathNot: '/module\\.ts$' },
    },
    {
      name: 'platform-modules-are-for-the-app',
      comment: 'A module puts a whole domain together. Another domain imports the file that it needs.',
      severity: 'error',
      from: { path: '^(apps|e2e|bench|scripts)/', pathNot: '^apps/platform/src/app\\.ts$' },
      to: { path: '^apps/platform/src/(domains/.+|live)/module\\.ts$' },
    },
    {
      name: 'platform-jobs-know-no-domain',
      comment: 'jobs/ runs and times work. The work itself belongs to a domain, whose module lists it.',
      severity: 'error',
      from: { path: '^apps/platform/src/jobs/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/(domains|live|office)/' },
    },
    {
      name: 'platform-domains-get-settings',
      comment: 'The configuration is put together from what domains declare; a domain that imports it closes a cycle.',
      severity: 'error',
      from: { path: '^apps/platform/src/(domains|jobs|media|request|ledger|db)/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/config\\.ts$' },
    },
    {
      name: 'no-circular-types',
      comment: 'A type-only circle runs, but its files still cannot be understood or moved alone.',
      severity: 'error',
      from: { path: '^(apps/gateway|packages)/' },
      to: { circular: true },
    },
    {
      name: 'gateway-graphql-below-http',
      comment: 'The gateway imports one way: http → graphql → domains → platform.',
      severity: 'error',
      from: { path: '^apps/gateway/src/graphql/' },
      to: { path: '^apps/gateway/src/(http|observability)/' },
    },
    {
      name: 'gateway-domains-below-graphql',
      comment:
        'Resolvers must run without a server. What they share (context, results, scalars, generated types) is in domains/base; ' +
        'http implements its interfaces.',
      severity: 'error',
      from: { path: '^apps/gateway/src/domains/' },
      to: { path: '^apps/gateway/src/(http|graphql|observability)/' },
    },
    {
      name: 'gateway-base-knows-no-domain',
      comment:
        'Every domain imports base: a domain that base imported would be tied to all others. What base needs moves down to it; ' +
        'what only some domains need stays with its domain.',
      severity: 'error',
      from: { path: '^apps/gateway/src/domains/base/' },
      to: { path: '^apps/gateway/src/domains/', pathNot: '^apps/gateway/src/domains/base/' },
    },
    {
      name: 'gateway-no-folder-cycles',
      comment:
        'Domains of the gateway stand in an order, as its layers do. A resolver of a type belongs to the domain that knows its ' +
        'value, not to the one that owns the type.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/gateway/src/' },
      to: { circular: true },
    },
    {
      name: 'gateway-platform-below-domains',
      comment: 'The REST client knows no GraphQL: http → graphql → domains → platform.',
      severity: 'error',
      from: { path: '^apps/gateway/src/platform/' },
      to: { path: '^apps/gateway/src/(http|graphql|domains|observability)/' },
    },
    {
      name: 'web-imports-schema-shared-and-rules',
      comment:
        'The browser speaks GraphQL. A REST shape or a server module in the bundle is a leak and dead weight. The rules of ' +
        'lotteries are pure: the page prices slips and proves results with the code that settles.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: {
        path: '^(apps|packages|scripts|bench)/',
        pathNot: '^(apps/web|packages/(schema|shared|site|testing|engines/src/lottery))/',
      },
    },
    {
      name: 'web-imports-testing-in-tests-only',
      comment: 'What tests share must not reach the bundle.',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/test/' },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'games-import-only-packages',
      comment:
        'A game client is built for its vendor’s origin: it shares packages with the site, never code of an app.',
      severity: 'error',
      from: { path: '^apps/games/' },
      to: { path: '^(apps|packages|scripts|bench)/', pathNot: '^(apps/games|packages/(engines|shared|vendor-api))/' },
    },
    {
      name: 'apps-import-no-scripts',
      comment:
        'packages ← apps ← scripts ← e2e, bench. Scripts start and test the apps; what their tests need as well belongs in ' +
        'packages/testing.',
      severity: 'error',
      from: { path: '^apps/' },
      to: { path: '^(scripts|e2e|bench)/' },
    },
    {
      name: 'scripts-below-e2e-and-bench',
      comment:
        'packages ← apps ← scripts ← e2e, bench. A command that needs a benchmark or an end-to-end test stands beside it.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^(e2e|bench)/' },
    },
    {
      name: 'e2e-and-bench-apart',
      comment:
        'Tests and measurements change for different reasons. What both need belongs in packages/testing or scripts/lib.',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'web-ui-knows-no-domain',
      comment: 'The kit in ui/ is dressed elements only: no domain, no router, no Apollo.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(domains|app|graphql)/|node_modules/(@apollo|react-router)' },
    },
    {
      name: 'web-domains-below-app',
      comment: 'The app knows its screens; a screen that knows the app cannot be loaded alone: ui ← domains ← app.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(app|kit)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-domains-meet-by-parts',
      comment:
        'What others may use of a domain stands in its parts/; the rest changes with its own screens only. The app puts whole domains together.',
      severity: 'error',
      from: { path: '^apps/web/src/domains/([^/]+)/', pathNot: TEST_FILE },
      to: { path: '^apps/web/src/domains/', pathNot: '^apps/web/src/domains/($1/|[^/]+/parts/)' },
    },
    {
      name: 'web-ground-below-domains',
      comment: 'What all domains stand on (graphql, forms, i18n, access) knows none of them beyond its parts.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: `^apps/web/src/(app|domains|kit)/|${TEST_FILE}` },
      to: { path: '^apps/web/src/domains/', pathNot: '^apps/web/src/domains/[^/]+/parts/' },
    },
    {
      name: 'sources-import-no-test',
      comment: 'A test and its helpers are not there when the app runs.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '\\.(test|fixture)\\.tsx?$|^(apps|packages)/[^/]+/test/' },
    },
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
