/** Where there is no room for all of it, an address goes on below after its @; within a part only as a last resort. */
export function EmailText({ email }: { email: string }) {
  const domainAt = email.lastIndexOf('@') + 1
  return (
    // however long it is, the columns beside it keep their room
    <span className="block max-w-80">
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </span>
  )
}
