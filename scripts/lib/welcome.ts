type DemoAccount = { username: string; password: string; what: string }

export interface BackOffice {
  url: string
  /** Operators with published tokens. */
  operators: readonly { name: string; token: string }[]
}

/** The closing block of a start: where the site is, and who can log in. */
export function welcome(
  siteUrl: string,
  accounts: readonly DemoAccount[],
  startedAt: number,
  { outboxUrl, office }: { outboxUrl?: string | undefined; office?: BackOffice } = {},
): string {
  const widest = (key: 'username' | 'password') => Math.max(...accounts.map((account) => account[key].length))
  const [username, password] = [widest('username'), widest('password')]
  return [
    '',
    `  Playhouse is ready at  ${siteUrl}  (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`,
    '',
    '  Log in as',
    ...accounts.map((it) => `    ${it.username.padEnd(username)}  ${it.password.padEnd(password)}  ${it.what}`),
    '',
    ...(outboxUrl ? [`  Codes and letters go to  ${outboxUrl}`, ''] : []),
    ...(office
      ? [
          `  Back office  ${office.url}`,
          ...office.operators.map((it) => `    ${it.name.padEnd(username)}  ${it.token}`),
          '',
        ]
      : []),
    '  This is a demo (DEMO=true): these log-ins are published, and everyone who reaches the outbox reads all codes.',
    '  Keep it off the open network. All money is play money. Logs are in .data/logs. Ctrl-C stops everything.',
    '',
  ].join('\n')
}
