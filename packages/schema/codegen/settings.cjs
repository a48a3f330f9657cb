/** Settings of the types that documents have, ours and those of projects. */
const scalars = {
  Decimal: 'string',
  Amount: 'string',
  CurrencyCode: 'string',
  DateTime: 'string',
  Date: 'string',
  TimeOfDay: 'string',
  URL: 'string',
  Html: 'string',
  EventCursor: 'string',
}

/** Strings everywhere: the platform's own ids are numbers, the graph's are text. */
exports.typescript = {
  scalars: { ...scalars, ID: 'string' },
  strictScalars: true,
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: false,
  nonOptionalTypename: true,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
}

/** Of what stands beside a document. */
exports.operations = {
  ...exports.typescript,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
  skipTypeNameForRoot: true,
  dedupeFragments: true,
  // So that the preset names the documents of fragments that fragments spread, too.
  documentMode: 'documentNodeImportFragments',
  namespacedImportName: 'Types',
}
