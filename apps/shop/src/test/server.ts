import { setupServer } from 'msw/node'

/** Stands where the network would be; a call nobody answers fails its test. */
export const server = setupServer()
