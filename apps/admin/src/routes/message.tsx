import { useParams } from 'react-router'
import { ConsolePage } from '../components/console-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { MessagePage } from '../features/messages/message-page.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function MessageRoute() {
  const { id = '' } = useParams()
  const message = trpc.messages.byId.useQuery({ id })
  return (
    <ConsolePage
      title={message.data?.subject || 'Message'}
      above={<WayBack to={paths.messages()} label="All messages" />}
    >
      <QueryState query={message} failure="Failed to load the message">
        {(one) => <MessagePage key={one._id} message={one} />}
      </QueryState>
    </ConsolePage>
  )
}
