/** How the messages of one namespace read. */
export interface MessageNamespace {
  /** CAIP-2. */
  readonly id: string
  /** As the first line of a message names its accounts: `Ethereum`. Tells namespaces apart in a message. */
  readonly account: string
  /** What an address looks like. Whether its checksum holds, a verifier checks. */
  readonly address: RegExp
}

// EIP-4361 and the profile of Solana name their accounts. For the others CAIP-122 asks for the name by which people know
// the ecosystem, and has no profile yet.
/** The namespaces whose messages are known without being told. */
export const messageNamespaces: ReadonlyArray<MessageNamespace> = [
  { id: "eip155", account: "Ethereum", address: /^0x[\da-fA-F]{40}$/ },
  { id: "solana", account: "Solana", address: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ },
  {
    id: "bip122",
    account: "Bitcoin",
    address: /^([123mn][1-9A-HJ-NP-Za-km-z]{25,34}|(bc|tb|bcrt)1[02-9ac-hj-np-z]{39,59})$/
  },
  { id: "polkadot", account: "Polkadot", address: /^[1-9A-HJ-NP-Za-km-z]{36,51}$/ },
  {
    id: "cosmos",
    account: "Cosmos",
    address: /^[a-z][a-z\d]{0,30}1([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/
  }
]
