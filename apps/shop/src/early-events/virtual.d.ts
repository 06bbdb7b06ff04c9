/** `main.ts` and all it imports, built: the text of a script (`inline-script.ts`). */
declare module 'virtual:early-events' {
  const script: string
  export default script
}
