type DemoAccount = { username: string; password: string; what: string }

/** Printed after a start: the site's URL and the accounts that can log in. */
export function welcome(
  siteUrl: string,
  accounts: readonly DemoAccount[],
  startedAt: number,
  outboxUrl?: string,
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
    '  This is a demo (DEMO=true): these log-ins are published, and everyone who reaches the outbox reads all codes.',
    '  Keep it off the open network. All money is play money. Logs are in .data/logs. Ctrl-C stops everything.',
    '',
  ].join('\n')
}
