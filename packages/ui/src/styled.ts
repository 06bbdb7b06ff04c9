/** Base UI also takes a function for className; ours are strings, so that `cn` can merge them. */
export type Styled<Props> = Omit<Props, 'className'> & { className?: string | undefined }
