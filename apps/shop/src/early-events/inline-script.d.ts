/** A file and all it imports as one script, by the plugin of `inline-script.ts`. */
declare module '*?inline-script' {
  const script: string
  export default script
}
