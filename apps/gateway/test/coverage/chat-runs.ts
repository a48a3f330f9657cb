import { randomUUID } from 'node:crypto'
import type { MutationRuns } from './mutation-run.ts'
import type { World } from './world.ts'

const ROOM = 'GENERAL-VI'
const text = () => ({ requestKey: randomUUID(), roomId: ROOM, text: 'Good evening' })

async function insertMessage(world: World, name: string): Promise<string> {
  const [author] = await world.sql<{ id: number }>(`insert into chat_profile (member_id, name)
    select id, '${name}' from member where kind = 0 and id not in (select member_id from chat_profile)
    order by id limit 1 returning member_id as id`)
  const [row] = await world.sql<{ id: string }>(`insert into chat_message (room_id, author_id, name, text)
    values ('${ROOM}', ${author?.id}, '${name}', 'Good evening') returning id::text`)
  return row?.id ?? ''
}

export const CHAT_RUNS: MutationRuns = {
  sendChatMessage: [
    { as: 'newcomer', input: text, gives: 'SendChatMessageSuccess' },
    { as: 'newcomer', input: () => ({ ...text(), text: '' }), gives: 'InvalidInput' },
    { as: 'newcomer', input: () => ({ ...text(), text: 'www.example.test' }), gives: 'Problem' },
  ],
  readChatRoom: [
    { as: 'newcomer', input: () => ({ roomId: ROOM }), gives: 'ReadChatRoomSuccess' },
    { as: 'newcomer', input: () => ({ roomId: 'VIP' }), gives: 'Problem' },
  ],
  reportChatMessage: [
    {
      as: 'newcomer',
      input: async (world) => ({ roomId: ROOM, messageId: await insertMessage(world, 'CoralKite101'), reason: 'SPAM' }),
      gives: 'ReportChatMessageSuccess',
    },
    { as: 'newcomer', input: () => ({ roomId: ROOM, messageId: '0', reason: 'SPAM' }), gives: 'Problem' },
  ],
  muteChatName: [
    {
      as: 'newcomer',
      input: async (world) => {
        await insertMessage(world, 'JadeOtter202')
        return { name: 'JadeOtter202', isMuted: true }
      },
      gives: 'MuteChatNameSuccess',
    },
    { as: 'newcomer', input: () => ({ name: 'Nobody', isMuted: true }), gives: 'Problem' },
  ],
}
