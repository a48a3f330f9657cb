import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import { measuredTime, platformTime, textAlone, textsInPacks, tsPaths } from './source.ts'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

tester.run('source/texts-in-packs', textsInPacks, {
  valid: [
    "<Dialog title={t('title')} closeLabel={t('ui:close')} />",
    '<img alt="" className="rounded-card" />',
    '<Field label={name} description={`${amount} · ${price}`} placeholder="0.00" />',
    '<p role="status" title={isOpen ? t(\'open\') : undefined} />',
  ],
  invalid: [
    '<button aria-label="Close" />',
    '<section aria-roledescription="carousel" />',
    "<section aria-roledescription={several ? 'carousel' : undefined} />",
    '<Dialog closeLabel={`Close ${name}`} />',
    "<TextField label={name ?? 'Name'} />",
    '<input placeholder="Tìm" />',
  ].map((code) => ({ code, errors: [{ messageId: 'word' }] })),
})

tester.run('source/ts-paths', tsPaths, {
  valid: ["import { a } from './a.ts'", "import b from 'library/b.js'", "const c = await import('../c.tsx')"],
  invalid: [
    "import { a } from './a.js'",
    "export { a } from '../a.js'",
    "export * from '@playhouse/shared/a.js'",
    "const c = await import('./c.jsx')",
  ].map((code) => ({ code, errors: [{ messageId: 'path' }] })),
})

tester.run('source/text-alone', textAlone, {
  valid: [
    "<p>{isOpen ? t('open') : null}</p>",
    "<p>{t('games')} {isOpen ? <b>{t('open')}</b> : null}</p>",
    "<p>{isOpen ? t('open') : t('closed')} <Icon /></p>",
    "<p>{isOpen ? <Icon /> : null}<span>{t('text')}</span></p>",
    "<p>{t('games')}<span>{folded > 0 ? ` ${t('folded')}` : null}</span></p>",
    "<p><Icon icon={Eye} />{t('text')}</p>",
    "<Dialog text={<>{t('text')} <Link /></>} />",
  ],
  invalid: [
    "<p>{t('games')}{folded > 0 ? ` ${t('folded')}` : null}</p>",
    "<p>{t('games')}{folded > 0 ? <>{t('folded')}</> : null}</p>",
    "<p>{isOpen ? <>{t('open')}</> : null}</p>",
    "<p>{isOpen && t('open')}<Icon /></p>",
    "<p>{isOpen ? <Icon /> : null}{t('text')}</p>",
    '<ul>{rows.map((row) => <li key={row} />)}{name.first}</ul>',
    '<p>{isOpen ? <b /> : bet.name}<span /></p>',
    "<Row state={since ? <>{t('since')}</> : null} />",
    "const Notice = () => <>{t('text')}<Link /></>",
  ].map((code) => ({ code, errors: [{ messageId: 'alone' }] })),
})

tester.run('source/platform-time', platformTime, {
  valid: [
    'const at = serverNow()',
    'const startedAt = performance.now()',
    'const at = new Date(serverNow())',
    "const at = Date.parse('2026-11-27')",
    "import { parseDate } from '@internationalized/date'",
    "import { today } from './date-words.ts'",
    'const { now } = clock',
  ],
  invalid: [
    'const at = Date.now()',
    'const at = new Date()',
    'const text = Date()',
    "const at = Date['now']()",
    'const left = secondsLeft(end, Date.now)',
    'const { now } = Date',
    'const at = Temporal.Now.instant()',
    'const at = dayjs()',
    "import { today } from '@internationalized/date'",
    "import { isToday } from 'date-fns'",
  ].map((code) => ({ code, errors: [{ messageId: 'clock' }] })),
})

tester.run('source/measured-time', measuredTime, {
  valid: [
    'expect(performance.now() - began).toBeGreaterThan(500)',
    'expect(plan.rows - plan.read).toBeLessThan(500)',
    'expect(process.cpuUsage(began).user).toBeLessThan(500_000)',
    'await vi.waitFor(isDone, { timeout: 120_000 })',
    'await waitFor(isDone)',
  ],
  invalid: [
    ...['expect(performance.now() - began).toBeLessThan(500)', 'expect(Date.now() - at).toBeLessThanOrEqual(500)'].map(
      (code) => ({ code, errors: [{ messageId: 'duration' }] }),
    ),
    { code: 'await vi.waitFor(isDone)', errors: [{ messageId: 'second' }] },
  ],
})
