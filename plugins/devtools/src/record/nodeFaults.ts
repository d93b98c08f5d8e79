/** What every node of the kit's networks does: nothing wrong, answer late, or not be reached. */
export type NodeFaultName = "none" | "slow" | "down"

/** The faults of nodes in one page. */
export interface NodeFaults {
  readonly name: () => NodeFaultName
  readonly set: (name: NodeFaultName) => void
}

const SLOW_MILLIS = 5_000

const urlOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === "string" ? input : input instanceof URL ? input.href : input.url

/**
 * Makes the faults of the nodes whose origins `origins` lists. The page's `fetch` is as it was while none is switched on; requests to
 * other hosts go on as they are.
 */
export const makeNodeFaults = (origins: () => ReadonlyArray<string>): NodeFaults => {
  let current: NodeFaultName = "none"
  let undo = () => {}
  const isNode = (input: Parameters<typeof fetch>[0]) => {
    const url = urlOf(input)
    return origins().some((origin) => url === origin || url.startsWith(`${origin}/`))
  }
  const faulty = (original: typeof fetch): typeof fetch =>
    async function (input, init) {
      if (!isNode(input)) return original(input, init)
      // As a browser says it.
      if (current === "down") throw new TypeError("Failed to fetch")
      await new Promise((resolve) => setTimeout(resolve, SLOW_MILLIS))
      return original(input, init)
    }
  return {
    name: () => current,
    set: (name) => {
      undo()
      undo = () => {}
      current = name
      if (name === "none") return
      const original = globalThis.fetch
      const ours = faulty(original.bind(globalThis))
      globalThis.fetch = ours
      undo = () => {
        if (globalThis.fetch === ours) globalThis.fetch = original
      }
    }
  }
}
