/** Which folder may import which. Every rule says why, because its message is all that a reader of a failure sees. */
const TEST_FILE = '\\.(test|fixture)\\.tsx?$'
/** The platform's layers from the bottom up: a domain imports domains of its own layer and of those below. */
const LAYERS = ['site', 'people', 'money', 'play', 'engagement']

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
      // The exception is types only, and says so in a way that this tool does not read.
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
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
      name: 'engines-import-only-shared',
      comment: 'Game mathematics is pure functions, used by simulators and by the platform’s draws.',
      severity: 'error',
      from: { path: '^packages/engines/' },
      to: { path: '^(apps|packages)/', pathNot: '^packages/(engines|shared)/' },
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
      to: { path: '^apps/platform/src/(http/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'platform-layers-domains',
      comment:
        'app → http → domains → ledger → db. Only the app, its configuration and jobs know domains; the command line stands above all.',
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
    {
      name: 'platform-lib-knows-no-domain',
      comment: 'lib/ holds what several layers use: ranges, pages, days. It knows neither domains nor requests of one.',
      severity: 'error',
      from: { path: '^apps/platform/src/lib/', pathNot: TEST_FILE },
      to: { path: '^apps/platform/src/(domains|jobs|http|office|live)/' },
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
        pathNot: '^(apps/web|packages/(schema|shared|engines/src/lottery))/',
      },
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
      comment: 'Scripts start and test the apps; an app that needs a script cannot be deployed without it. Tests may.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(scripts|e2e|bench)/' },
    },
    {
      name: 'web-ui-knows-no-domain',
      comment: 'The kit in ui/ is dressed elements only: no feature, no screen, no router, no Apollo.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^apps/web/src/(features|screens|app|graphql)/|node_modules/(@apollo|react-router)' },
    },
    {
      name: 'web-features-below-screens',
      comment: 'Screens are put together from features, never the other way round: ui ← features ← screens ← app.',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(screens|app)/' },
    },
    {
      name: 'web-screens-below-app',
      comment:
        'The app knows its screens; a screen that knows the app cannot be loaded alone: ui ← features ← screens ← app.',
      severity: 'error',
      from: { path: '^apps/web/src/screens/' },
      to: { path: '^apps/web/src/app/', pathNot: '^apps/web/src/app/paths\\.ts$' },
    },
    {
      name: 'no-feature-imports-another',
      comment:
        'Features stay separable. What two of them need goes down to ui/, graphql/ or packages/shared; a screen joins them.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
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
