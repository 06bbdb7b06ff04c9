/** Days for which an invitation to the staff works. See docs/policy.md#invitations. */
export const invitationDays = 7
