/** What the services call the own coin of a namespace's networks, which has no address. */
export const nativeTokens: Readonly<Record<string, string>> = {
  eip155: "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
  solana: "So11111111111111111111111111111111111111111"
}

/** The namespaces of whose tokens the service reads anew what it is asked to: elsewhere it refuses such a question. */
export const readAnew: ReadonlySet<string> = new Set(["eip155"])
