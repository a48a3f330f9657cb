import type { LastRound } from '@playhouse/vendor-api/play-api.ts'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount, useLaunched } from './launched.tsx'
import { isAbove, postToSite } from './play-api.ts'
import type { SwitchableSounds } from './sounds.ts'

/*
 * Parts shared by all games: page, dialogs, lists, tables and the proof of a round.
 */

const ICONS = {
  book: 'M12 7v14M3 18V4h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5v14h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
  shield: 'M20 13c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6l8-3 8 3zM9 12l2 2 4-4',
  sound: 'M11 5 6 9H3v6h3l5 4zM15.5 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12',
  silence: 'M11 5 6 9H3v6h3l5 4zM22 9l-6 6M16 9l6 6',
  exit: 'M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4M10 17l-5-5 5-5M5 12h11',
  close: 'M18 6 6 18M6 6l12 12',
  warning: 'M12 3 2 20h20zM12 10v4M12 17v.01',
}

export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}

interface IconButtonProps {
  /** Accessible name and tooltip. */
  label: string
  icon: keyof typeof ICONS
  onClick: () => void
  id?: string
}

function IconButton({ label, icon, ...button }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...button}>
      <Icon name={icon} />
    </button>
  )
}

interface DialogProps {
  id: string
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** Modal dialog. Its content stays mounted while closed, so that fields keep their input. */
export function Dialog({ id, title, isOpen, onClose, children }: DialogProps) {
  const { t } = useTranslation('frame')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog id={id} ref={dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton label={t('close')} icon="close" onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}

export type Pair = readonly [term: string, description: ReactNode, className?: string]

export function Pairs({
  pairs,
  className = 'pairs tabular',
  id,
}: {
  pairs: readonly Pair[]
  className?: string
  id?: string
}) {
  return (
    <dl id={id} className={className}>
      {pairs.map(([term, description, descriptionClass], index) => (
        <Fragment key={index}>
          <dt>{term}</dt>
          <dd className={descriptionClass}>{description}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ))
}

interface TableProps {
  className: string
  head: readonly ReactNode[]
  /** Each row: React key, header cell, further cells. */
  rows: readonly (readonly [key: string, header: ReactNode, ...cells: ReactNode[]])[]
  caption?: string
}

export function Table({ className, head, rows, caption }: TableProps) {
  return (
    <table className={`${className} tabular`}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, header, ...cells]) => (
          <tr key={key}>
            <th scope="row">{header}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PageProps {
  /** Below the game's name. */
  subtitle: ReactNode
  /** Between the titles and the buttons. */
  meter?: ReactNode
  /** Omitted for games without sound. */
  sounds?: SwitchableSounds
  rules: ReactNode
  fairness: ReactNode
  /** Opens the fairness dialog when it changes. */
  shownProof?: string | undefined
  onExit?: () => Promise<void>
  className?: string
  children: ReactNode
}

export function Page({ subtitle, meter, sounds, rules, fairness, shownProof, onExit, className, children }: PageProps) {
  const { t } = useTranslation('frame')
  const { launch } = useLaunched()
  const { game, mode, siteOrigin } = launch
  const [open, setOpen] = useState<'rules' | 'fairness' | null>(null)
  const [isSoundOn, setSoundOn] = useState(() => sounds?.isOn() ?? false)
  const close = () => setOpen(null)
  const [lastProof, setLastProof] = useState(shownProof)
  if (shownProof !== lastProof) {
    setLastProof(shownProof)
    setOpen('fairness')
  }
  const exit = async () => {
    await onExit?.()
    postToSite({ type: 'playhouse:exit' }, siteOrigin)
  }
  const toggleSound = () => {
    const on = sounds?.toggle() ?? false
    setSoundOn(on)
    postToSite({ type: 'playhouse:sound', on }, siteOrigin)
    sounds?.tick()
  }
  return (
    <>
      <div className={`page ${className ?? ''}`.trim()}>
        <BackgroundPattern nodeId={game.nodeId} />
        <header className="head">
          <div className="titles">
            <h1>{game.name}</h1>
            {subtitle}
          </div>
          {meter}
          {sounds ? (
            <IconButton
              label={t(isSoundOn ? 'soundOff' : 'soundOn')}
              icon={isSoundOn ? 'sound' : 'silence'}
              onClick={toggleSound}
            />
          ) : null}
          <IconButton label={t('rules')} icon="book" onClick={() => setOpen('rules')} />
          <IconButton label={t('fairness')} icon="shield" onClick={() => setOpen('fairness')} />
          <IconButton label={t('exit')} icon="exit" onClick={() => void exit()} />
        </header>
        <main>{children}</main>
        <footer className="foot">{t(mode === 'demo' ? 'ageAndMoneyDemo' : 'ageAndMoney')}</footer>
      </div>
      <Dialog id="rules" title={t('rules')} isOpen={open === 'rules'} onClose={close}>
        {rules}
      </Dialog>
      <Dialog id="fairness" title={t('fairness')} isOpen={open === 'fairness'} onClose={close}>
        {fairness}
      </Dialog>
    </>
  )
}

const TILES = [
  {
    size: [48, 24],
    path: 'M0 24A24 24 0 0 1 48 24M8 24A16 16 0 0 1 40 24M-24 12A24 24 0 0 1 24 12M24 12A24 24 0 0 1 72 12',
  },
  { size: [40, 40], path: 'M20 0L40 20L20 40L0 20ZM20 10L30 20L20 30L10 20Z' },
  { size: [64, 20], path: 'M0 10C16 -4 16 24 32 10S48 24 64 10M0 20C16 6 16 34 32 20S48 34 64 20' },
  { size: [48, 48], path: 'M0 12H24V36H12V24M48 12H36M24 48V42M0 36H6M36 48V24H48M24 0V6' },
  {
    size: [56, 56],
    path: 'M28 28m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M28 28m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0M28 28m-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0',
  },
]

/** Pattern and hue depend on the game's id; neighbouring ids differ. */
function BackgroundPattern({ nodeId }: { nodeId: number }) {
  const id = Math.abs(nodeId)
  const { size: [width, height] = [], path } = TILES[id % TILES.length] ?? {}
  return (
    <svg className="inlay" aria-hidden="true" style={{ '--hue': (id * 137) % 360 } as React.CSSProperties}>
      <defs>
        <pattern id="inlay" width={width} height={height} patternUnits="userSpaceOnUse">
          <path d={path} fill="none" stroke="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#inlay)" />
    </svg>
  )
}

export function Balance({ value }: { value: string }) {
  const { t } = useTranslation('frame')
  return (
    <p className="balance">
      <span className="label">{t('balance')}</span> <Amount id="balance" value={value} />
    </p>
  )
}

/** Details of the last round and a line for each earlier one. */
export function History({
  pairs,
  rounds,
}: {
  pairs: readonly Pair[] | null
  rounds: readonly Omit<LastRound, 'roundId'>[]
}) {
  const { t } = useTranslation('frame')
  return (
    // Scrollable, so it needs a tab stop for keyboard users.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="history" tabIndex={0} aria-labelledby="history-title">
      {pairs || rounds.length === 0 ? (
        <>
          <h2 id="history-title">{t('lastRound')}</h2>
          {pairs ? <Pairs pairs={pairs} /> : <p>{t('noRoundYet')}</p>}
        </>
      ) : null}
      {rounds.length > 0 ? (
        <>
          <h2 id={pairs ? undefined : 'history-title'}>{t('lastRounds')}</h2>
          <ol className="last-rounds tabular">
            {rounds.map(({ stake, payout }, index) => (
              <li key={index} data-won={isAbove(payout, stake) || undefined}>
                <span>
                  <Amount value={stake} />
                </span>
                <span>
                  <Amount value={payout} />
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  )
}

/**
 * Presses the primary button on Space and Enter unless the focused element uses them. A held key counts once: there is no
 * automatic play.
 */
export function usePressKeys(press: () => void): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      const target = event.target instanceof Element ? event.target : null
      if (target?.id === 'play') {
        if (event.repeat) event.preventDefault()
        return
      }
      if (target?.closest('button, a, select, dialog, input:not([type="radio"], [type="range"])')) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
