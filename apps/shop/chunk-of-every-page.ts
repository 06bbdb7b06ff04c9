type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const starts = /\/src\/(entry\.client|root)\.tsx/
// these name all there is of something; what is used of it comes along with those who use it
const indexes = /\/(core\/src\/.+\/index\.ts|lucide-react\.m?js)$/

/**
 * Names the chunk of what every page loads, which is what the entry or the root imports, directly or not: in one
 * file it compresses far better than in forty. Null for what only some pages need.
 */
export function chunkOfEveryPage(name: string) {
  const known = new Map<string, boolean>()

  function isInEveryPage(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // until it is known, so that modules that import each other come to an end
    known.set(id, false)
    const importers = graph.getModuleInfo(id)?.importers ?? []
    const isInIt = importers.some(
      (importer) => !indexes.test(importer) && (starts.test(importer) || isInEveryPage(importer, graph)),
    )
    known.set(id, isInIt)
    return isInIt
  }

  return (id: string, graph: ModuleGraph) => (isInEveryPage(id, graph) ? name : null)
}
