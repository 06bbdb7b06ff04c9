import { useParams } from 'react-router'
import { AdminPage } from '../components/admin-page.tsx'
import { QueryState } from '../components/query-state.tsx'
import { WayBack } from '../components/way-back.tsx'
import { MessagePage } from '../features/messages/message-page.tsx'
import { trpc } from '../lib/trpc.ts'
import { paths } from '../paths.ts'

export default function MessageRoute() {
  const { id = '' } = useParams()
  const message = trpc.messages.byId.useQuery({ id })
  return (
    <AdminPage
      title={message.data?.subject || 'Message'}
      above={<WayBack to={paths.messages()} label="All messages" />}
    >
      <QueryState query={message} failure="Failed to load the message">
        {(one) => <MessagePage key={one._id} message={one} />}
      </QueryState>
    </AdminPage>
  )
}
