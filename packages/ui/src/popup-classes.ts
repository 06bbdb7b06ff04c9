/** Unfolds from the top edge; the negative inset leaves room for the contact shadow and focus rings. */
export const popupClasses = [
  'rounded-cloth border bg-popover text-popover-foreground shadow-contact outline-none',
  'transition duration-200 ease-lay [clip-path:inset(-24px)]',
  'data-ending-style:opacity-0 data-starting-style:opacity-0 data-starting-style:[clip-path:inset(-24px_-24px_100%_-24px)]',
]
