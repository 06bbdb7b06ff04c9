import { Link, useParams } from 'react-router'
import { ConsolePage } from '../components/console-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { MessagePage } from '../features/messages/message-page.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function MessageRoute() {
  const { id = '' } = useParams()
  const message = trpc.messages.byId.useQuery({ id })
  return (
    <ConsolePage
      title={message.data?.subject || 'Message'}
      above={
        <Link to={paths.messages()} className="mb-2 inline-block py-1 underline underline-offset-4">
          All messages
        </Link>
      }
    >
      <QueryState query={message} failure="Failed to load the message">
        {(one) => <MessagePage key={one._id} message={one} />}
      </QueryState>
    </ConsolePage>
  )
}
