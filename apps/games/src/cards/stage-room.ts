import { newClientSeed, isRecord, playApi, type Told } from '../frame/client/play-api.ts'
import type { TableAnswer } from '@playhouse/vendor-api/play-api-rooms.ts'

/** The calls of a card room. None throws, and every one may be made again as it was. */
export interface RoomCalls {
  now(): Promise<Told<TableAnswer>>
  sit(roomId: string | null): Promise<Told<TableAnswer>>
  /** The hand when it is newer than the version, or after ten seconds. */
  watch(handId: string, version: number): Promise<Told<TableAnswer>>
  /** In: the player's own seed; a random one where it is empty. */
  seed(handId: string, clientSeed: string): Promise<Told<TableAnswer>>
  partner(handId: string): Promise<Told<TableAnswer>>
  decide(handId: string, decision: 'raise' | 'fold'): Promise<Told<TableAnswer>>
  leave(handId: string): Promise<Told<TableAnswer>>
}

/** In: the page's play token; `call` is the browser's fetch. */
export function roomCalls(playToken: string, call: typeof fetch): RoomCalls {
  const api = playApi(playToken, call)
  const ask = (path: string, body?: unknown) => api(path, isTable, body)
  return {
    now: () => ask('table'),
    sit: (roomId) => ask('table/seat', roomId === null ? {} : { roomId }),
    watch: (handId, version) => ask(`table/${handId}?after=${version}`),
    seed: (handId, clientSeed) => ask(`table/${handId}/seed`, { clientSeed: clientSeed || newClientSeed() }),
    partner: (handId) => ask(`table/${handId}/partner`, {}),
    decide: (handId, decision) => ask(`table/${handId}/decision`, { decision }),
    leave: (handId) => ask(`table/${handId}/leave`, {}),
  }
}

const isTable = (told: unknown): told is TableAnswer =>
  isRecord(told) && 'hand' in told && Array.isArray(told.lastHands)
