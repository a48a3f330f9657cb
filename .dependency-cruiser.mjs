/** Which folder may import which. Every rule says why, because its message is all that a reader of a failure sees. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'In a circle nothing can be read, tested or taken out alone. Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      name: 'gateway-and-platform-meet-on-the-wire',
      comment:
        'The platform stands in for an operator’s own, reached over REST only. What both sides must agree on is in ' +
        'packages/platform-api and packages/shared.',
      severity: 'error',
      from: { path: '^apps/(gateway|platform)/' },
      to: { path: '^apps/(gateway|platform|web)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-imports-only-schema-and-shared',
      comment: 'The browser speaks GraphQL. A REST shape or a server module in the bundle is a leak and dead weight.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps|packages|scripts|bench)/', pathNot: '^(apps/web|packages/(schema|shared))/' },
    },
    {
      name: 'games-import-only-packages',
      comment: 'A game client is built for its vendor’s origin: it shares packages with the site, never code of an app.',
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
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
