import type { SwapRouter } from "@latchkey/onchain-swap"

/** One of the local networks that the demo started. */
export interface StackNetwork {
  /** CAIP-2. */
  readonly id: string
  readonly name: string
  /** JSON-RPC; for Bitcoin the base of an Esplora API. */
  readonly rpcUrl: string
  /** The REST gateway of a Cosmos network. */
  readonly restUrl?: string
}

/** A chain that the demo had to leave out, and the package that brings what it lacks. */
export interface MissingChain {
  /** The chain's name in the playground. */
  readonly chain: string
  readonly package: string
}

/** The local networks; none when the site is served without them. */
export interface Stack {
  readonly networks: ReadonlyArray<StackNetwork>
  readonly missing: ReadonlyArray<MissingChain>
  /** The relay and the Verify service of the local WalletConnect; absent where there is none. */
  readonly pairing?: StackPairing
  /** Base of the local cloud; absent where there is none. */
  readonly cloudUrl?: string
  /** Base of the local exchanges that payments can be made from; absent where there are none. */
  readonly exchangesUrl?: string
  /** The frame of the local embedded wallet, and the mailbox of its codes; absent where there is none. */
  readonly embedded?: StackEmbedded
  /** The host page of local Safes, which shows the page at `?app=`; absent where there is none. */
  readonly safeUrl?: string
  /** The page of the local Farcaster client, which shows the page at `?app=`; absent where there is none. */
  readonly farcasterUrl?: string
  /** Where the local wallet in the place of Coinbase's is; absent where there is none. */
  readonly coinbaseUrl?: string
  /** Who pays the fees of what wallets do as operations; absent where nobody does. */
  readonly sponsor?: StackSponsor
  /** The exchanges of the local networks; absent where there is none. */
  readonly routers?: ReadonlyArray<SwapRouter>
}

/** Where pages and phones meet. */
export interface StackPairing {
  readonly relayUrl: string
  readonly verifyUrl: string
}

/** Where an embedded wallet is, and where its e-mails are read. */
export interface StackEmbedded {
  readonly frameUrl: string
  readonly inboxUrl: string
}

/** What wallets need to have their fees on the first local network of Ethereum paid by somebody else. */
export interface StackSponsor {
  /** JSON-RPC of a bundler (ERC-7769). */
  readonly bundlerUrl: string
  /** JSON-RPC of a paymaster (ERC-7677), which pays by `{ policyId: "welcome" }` and refuses by `{ policyId: "used-up" }`. */
  readonly paymasterUrl: string
  readonly entryPoint: `0x${string}`
  /** What an account of a key delegates to (EIP-7702). */
  readonly delegate: `0x${string}`
}

type Fields<A> = Partial<Record<keyof A, unknown>>

const isNetwork = (value: unknown): value is StackNetwork => {
  const { id, name, rpcUrl, restUrl } = (value ?? {}) as Fields<StackNetwork>
  return (
    typeof id === "string" &&
    typeof name === "string" &&
    typeof rpcUrl === "string" &&
    (restUrl === undefined || typeof restUrl === "string")
  )
}

const isRouter = (value: unknown): value is SwapRouter => {
  const { networkId, title, router, tokens } = (value ?? {}) as Fields<SwapRouter>
  return (
    [networkId, title, router].every((text) => typeof text === "string") &&
    Array.isArray(tokens) &&
    tokens.every((token) => typeof token === "string")
  )
}

const isMissing = (value: unknown): value is MissingChain => {
  const { chain, package: name } = (value ?? {}) as Fields<MissingChain>
  return typeof chain === "string" && typeof name === "string"
}

const isPairing = (value: unknown): value is StackPairing => {
  const { relayUrl, verifyUrl } = (value ?? {}) as Fields<StackPairing>
  return typeof relayUrl === "string" && typeof verifyUrl === "string"
}

const isEmbedded = (value: unknown): value is StackEmbedded => {
  const { frameUrl, inboxUrl } = (value ?? {}) as Fields<StackEmbedded>
  return typeof frameUrl === "string" && typeof inboxUrl === "string"
}

const isAddress = (value: unknown): value is `0x${string}` =>
  typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)

const isSponsor = (value: unknown): value is StackSponsor => {
  const { bundlerUrl, paymasterUrl, entryPoint, delegate } = (value ?? {}) as Fields<StackSponsor>
  return (
    typeof bundlerUrl === "string" &&
    typeof paymasterUrl === "string" &&
    isAddress(entryPoint) &&
    isAddress(delegate)
  )
}

const listOf = <A>(value: unknown, is: (entry: unknown) => entry is A): ReadonlyArray<A> =>
  Array.isArray(value) ? value.filter(is) : []

/** Asks the server of this page for its local networks. Without them, or without an answer, there are none. */
export const readStack = async (base: string): Promise<Stack> => {
  try {
    const response = await fetch(`${base}stack.json`, { headers: { accept: "application/json" } })
    const body = ((response.ok ? await response.json() : undefined) ?? {}) as Fields<Stack>
    return {
      networks: listOf(body.networks, isNetwork),
      missing: listOf(body.missing, isMissing),
      ...(isPairing(body.pairing) ? { pairing: body.pairing } : {}),
      ...(typeof body.cloudUrl === "string" ? { cloudUrl: body.cloudUrl } : {}),
      ...(typeof body.safeUrl === "string" ? { safeUrl: body.safeUrl } : {}),
      ...(typeof body.farcasterUrl === "string" ? { farcasterUrl: body.farcasterUrl } : {}),
      ...(typeof body.coinbaseUrl === "string" ? { coinbaseUrl: body.coinbaseUrl } : {}),
      ...(typeof body.exchangesUrl === "string" ? { exchangesUrl: body.exchangesUrl } : {}),
      ...(isEmbedded(body.embedded) ? { embedded: body.embedded } : {}),
      ...(isSponsor(body.sponsor) ? { sponsor: body.sponsor } : {}),
      ...(Array.isArray(body.routers) ? { routers: listOf(body.routers, isRouter) } : {})
    }
  } catch {
    return { networks: [], missing: [] }
  }
}
