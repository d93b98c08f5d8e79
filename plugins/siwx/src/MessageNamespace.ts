/** How the messages of one namespace read. */
export interface MessageNamespace {
  /** CAIP-2. */
  readonly id: string
  /** As the first line of a message names its accounts: `Ethereum`. Tells namespaces apart in a message. */
  readonly account: string
  /** What an address looks like. Whether its checksum holds, a verifier checks. */
  readonly address: RegExp
}

/** The namespaces whose messages are known without being told. */
export const messageNamespaces: ReadonlyArray<MessageNamespace> = [
  { id: "eip155", account: "Ethereum", address: /^0x[\da-fA-F]{40}$/ },
  { id: "solana", account: "Solana", address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ }
]
