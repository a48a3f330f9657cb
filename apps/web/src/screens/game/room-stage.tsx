import { useState } from 'react'
import type { OpenedGame } from './game-bar.tsx'
import { GameStage } from './game-stage.tsx'
import { RoomChoice } from './room-choice.tsx'

interface RoomStageProps {
  game: OpenedGame
  leaveTo: string
}

/** A game between players: a room first, and then the game in its place. */
export function RoomStage({ game, leaveTo }: RoomStageProps) {
  const [room, setRoom] = useState<{ id: string | null }>()
  if (!room) return <RoomChoice game={game} leaveTo={leaveTo} onChoose={(id) => setRoom({ id })} />
  return <GameStage game={game} leaveTo={leaveTo} roomId={room.id} />
}
