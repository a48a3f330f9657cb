import { find, make, pause, prefersStillness } from '../frame/client/elements.ts'
import type { Frame, Stage } from '../frame/client/frame.ts'
import type { FishingView } from '@playhouse/engines/fishing/fishing.ts'
import type { StageData } from './stage-data.ts'
import { pond, type PondFish } from './stage-pond.ts'
import type { FishingTexts } from './texts/en.ts'

/** At most four shots a second. */
const SHORTEST_SHOT_MS = 250
const FLIGHT_MS = 160
const WORDS_MS = 1_400

/** The pond: aim at a fish, one shot at a time. Where the fish swim comes from a public seed and decides nothing. */
export function createStage({
  data,
  texts,
  amount,
  sounds,
  betChanged,
}: Frame<StageData, FishingTexts>): Stage<FishingView> {
  const water = find('#pond')
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="fish"]')]
  const play = find<HTMLButtonElement>('#play')
  const page = JSON.parse(find('#page-data').textContent ?? '') as { session: { serverSeedHash: string } }
  let target: PondFish | undefined
  let shotAt: PondFish | undefined
  let startedAt = 0

  const chosen = () => radios.find(({ checked }) => checked)?.value ?? ''
  const classOf = (id: string) => data.fish.find((fish) => fish.id === id)
  const aimAt = (fish: PondFish | undefined) => {
    if (!fish) return
    target = fish
    school.aim(fish)
    const { fish: id } = fish.swimmer
    for (const radio of radios) radio.checked = radio.value === id
    find('#about').textContent = classOf(id)?.about ?? ''
    betChanged()
  }
  const school = pond(
    page.session.serverSeedHash,
    data.fish.map(({ id }) => id),
    (fish) => {
      if (play.getAttribute('aria-disabled') === 'true') return
      aimAt(fish)
      play.click()
    },
  )
  const aimAtClass = () => aimAt(school.ofClass(chosen()))
  for (const radio of radios) radio.addEventListener('change', aimAtClass)
  document.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest('input')) return
    const index = radios.findIndex(({ checked }) => checked)
    const next = radios[(index + step + radios.length) % radios.length]
    if (next) next.checked = true
    aimAtClass()
  })
  queueMicrotask(aimAtClass)

  /** Words that stand for a moment where the shot went. */
  const tell = (at: PondFish, className: string, ...words: (Node | string)[]) => {
    for (const old of water.querySelectorAll('.told')) old.remove()
    const told = make('p', `told ${className}`, ...words)
    const { x, y } = at.place
    told.style.left = `${Math.max(14, Math.min(86, x * 100))}%`
    told.style.top = `${Math.max(14, Math.min(86, y * 100))}%`
    told.setAttribute('aria-hidden', 'true')
    water.append(told)
    setTimeout(() => told.remove(), WORDS_MS)
  }
  const fly = (at: PondFish) => {
    if (prefersStillness()) return
    const { clientWidth: width, clientHeight: height } = water
    const dart = make('i', 'dart')
    water.append(dart)
    const [x, y] = [at.place.x * width, at.place.y * height]
    const angle = `rotate(${Math.atan2(y - height, x - width / 2)}rad)`
    const frames = {
      transform: [`translate(${width / 2}px, ${height}px) ${angle}`, `translate(${x}px, ${y}px) ${angle}`],
    }
    const flight = dart.animate(frames, { duration: FLIGHT_MS, easing: 'ease-out' })
    flight.finished.finally(() => dart.remove()).catch(() => undefined)
  }

  return {
    bet: (stake) => (target ? { bet: { stake, fish: target.swimmer.fish } } : null),
    start() {
      startedAt = performance.now()
      shotAt = target
      if (shotAt) fly(shotAt)
      sounds.tick()
    },
    async show(view, round) {
      const hit = shotAt?.swimmer.fish === view.fish ? shotAt : school.ofClass(view.fish)
      shotAt = undefined
      if (!prefersStillness()) await pause(FLIGHT_MS - (performance.now() - startedAt))
      if (hit && view.caught) {
        sounds.step()
        tell(hit, 'caught', make('b', '', `×${view.multiplier}`), amount(view.payout))
        school.replace(hit, round.nextServerSeedHash)
      } else if (hit) tell(hit, 'missed', texts.miss)
      await pause(SHORTEST_SHOT_MS - (performance.now() - startedAt))
    },
    giveUp() {
      shotAt = undefined
    },
    wonOn: ({ fish, multiplier }) => `${classOf(fish)?.name ?? fish} ×${multiplier}`,
    breakdown: ({ fish, caught, multiplier }) => [
      [classOf(fish)?.name ?? fish, caught ? `×${multiplier}` : texts.miss],
    ],
    proof: ({ fish, multiplier }) => [
      [texts.fish, classOf(fish)?.name ?? fish],
      [texts.draw, String(multiplier)],
    ],
  }
}
