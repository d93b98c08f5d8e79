/** One of the local networks that the demo started. */
export interface StackChain {
  /** EIP-155 chain id. */
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
}

/** The local networks; none when the site is served without them. */
export type Stack = ReadonlyArray<StackChain>

const isChain = (value: unknown): value is StackChain => {
  const { id, name, rpcUrl } = (value ?? {}) as Partial<Record<keyof StackChain, unknown>>
  return Number.isSafeInteger(id) && typeof name === "string" && typeof rpcUrl === "string"
}

/** Asks the server of this page for its local networks. Without them, or without an answer, there are none. */
export const readStack = async (base: string): Promise<Stack> => {
  try {
    const response = await fetch(`${base}stack.json`, { headers: { accept: "application/json" } })
    const body: unknown = response.ok ? await response.json() : undefined
    const chains = (body as { readonly evm?: unknown } | undefined)?.evm
    return Array.isArray(chains) ? chains.filter(isChain) : []
  } catch {
    return []
  }
}
