import type { SiwxData } from "@latchkey/core"
import { messageNamespaces } from "../MessageNamespace.ts"
import type { SiwxRefusal } from "../SiwxRefusal.ts"
import { answeredInTime, Unanswered } from "./answeredInTime.ts"
import { checkMessage } from "./checkMessage.ts"
import type { Allowance } from "./makeAllowance.ts"
import type { Nonces } from "./makeNonces.ts"
import type { SiwxServerOptions } from "./SiwxServerOptions.ts"
import type { ReadContract, SignedMessage, SiwxVerifier } from "./SiwxVerifier.ts"

/** A sign-in that a browser offers. */
export interface Offered {
  readonly message: unknown
  readonly signature: unknown
  /** The name of the browser that its cookie holds; undefined without. */
  readonly browser: string | undefined
  /** As `clientOf` says; empty where clients are not told apart. */
  readonly client: string
}

/** A sign-in that holds. */
export interface Checked {
  readonly data: SiwxData
  readonly message: string
  readonly signature: string
}

interface Parts {
  readonly options: SiwxServerOptions
  readonly origins: ReadonlyArray<string>
  readonly nonces: Nonces
  readonly allowance: Allowance
  /** In milliseconds, both. */
  readonly freshness: number
  readonly lifetime: number
  readonly now: () => number
}

/** Whether a signature holds; undefined where a verifier of the site's own does not say in time. Rejects as the verifier does. */
const judged = async (
  verify: SiwxVerifier | undefined,
  signed: SignedMessage
): Promise<boolean | undefined> => {
  try {
    return verify !== undefined && (await verify(signed)) === true
  } catch (error) {
    if (error instanceof Unanswered) return undefined
    throw error
  }
}

/** Makes the check of sign-ins: first what costs nothing, last what others are asked for. It uses up no nonce. */
export const makeCheck = (parts: Parts): ((offered: Offered) => Promise<Checked | SiwxRefusal>) => {
  const { options, origins, nonces, allowance, freshness, lifetime, now } = parts
  const { chains, statement, readContract } = options
  const namespaces = [...messageNamespaces, ...(options.namespaces ?? [])]
  // Of the built-in ones nothing waits but what a contract is asked.
  const ownVerifiers = Object.fromEntries(
    Object.entries(options.verifiers ?? {}).map(([namespace, verify]): [string, SiwxVerifier] => [
      namespace,
      async (signed) => answeredInTime(Promise.resolve(verify(signed)))
    ])
  )
  const verifiersFor = (read: ReadContract | undefined): Readonly<Record<string, SiwxVerifier>> => ({
    eip155: async (signed) => (await import("./verifyEip155.ts")).verifyEip155(signed, read),
    solana: async (signed) => (await import("./verifySolana.ts")).verifySolana(signed),
    bip122: async (signed) => (await import("./verifyBip122.ts")).verifyBip122(signed),
    polkadot: async (signed) => (await import("./verifyPolkadot.ts")).verifyPolkadot(signed),
    cosmos: async (signed) => (await import("./verifyCosmos.ts")).verifyCosmos(signed),
    ...ownVerifiers
  })
  return async ({ message, signature, browser, client }) => {
    if (typeof message !== "string" || typeof signature !== "string") return "request"
    if (!allowance.mayAsk(client)) return "too-many"
    const expected = { origins, chains, namespaces, statement, now: now(), freshness, lifetime }
    const data = await checkMessage(message, expected)
    if (typeof data === "string") return data
    if (browser === undefined || !(await nonces.isOf(data.nonce, browser))) return "nonce"
    let isBusy = false
    const read =
      readContract &&
      (async (call: Parameters<ReadContract>[0]) => {
        const answered = await allowance.during(client, () => answeredInTime(readContract(call)))
        if (answered !== undefined) return answered
        isBusy = true
        throw new Error("Too many contracts are being asked.")
      })
    const verify = verifiersFor(read)[data.chainId.slice(0, data.chainId.indexOf(":"))]
    const holds = await judged(verify, { data, message, signature })
    if (isBusy || holds === undefined) return "busy"
    return holds ? { data, message, signature } : "signature"
  }
}
