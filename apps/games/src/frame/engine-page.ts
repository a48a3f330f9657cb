import type { GameModel } from '@playhouse/engines/engine.ts'
import type { PageLanguage } from './texts/texts.ts'

/** Words of an engine's page; `press` stands on the button that plays, `pressed` while a round is awaited. */
export type EngineTexts = Readonly<Record<string, string> & Record<'press' | 'pressed' | 'ready', string>>

/** What an engine's page is drawn for. */
export interface EngineView<Model extends GameModel, Texts extends EngineTexts> {
  readonly model: Model
  readonly texts: Texts
  readonly language: PageLanguage
  readonly currency: string
  /** The game's id, for whatever may differ from game to game. */
  readonly nodeId: number
}

/** What an engine brings to the common frame: `engines/<kind>/page/page.ts`. All markup is safe HTML without style attributes. */
export interface EnginePage<Model extends GameModel = GameModel, Texts extends EngineTexts = EngineTexts> {
  /** The engine's folder; its `page/stage.ts` runs in the browser. */
  readonly folder: string
  /** CSS of the stage, read once. */
  readonly styles: string
  readonly texts: Readonly<Record<PageLanguage, Texts>>
  /** Whether the stage is given the views of earlier rounds. */
  readonly recalls?: true
  /** The stage as it stands before any round. */
  stage(view: EngineView<Model, Texts>): string
  /** Inputs of the bet beside the stake. */
  controls?(view: EngineView<Model, Texts>): string
  /** The rules: what wins, what it pays, how a round ends by time. */
  rules(view: EngineView<Model, Texts>): string
  /** The line shown before the first round. */
  ready(view: EngineView<Model, Texts>): string
  /** Plain JSON for `stage.ts`. */
  data(view: EngineView<Model, Texts>): unknown
}

/** An engine's page for models and texts that only it knows. */
export type AnyEnginePage = EnginePage<GameModel, EngineTexts>
