/** Each is a file and all it imports, built: the text of a script (`vite.config.ts`). */
declare module 'virtual:early-events' {
  const script: string
  export default script
}

declare module 'virtual:offline-page' {
  const script: string
  export default script
}

declare module 'virtual:service-worker' {
  const script: string
  export default script
}

/** Of the build that runs; its version changes with any file of the app. */
declare module 'virtual:react-router/server-manifest' {
  const manifest: { version: string }
  export default manifest
}
