import type { ProviderAccess, ProviderDeclaration, ProviderKind } from './provider-declaration.ts'

export interface ProviderList<Kind extends ProviderKind, Opened> {
  /** Sets what the operator's project adds to ours. A process has one project, which it loads before its configuration. */
  setOfProject(providers: readonly ProviderDeclaration<Kind, Opened>[]): void
  /** Every provider that the platform can speak to, in the order in which they are asked unless an operator says otherwise. */
  list(): readonly ProviderDeclaration<Kind, Opened>[]
  /** Those that the project adds. */
  listOfProject(): readonly ProviderDeclaration<Kind, Opened>[]
  /** Name for operators; the code of a provider that this version does not have. */
  getName(code: string): string
  /** @param access of the configured ones, by code @throws Error that names the provider that cannot be opened, and why */
  open(access: Readonly<Record<string, ProviderAccess>>): ReadonlyMap<string, Opened>
}

/** The providers of one kind: ours, and before them those of the operator's project. All are opened by `guard`, which keeps their mistakes to themselves. */
export function createProviderList<Kind extends ProviderKind, Opened>(
  ours: readonly ProviderDeclaration<Kind, Opened>[],
  guard: (declared: ProviderDeclaration<Kind, Opened>, access: Required<ProviderAccess>) => Opened,
): ProviderList<Kind, Opened> {
  let ofProject: readonly ProviderDeclaration<Kind, Opened>[] = []
  const list = () => [...ofProject, ...ours]
  return {
    setOfProject: (providers) => void (ofProject = providers),
    list,
    listOfProject: () => ofProject,
    getName: (code) => list().find((known) => known.code === code)?.name ?? code,
    open: (access) =>
      new Map(
        list().flatMap((declared) => {
          const configured = access[declared.code]
          return configured ? [[declared.code, guard(declared, { settings: {}, ...configured })] as const] : []
        }),
      ),
  }
}
